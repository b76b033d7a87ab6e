// @ts-check
/// <reference lib="dom" />
// Built from src/embed-helper, and served beside this page.
// @ts-expect-error The portal serves it; there is no such file here.
import { embedOnboarding } from './bos-embed.js';

/** @typedef {import('../../../src/embed-helper/bosEmbed').BosEmbed} BosEmbed */
/** @typedef {import('../../../src/domain/embed/messages').EmbedEnvelope} EmbedEnvelope */

const MOST_LINES = 500;

/** @template {HTMLElement} Kind @param {string} id @param {new () => Kind} kind @returns {Kind} */
function byId(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}`);
  return element;
}

const person = byId('person', HTMLSelectElement);
const entry = byId('entry', HTMLSelectElement);
const log = byId('log', HTMLOListElement);
const problem = byId('problem', HTMLElement);
const room = byId('frame', HTMLElement);
const empty = byId('empty', HTMLElement);

/** @type {BosEmbed | null} */
let embed = null;

/** @param {string} method @param {string} path */
async function ask(method, path) {
  const response = await fetch(path, { method });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** @param {'session' | 'login'} kind @returns {Promise<string>} */
const freshToken = async (kind) =>
  (await ask('POST', `token/${kind}/${encodeURIComponent(person.value)}`)).data.token;

/** @param {EmbedEnvelope} envelope */
function show({ seq, type, payload }) {
  const line = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = type;
  line.append(`${seq} `, name, ` ${JSON.stringify(payload)}`);
  log.prepend(line);
  while (log.childElementCount > MOST_LINES) log.lastElementChild?.remove();
}

async function open() {
  embed?.destroy();
  empty.hidden = true;
  const way = entry.value;
  const { url } = await ask('GET', 'app');
  const token = await freshToken(way === 'login' ? 'login' : 'session');
  const query = encodeURIComponent(token);
  const address = {
    init: url,
    query: `${url}?auth=${query}`,
    login: `${url}request-onboarding?token=${query}`,
  }[way];
  embed = /** @type {BosEmbed} */ (
    embedOnboarding({
      url: address,
      container: room,
      title: 'BOS onboarding',
      ...(way === 'init' && { auth: token }),
    })
  );
  embed.on('*', (_payload, envelope) => show(envelope));
}

/** @param {DOMStringMap} wanted */
async function command({ do: what, locale }) {
  if (embed === null) return;
  if (what === 'init') embed.init();
  if (what === 'token_update') embed.updateToken(await freshToken('session'));
  if (what === 'set_locale') embed.setLocale(locale === 'en' ? 'en' : 'id');
  if (what === 'navigate_back') embed.navigateBack();
  if (what === 'request_state') embed.requestState();
  if (what === 'close') embed.close();
  if (what === 'force') embed.close({ force: true });
}

/** Says what failed, beside the buttons. @param {() => Promise<void>} job */
async function attempt(job) {
  problem.textContent = '';
  try {
    await job();
  } catch (error) {
    problem.textContent = error instanceof Error ? error.message : 'Failed';
  }
}

byId('open', HTMLButtonElement).addEventListener('click', () => void attempt(open));
byId('clear', HTMLButtonElement).addEventListener('click', () => log.replaceChildren());
byId('commands', HTMLElement).addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) void attempt(() => command(target.dataset));
});

void attempt(async () => {
  const { data } = await ask('GET', 'people');
  for (const { email, note } of data) {
    const option = document.createElement('option');
    option.value = email;
    option.textContent = note ? `${email} (${note})` : email;
    person.append(option);
  }
  person.value = 'borrower.individu@bos.test';
});
