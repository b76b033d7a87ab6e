import { readContract } from './docsContract.js';
import { makeOperation } from './docsOperation.js';
import { byId, h, setText } from './dom.js';
import { prose } from './prose.js';

/** @typedef {import('./docsContract.js').Operation} Operation */

/** The contract, to read: areas, calls, parameters, bodies and answers. */
async function start() {
  const response = await fetch('openapi.json');
  const contract = readContract(await response.json());
  byId('about').replaceChildren(...prose(contract.about));
  const areas = contract.areas.map(({ name, operations }) => makeArea(name, operations));
  byId('operations').append(...areas.map(({ element }) => element));
  byId('areas').append(
    ...contract.areas.map(({ name, operations }) =>
      h(
        'a',
        { href: `#area-${name}` },
        name,
        h('span', { class: 'count' }, String(operations.length)),
      ),
    ),
  );
  startSearch(areas);
  startOpenAll();
  window.addEventListener('hashchange', showNamed);
  showNamed();
}

/** @param {string} name @param {Operation[]} operations */
function makeArea(name, operations) {
  const rows = operations.map((operation) => ({
    text: `${operation.method} ${operation.path} ${operation.id} ${name} ${operation.description}`.toLowerCase(),
    element: makeOperation(operation),
  }));
  const heading = h('h2', { id: `area-${name}` }, name);
  const element = h(
    'section',
    { 'aria-labelledby': `area-${name}` },
    heading,
    h('div', { class: 'log' }, ...rows.map((row) => row.element)),
  );
  return { element, rows };
}

/** @param {ReturnType<typeof makeArea>[]} areas */
function startSearch(areas) {
  const box = byId('find-text', HTMLInputElement);
  const show = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { element, rows } of areas) {
      let foundHere = 0;
      for (const row of rows) {
        row.element.hidden = !words.every((word) => row.text.includes(word));
        if (!row.element.hidden) foundHere += 1;
      }
      element.hidden = foundHere === 0;
      found += foundHere;
    }
    setText(byId('found'), `${found} ${found === 1 ? 'call' : 'calls'}`);
    byId('nothing').hidden = found > 0;
  };
  box.addEventListener('input', show);
  byId('find').addEventListener('submit', (event) => event.preventDefault());
  show();
}

function startOpenAll() {
  const button = byId('open-all', HTMLButtonElement);
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOpen));
    for (const each of document.querySelectorAll('details.operation')) {
      if (each instanceof HTMLDetailsElement) each.open = isOpen;
    }
  });
}

/** Opens the call that the address names: `docs#login`. */
function showNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named instanceof HTMLDetailsElement) named.open = true;
  named?.scrollIntoView();
}

start().catch(() => {
  byId('about').textContent =
    'The contract cannot be read: the mock does not answer. Reload later.';
});
