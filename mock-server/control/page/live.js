import { call, GoneError } from './api.js';
import { say } from './feedback.js';

/** @import { Call, Message, Overview, Person } from './types.js' */

const PERIOD_MS = 1_200;
const MOST_CALLS = 500;

/** The state of the mock as last read. */
export const state = {
  /** @type {Overview | null} */
  overview: null,
  /** @type {Person[]} */
  people: [],
  /** Newest first. @type {Message[]} */
  outbox: [],
  /** By id. @type {Map<number, Call>} */
  calls: new Map(),
};

/** @typedef {'overview' | 'people' | 'outbox' | 'calls' | 'gone' | 'back'} News */

/** @type {Map<News, (() => void)[]>} */
const listeners = new Map();

/** Calls `listener` on each news of this kind. @param {News} news @param {() => void} listener */
export function on(news, listener) {
  listeners.set(news, [...(listeners.get(news) ?? []), listener]);
}

/** @param {News} news */
const notify = (news) => listeners.get(news)?.forEach((listener) => listener());

let lastChange = 0;
let isGone = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {Promise<void> | null} */
let reading = null;

async function read() {
  const before = state.overview;
  /** @type {Overview} */
  const overview = await call('GET', 'overview');
  const isNewRun = before?.run !== overview.run;
  if (isNewRun) {
    lastChange = 0;
    state.calls.clear();
  }
  const havePeopleChanged = isNewRun || before.people_digest !== overview.people_digest;
  const hasOutboxChanged = isNewRun || before.outbox_count !== overview.outbox_count;
  const [people, outbox, calls] = await Promise.all([
    havePeopleChanged ? call('GET', 'people') : state.people,
    hasOutboxChanged ? call('GET', 'outbox') : state.outbox,
    call('GET', `calls?changed_after=${lastChange}&limit=${MOST_CALLS}`),
  ]);
  Object.assign(state, { overview, people, outbox });
  takeCalls(/** @type {Call[]} */ (calls));
  if (havePeopleChanged) notify('people');
  if (hasOutboxChanged) notify('outbox');
  if (isNewRun || /** @type {Call[]} */ (calls).length > 0) notify('calls');
  notify('overview');
}

/** @param {Call[]} calls */
function takeCalls(calls) {
  for (const each of calls) {
    state.calls.set(each.id, each);
    lastChange = Math.max(lastChange, each.change);
  }
  for (const id of [...state.calls.keys()].slice(0, -MOST_CALLS)) state.calls.delete(id);
}

/** Reads now, and then every `PERIOD_MS` while the page is visible. */
export async function refresh() {
  clearTimeout(timer);
  // A read that is running may have begun before the latest change, so another one follows it.
  if (reading) await reading;
  reading = poll();
  await reading;
  reading = null;
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(() => void refresh(), PERIOD_MS);
}

async function poll() {
  try {
    await read();
    if (isGone) notify('back');
    isGone = false;
  } catch (error) {
    if (error instanceof GoneError) {
      if (!isGone) notify('gone');
      isGone = true;
    } else say(error instanceof Error ? error.message : String(error), 'failed');
  }
}

/** Stops while the tab is hidden. */
export function startLive() {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer);
    else void refresh();
  });
  void refresh();
}
