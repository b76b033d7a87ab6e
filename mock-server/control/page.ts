import { statusNames } from '../database/names';
import type { ControlParts } from './controlParts';
import { html, table, type Html } from './html';
import { listPeople } from './people';

const FLAGS = ['main-menu', 'trade-checking-label', 'error-reporting', 'session-replay'];
const SHOWN_CALLS = 200;

/** `/__mock/`: the mock at a glance, for people; its buttons are plain forms. */
export function renderPage({
  store,
  calls,
  faults,
  startNames,
  scenarioNames,
}: ControlParts): string {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mock backend</title>
        <link rel="stylesheet" href="page.css" />
      </head>
      <body>
        <h1>Mock backend</h1>
        <p>
          Clock: ${store.now()} · <a href="openapi.yaml">Contract</a> · <a href="db">Store</a> ·
          <a href="./">Refresh</a> · <a href="#people">People</a> · <a href="#outbox">Outbox</a> ·
          <a href="#flags">Flags</a> · <a href="#faults">Faults</a> · <a href="#calls">Calls</a>
        </p>
        <form method="post" action="page/reset">
          <label
            >Scenario
            ${select('scenario', scenarioNames().map(toOption), startNames.current)}</label
          >
          <button>Start anew</button>
        </form>
        <h2 id="people">People</h2>
        ${people(store)}
        <h2 id="outbox">Outbox</h2>
        ${outbox(store)}
        <h2 id="flags">Flags</h2>
        <form method="post" action="page/flags">
          ${FLAGS.map((name) => flagBox(name, store.tables.flags[name] === true))}
          <button>Set</button>
        </form>
        <h2 id="faults">Faults</h2>
        ${faultForm()} ${table([['Armed', (fault) => JSON.stringify(fault)]], faults.list())}
        <h2 id="calls">Calls</h2>
        ${table(
          [
            ['Time', (call) => call.started_at],
            ['Call', (call) => `${call.method} ${call.path}`],
            ['Answer', (call) => call.status ?? call.outcome],
            ['Body', (call) => (call.body === null ? '' : JSON.stringify(call.body))],
          ],
          calls.list().slice(-SHOWN_CALLS).toReversed(),
        )}
      </body>
    </html> `;
  return text;
}

function people(store: ControlParts['store']): Html {
  return table(
    [
      ['E-mail', (person) => person.email],
      ['Password', (person) => person.password],
      ['Who', (person) => person.note],
      [
        'Status',
        ({ email, onboarding_status_id: status }) =>
          html`<form method="post" action="page/users/${encodeURIComponent(email)}/status">
            ${select('onboarding_status_id', statusOptions, String(status), `Status of ${email}`)}
            <button>Set</button>
          </form>`,
      ],
    ],
    listPeople(store),
  );
}

const statusOptions = Object.entries(statusNames).map(([id, name]) => ({
  value: id,
  text: `${id} ${name}`,
}));

function outbox(store: ControlParts['store']): Html {
  return table(
    [
      ['Time', (message) => message.created_at],
      ['By', (message) => message.channel],
      ['To', (message) => message.to],
      ['Text', (message) => message.body],
      ['Code or link', (message) => message.code ?? message.link ?? ''],
    ],
    store.tables.outbox.toReversed(),
  );
}

function faultForm(): Html {
  return html`<form method="post" action="page/faults">
    <label>Method <input name="method" value="*" size="6" required /></label>
    <label>Path <input name="path" placeholder="/user/*" required /></label>
    <label>Status <input name="status" type="number" min="200" max="599" /></label>
    <label>Delay (ms) <input name="delay_ms" type="number" min="0" /></label>
    <label>Times <input name="times" type="number" min="1" /></label>
    <label><input type="checkbox" name="drop" /> cut</label>
    <label><input type="checkbox" name="hang" /> hang</label>
    <label><input type="checkbox" name="is_applied" /> takes effect</label>
    <button>Add</button>
    <button formaction="page/faults/clear" formnovalidate>Take all away</button>
  </form>`;
}

function flagBox(name: string, isOn: boolean): Html {
  const box = isOn
    ? html`<input type="checkbox" name="${name}" checked />`
    : html`<input type="checkbox" name="${name}" />`;
  return html`<label>${box} ${name}</label>`;
}

const toOption = (name: string): Option => ({ value: name, text: name });

interface Option {
  value: string;
  text: string;
}

function select(name: string, options: Option[], chosen: string, label = name): Html {
  const shown = options.map(({ value, text }) =>
    value === chosen
      ? html`<option value="${value}" selected>${text}</option>`
      : html`<option value="${value}">${text}</option>`,
  );
  return html`<select name="${name}" aria-label="${label}">
    ${shown}
  </select>`;
}

/** What a form of the page sends, as the control call of the same meaning wants it. */
export function faultOfForm(form: Record<string, string>): unknown {
  const given = Object.entries(form).filter(([, value]) => value !== '');
  return Object.fromEntries(
    given.map(([name, value]) => {
      if (name === 'method' || name === 'path') return [name, value];
      return [name, value === 'on' ? true : Number(value)];
    }),
  );
}

export function flagsOfForm(form: Record<string, string>): Record<string, boolean> {
  return Object.fromEntries(FLAGS.map((name) => [name, form[name] === 'on']));
}
