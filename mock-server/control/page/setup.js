import { call } from './api.js';
import { byId, fill, h, setText } from './dom.js';
import { attempt, confirmed } from './feedback.js';
import { on, refresh, state } from './live.js';
import { dayOf, spanOf, timeOf } from './time.js';

/** @import { ScenarioChoice } from './types.js' */

/** The scenarios with their descriptions. @param {{ scenarios: ScenarioChoice[] }} known */
export function startScenario({ scenarios }) {
  const list = byId('scenario-list');
  const show = () => {
    const current = state.overview?.scenario ?? '';
    if (list.dataset['current'] === current) return;
    list.dataset['current'] = current;
    fill(list, ...scenarios.map((scenario) => makeScenario(scenario, scenario.name === current)));
  };
  on('overview', show);
}

/** @param {ScenarioChoice} scenario @param {boolean} isCurrent */
function makeScenario({ name, description, error }, isCurrent) {
  const button = h(
    'button',
    { type: 'button', class: 'small', disabled: error !== null },
    isCurrent ? 'Start again' : 'Start',
    h('span', { class: 'sr-only' }, ` ${name}`),
  );
  button.addEventListener('click', () => void startAgain(name));
  return h(
    'li',
    { class: `card scenario ${isCurrent ? 'is-current' : ''}` },
    h('h3', { class: 'mono' }, name, isCurrent && h('span', { class: 'tag good' }, 'running')),
    h('p', { class: error === null ? 'quiet' : 'problem' }, error ?? description),
    button,
  );
}

/** @param {string} name */
async function startAgain(name) {
  const { calls, outbox } = state;
  const isSure = await confirmed({
    title: `Start '${name}' again?`,
    text:
      'All that was typed, uploaded and set since the start is lost, and everybody is signed out. ' +
      `The log has ${calls.size} calls, the outbox ${outbox.length} messages.`,
    go: 'Start again',
  });
  if (!isSure) return;
  await attempt(() => call('POST', 'reset', { scenario: name }), `'${name}' has started`);
  await refresh();
  byId('scenario-list').focus();
}

/** A switch for each flag. */
export function startFlags() {
  const list = byId('flags-list');
  /** @type {Map<string, HTMLInputElement>} */
  const switches = new Map();
  const set = async (/** @type {string} */ name, /** @type {boolean} */ isOn) => {
    await attempt(
      () => call('PUT', 'flags', { [name]: isOn }),
      `${name} is ${isOn ? 'on' : 'off'}`,
    );
    await refresh();
  };
  on('overview', () => {
    const flags = state.overview?.flags ?? {};
    for (const [name, isOn] of Object.entries(flags)) {
      let box = switches.get(name);
      if (!box) {
        const made = h('input', { type: 'checkbox', role: 'switch', class: 'switch' });
        made.addEventListener('change', () => void set(name, made.checked));
        list.append(
          h('li', {}, h('label', { class: 'check' }, made, h('span', { class: 'mono' }, name))),
        );
        switches.set(name, made);
        box = made;
      }
      box.checked = isOn;
    }
  });
}

/** The mock's clock, which can only be moved forward. */
export function startClock() {
  const advance = async (/** @type {number} */ seconds) => {
    await attempt(() => call('POST', 'clock', { advance_s: seconds }), `${spanOf(seconds)} later`);
    await refresh();
  };
  for (const button of document.querySelectorAll('[data-advance]')) {
    const seconds = Number(button.getAttribute('data-advance'));
    button.addEventListener('click', () => void advance(seconds));
  }
  byId('clock-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const count = Number(byId('clock-count', HTMLInputElement).value);
    void advance(count * Number(byId('clock-unit', HTMLSelectElement).value));
  });
  on('overview', () => {
    if (!state.overview) return;
    const { now, ahead_s: aheadS } = state.overview;
    setText(byId('clock-now'), timeOf(now));
    setText(byId('clock-day'), dayOf(now));
    setText(byId('clock-ahead'), aheadS === 0 ? 'as on this machine' : `${spanOf(aheadS)} ahead`);
  });
}
