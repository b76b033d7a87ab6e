import { byId, h } from './dom.js';

const SHOWN_MS = 4_000;
const TICKED_MS = 1_500;

/** Shows a short message at the edge of the page. @param {string} text @param {'done' | 'failed'} [kind] */
export function say(text, kind = 'done') {
  const region = byId(kind === 'failed' ? 'alerts' : 'toasts');
  const toast = h('p', { class: `toast ${kind}` }, text);
  region.append(toast);
  setTimeout(() => toast.remove(), kind === 'failed' ? SHOWN_MS * 2 : SHOWN_MS);
  while (region.childElementCount > 3) region.firstElementChild?.remove();
}

/**
 * Runs an action and shows whether it worked; returns that too.
 * @param {() => Promise<unknown>} act @param {string | null} [done]
 */
export async function attempt(act, done = null) {
  try {
    await act();
    if (done !== null) say(done);
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), 'failed');
    return false;
  }
}

/** Asks before something is lost. @param {{ title: string, text: string, go: string }} question @returns {Promise<boolean>} */
export function confirmed({ title, text, go }) {
  const dialog = byId('confirm', HTMLDialogElement);
  byId('confirm-title').textContent = title;
  byId('confirm-text').textContent = text;
  byId('confirm-go').textContent = go;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'go'), { once: true });
  });
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission, or too long after the click: the user copies the text by hand.
    const dialog = byId('by-hand', HTMLDialogElement);
    const box = byId('by-hand-text', HTMLTextAreaElement);
    box.value = text;
    dialog.showModal();
    box.select();
    return false;
  }
  return true;
}

/**
 * A button that copies a text; its width stays while it shows a tick.
 * @param {string} label the visible text @param {string} what the rest of its accessible name
 * @param {() => string | Promise<string>} read @param {string} [className]
 */
export function copyButton(label, what, read, className = 'small') {
  const button = h('button', { type: 'button', class: `copy ${className}` });
  button.append(h('span', { class: 'copy-mark', 'aria-hidden': 'true' }), label);
  // The visible text comes first in the name, for users who control the page by voice.
  button.append(h('span', { class: 'sr-only' }, ` ${what}`));
  button.addEventListener('click', () =>
    attempt(async () => {
      if (!(await copy(await read()))) return;
      button.classList.add('is-copied');
      setTimeout(() => button.classList.remove('is-copied'), TICKED_MS);
      say(`Copied: ${label.replace(/^Copy (the |as )?/, '')} ${what}`);
    }),
  );
  return button;
}
