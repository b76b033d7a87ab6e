import { h } from './dom.js';
import { refresh } from './live.js';

/** Sends a form without leaving the page. @param {Node[]} content @param {string} go @param {() => Promise<unknown>} send */
export function makeForm(content, go, send) {
  const button = h('button', { class: 'small' }, go);
  const form = h('form', { class: 'stack' }, ...content, h('div', { class: 'row' }, button));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await send();
    await refresh();
  });
  return form;
}
