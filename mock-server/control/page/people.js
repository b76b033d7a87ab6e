import { byId, fill, h, hasWords, setText } from './dom.js';
import { on, state } from './live.js';
import { makePersonRow } from './personRow.js';
import { roleText } from './roleText.js';

/** @import { Choices, Person } from './types.js' */
/** @import { LiveRow } from './liveList.js' */

const STEP = 60;

/**
 * The people, with a search by words of name, address, role or note, and by status. Returns a
 * function that searches for a text. @param {Choices} choices
 */
export function startPeople(choices) {
  const list = byId('people-list');
  const search = byId('people-search', HTMLInputElement);
  const role = byId('people-role', HTMLSelectElement);
  const status = byId('people-status', HTMLSelectElement);
  const more = byId('people-more', HTMLButtonElement);
  /** @type {Map<string, LiveRow<Person>>} */
  const rows = new Map();
  let most = STEP;

  fillChoices(
    status,
    choices.statuses.map(({ id, name }) => [String(id), `${id} ${name}`]),
  );

  const isWanted = (/** @type {Person} */ person) => {
    const { name, email, note, onboarding_status_name: statusName } = person;
    return (
      hasWords([name, email, note, roleText(person), statusName].join(' '), search.value) &&
      (role.value === '' || roleText(person) === role.value) &&
      (status.value === '' || String(person.onboarding_status_id) === status.value)
    );
  };

  const show = () => {
    const found = state.people.filter(isWanted);
    const shown = found.slice(0, most);
    const elements = shown.map((person) => rowOf(person).element);
    const isSame =
      elements.length === list.childElementCount &&
      elements.every((element, index) => list.children[index] === element);
    if (!isSame) list.replaceChildren(...elements);
    setText(byId('people-found'), `${found.length} of ${state.people.length} people`);
    byId('people-empty').hidden = found.length > 0;
    list.hidden = found.length === 0;
    more.hidden = found.length <= most;
    setText(more, `Show ${Math.min(STEP, found.length - most)} more`);
  };

  const rowOf = (/** @type {Person} */ person) => {
    // After a restart another person may have this id.
    const key = `${person.id} ${person.email}`;
    const known = rows.get(key);
    if (known) known.update(person);
    const row = known ?? makePersonRow(person, choices);
    rows.set(key, row);
    return row;
  };

  const showFirst = () => {
    most = STEP;
    show();
  };
  search.addEventListener('input', showFirst);
  for (const each of [role, status]) each.addEventListener('change', showFirst);
  byId('people-filters').addEventListener('submit', (event) => event.preventDefault());
  more.addEventListener('click', () => {
    most += STEP;
    show();
  });
  byId('people-clear').addEventListener('click', () => {
    for (const each of [search, role, status]) each.value = '';
    showFirst();
    search.focus();
  });
  on('people', () => {
    const roles = [...new Set(state.people.map(roleText))].sort();
    fillChoices(
      role,
      roles.map((name) => [name, name]),
    );
    show();
  });
  return (/** @type {string} */ wanted) => {
    for (const each of [role, status]) each.value = '';
    search.value = wanted;
    showFirst();
  };
}

/** Replaces all options but the first ('any'); the selected one stays selected. @param {HTMLSelectElement} box @param {string[][]} options */
function fillChoices(box, options) {
  const [any] = box.options;
  const chosen = box.value;
  const texts = [...box.options].slice(1).map(({ value }) => value);
  if (any === undefined || texts.join() === options.map(([value]) => value).join()) return;
  fill(box, any, ...options.map(([value = '', text]) => h('option', { value }, text)));
  box.value = options.some(([value]) => value === chosen) ? chosen : '';
}
