import { call } from './api.js';
import { byId, h, setText } from './dom.js';
import { attempt } from './feedback.js';
import { effectOf, matchOf, PRESETS } from './faultTexts.js';
import { on, refresh, state } from './live.js';
import { startLatency } from './latency.js';

/** @import { ArmedFault, Fault } from './types.js' */

const NUMBERS = ['status', 'delay_ms', 'times', 'every'];
const CHECKS = ['drop', 'hang', 'is_applied'];

/** What goes wrong on purpose. */
export function startFaults() {
  const presets = byId('fault-presets');
  for (const { text, hint, fault } of PRESETS) {
    const button = h(
      'button',
      { type: 'button', class: 'preset' },
      h('strong', {}, text),
      h('span', {}, hint),
    );
    button.addEventListener('click', () => arm(fault, text));
    presets.append(h('li', {}, button));
  }
  startForm();
  byId('faults-clear').addEventListener('click', async () => {
    await attempt(() => call('DELETE', 'faults'), 'No fault is armed');
    await refresh();
  });
  const show = makeArmedList();
  on('overview', () => show(state.overview?.faults ?? []));
  startLatency();
}

/** @param {Fault} fault @param {string} text */
async function arm(fault, text) {
  const isArmed = await attempt(() => call('POST', 'faults', fault), `Armed: ${text}`);
  await refresh();
  return isArmed;
}

function startForm() {
  const form = byId('fault-form', HTMLFormElement);
  const problem = byId('fault-problem');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    try {
      const fault = readFault(new FormData(form));
      if (await arm(fault, matchOf(fault))) form.reset();
    } catch {
      problem.textContent = 'The answer is no JSON.';
      byId('fault-body').focus();
    }
  });
}

/** @param {FormData} form @returns {Fault} */
function readFault(form) {
  const text = (/** @type {string} */ name) => String(form.get(name) ?? '').trim();
  return {
    method: text('method') || '*',
    path: text('path') || '*',
    ...Object.fromEntries(
      NUMBERS.filter((name) => text(name) !== '').map((name) => [name, Number(text(name))]),
    ),
    ...Object.fromEntries(CHECKS.filter((name) => form.has(name)).map((name) => [name, true])),
    ...(text('body') === '' ? {} : { body: JSON.parse(text('body')) }),
  };
}

function makeArmedList() {
  const list = byId('faults-list');
  /** @type {Map<number, { element: HTMLElement, hits: HTMLElement }>} */
  const rows = new Map();
  return (/** @type {ArmedFault[]} */ faults) => {
    for (const [id, { element }] of rows) {
      if (faults.some((fault) => fault.id === id)) continue;
      const hadFocus = element.contains(document.activeElement);
      element.remove();
      rows.delete(id);
      if (hadFocus) list.focus();
    }
    for (const fault of faults) {
      const row = rows.get(fault.id) ?? makeArmedRow(fault);
      if (!rows.has(fault.id)) list.append(row.element);
      rows.set(fault.id, row);
      const { hits, times } = fault;
      setText(row.hits, times === undefined ? `met ${hits} ×` : `met ${hits} of ${times}`);
      row.element.classList.toggle('is-spent', times !== undefined && hits >= times);
    }
    byId('faults-empty').hidden = faults.length > 0;
    byId('faults-clear', HTMLButtonElement).disabled = faults.length === 0;
  };
}

/** @param {ArmedFault} fault */
function makeArmedRow(fault) {
  const hits = h('span', { class: 'quiet' });
  const away = h(
    'button',
    { type: 'button', class: 'small' },
    'Take away',
    h('span', { class: 'sr-only' }, ` fault ${fault.id}`),
  );
  away.addEventListener('click', async () => {
    await attempt(() => call('DELETE', `faults/${fault.id}`), `Fault ${fault.id} is gone`);
    await refresh();
  });
  const element = h(
    'li',
    { class: 'card armed' },
    h('span', { class: 'tag' }, String(fault.id)),
    h('span', { class: 'mono what' }, matchOf(fault)),
    h('span', { class: 'effect' }, effectOf(fault)),
    hits,
    away,
  );
  return { element, hits };
}
