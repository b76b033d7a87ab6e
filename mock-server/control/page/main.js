import { call } from './api.js';
import { startCalls } from './calls.js';
import { byId, setText, webAddress } from './dom.js';
import { startFaults } from './faults.js';
import { on, startLive, state } from './live.js';
import { startOutbox } from './outbox.js';
import { startPeople } from './people.js';
import { startClock, startFlags, startScenario } from './setup.js';
import { spanOf, timeOf } from './time.js';

/** @import { Choices, ScenarioChoice } from './types.js' */

const PARTS = ['people', 'outbox', 'calls', 'faults', 'setup'];

/** The decoded text; the text itself if it cannot be decoded. @param {string} text */
function readable(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Shows the section that the hash names: `#outbox`, `#calls?somebody@bos.test`. @param {Record<string, (text: string) => void>} filters */
function startParts(filters) {
  const show = () => {
    const [name = '', filter] = location.hash.slice(1).split('?');
    const part = PARTS.includes(name) ? name : 'people';
    for (const each of PARTS) {
      byId(`part-${each}`).hidden = each !== part;
      const link = document.querySelector(`nav a[href="#${each}"]`);
      if (each === part) link?.setAttribute('aria-current', 'page');
      else link?.removeAttribute('aria-current');
    }
    if (filter !== undefined) filters[part]?.(readable(filter));
    window.scrollTo(0, 0);
    document.title = `${part[0]?.toUpperCase()}${part.slice(1)} · BOS mock`;
  };
  window.addEventListener('hashchange', show);
  show();
}

/** The bar that is always visible: the connection to the mock, and its scenario and clock. */
function startBar() {
  const connection = byId('connection');
  const showConnection = (/** @type {boolean} */ isThere) => {
    setText(connection, isThere ? 'Live' : 'Gone. Trying again …');
    document.body.classList.toggle('is-gone', !isThere);
  };
  on('gone', () => showConnection(false));
  on('back', () => showConnection(true));
  on('overview', () => {
    if (!state.overview) return;
    const { scenario, now, ahead_s: aheadS, faults, app_url: appUrl } = state.overview;
    showConnection(true);
    setText(byId('bar-scenario'), scenario);
    setText(byId('bar-clock'), timeOf(now).slice(0, 5));
    setText(byId('bar-ahead'), aheadS === 0 ? '' : `+${spanOf(aheadS)}`);
    byId('app-link').setAttribute('href', webAddress(appUrl, location.href) ?? './');
    const armed = faults.filter(({ hits, times }) => times === undefined || hits < times);
    count('faults', armed.length);
    count('outbox', state.outbox.length);
    count('people', state.people.length);
    count('calls', state.calls.size);
  });
}

/** @param {string} part @param {number} number */
function count(part, number) {
  setText(byId(`count-${part}`), number === 0 ? '' : number > 499 ? '499+' : String(number));
}

async function start() {
  /** @type {[Choices, { scenarios: ScenarioChoice[] }]} */
  const [choices, known] = await Promise.all([call('GET', 'choices'), call('GET', 'scenarios')]);
  startBar();
  const filters = { people: startPeople(choices), outbox: startOutbox(), calls: startCalls() };
  startFaults();
  startScenario(known);
  startFlags();
  startClock();
  startParts(filters);
  startLive();
}

const RETRY_MS = 1_500;

/** Also works if the mock starts only after the page was opened. */
function startSomeTime() {
  start().catch(() => {
    setText(byId('connection'), 'Gone. Trying again …');
    document.body.classList.add('is-gone');
    setTimeout(startSomeTime, RETRY_MS);
  });
}

startSomeTime();
