import { call as control } from './api.js';
import { makeCallRow } from './callRow.js';
import { byId, hasWords } from './dom.js';
import { attempt } from './feedback.js';
import { on, refresh, state } from './live.js';
import { makeLiveList } from './liveList.js';

/** @import { Call } from './types.js' */

/** The live log of calls, newest first. Returns a function that filters it. */
export function startCalls() {
  const text = byId('calls-text', HTMLInputElement);
  const method = byId('calls-method', HTMLSelectElement);
  const onlyFailures = byId('calls-failures', HTMLInputElement);
  const pause = byId('calls-pause', HTMLButtonElement);
  let isPaused = false;
  const list = makeLiveList(byId('calls-list'), {
    keyOf: (/** @type {Call} */ { id }) => String(id),
    makeRow: makeCallRow,
    waiting: byId('calls-waiting', HTMLButtonElement),
    empty: byId('calls-empty'),
    many: 200,
  });

  const isWanted = (/** @type {Call} */ each) => {
    const all = `${each.method} ${each.path} ${each.user_email} ${each.status} ${JSON.stringify(each.body)}`;
    return (
      hasWords(all, text.value) &&
      (method.value === '' || each.method === method.value) &&
      (!onlyFailures.checked || hasFailed(each))
    );
  };
  const show = (isForced = false) => {
    if (isPaused && !isForced) return;
    const newest = [...state.calls.values()].sort((one, other) => other.id - one.id);
    list.set(newest.filter(isWanted), isForced);
  };

  text.addEventListener('input', () => show(true));
  for (const each of [method, onlyFailures]) each.addEventListener('change', () => show(true));
  byId('calls-filters').addEventListener('submit', (event) => event.preventDefault());
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    pause.setAttribute('aria-pressed', String(isPaused));
    show(!isPaused);
  });
  byId('calls-clear').addEventListener('click', async () => {
    await attempt(() => control('DELETE', 'calls'), 'The log is empty');
    await refresh();
    show(true);
  });
  on('calls', show);
  return (/** @type {string} */ wanted) => {
    text.value = wanted;
    show(true);
  };
}

/** Whether a call was refused, broke the contract, or got no response. @param {Call} call */
export const hasFailed = ({ status, outcome, contract_errors: errors }) =>
  outcome === 'dropped' || (status !== null && status >= 400) || errors.length > 0;
