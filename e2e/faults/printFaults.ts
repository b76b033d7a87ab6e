import type { CellResult } from './cellResults';
import type { CallFault } from './faults';
import type { UserAction } from './userAction';

const INTRO = `# What one fault does to each action

Every action of a user, while the call on which it depends meets one fault (\`G1\`,
reliability.md#whole-product). It is written by \`npm run faults\` from runs against the
production build; nothing in it is typed by hand. \`0\`: nothing was wrong. A number: so many violations, which are
listed below the table. \`–\`: the fault cannot happen there. \`?\`: not measured.

In each cell the page must not be blank, must turn no wheel for ever, must say in Indonesian what happened, must keep
what was typed, must leave the server as the action without a fault does (nothing twice, nothing missing), and must
report no error. Once the fault is gone, two steps of the user are enough, and the page is looked at again. Where the
session ends, the login comes with its notice, and the server is as it was before the action; after signing in a draft is
there again, and the action can be done.

The server is compared once no call is under way, and again when twelve seconds of the page have passed, so that a
second write in the background is seen. All its tables are compared, passwords included, but for these:

- \`tokens\`: a sign-in may be repeated, and a session gets fresh tokens, without a change for the user. Rows about
  sign-ins in \`activities\` are left out for the same reason.
- \`activities\` in F15: what is written to the activity log while the connection is gone is not sent later
  (wire.md#activity-log).
- \`files\` in F9 of U29a and U29c: the file is up before the call that fails, and is chosen again.

Ids, times, codes, texts of mails and addresses of links and files differ from run to run, and are not compared.
`;

type Actions = readonly UserAction[];
type Faults = readonly CallFault[];

/** The page docs/faults.md. */
export function printFaults(
  actions: Actions,
  faults: Faults,
  cells: readonly CellResult[],
): string {
  const excepted = new Set(
    actions.flatMap(({ id, except = {} }) => Object.keys(except).map((fault) => keyOf(id, fault))),
  );
  const resultOf = new Map(
    cells
      .map((cell) => [keyOf(cell.action, cell.fault), cell] as const)
      .filter(([key]) => !excepted.has(key)),
  );
  const show = (action: UserAction, { id }: CallFault): string => {
    if (excepted.has(keyOf(action.id, id))) return '–';
    const result = resultOf.get(keyOf(action.id, id));
    if (result === undefined || result.violations.some(({ kind }) => kind === 'not measured'))
      return '?';
    return String(result.violations.length);
  };
  const rows = actions.map((action) => [
    `${action.id} ${action.name}`,
    ...faults.map((fault) => show(action, fault)),
  ]);
  return [
    INTRO,
    legend(faults),
    table([['action', ...faults.map(({ id }) => id)], ...rows]),
    totals(rows),
    reasons(actions),
    violations([...resultOf.values()]),
  ].join('\n');
}

const legend = (faults: Faults): string =>
  `${faults.map(({ id, name }) => `${id} ${name}`).join('; ')}.\n`;

const keyOf = (action: string, fault: string): string => `${action} ${fault}`;

function table([head = [], ...rows]: readonly string[][]): string {
  const line = (columns: readonly string[]) => `| ${columns.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

function totals(rows: readonly string[][]): string {
  const shown = rows.flatMap(([, ...columns]) => columns);
  const numbers = shown.filter((one) => /^\d+$/.test(one)).map(Number);
  const sum = numbers.reduce((all, one) => all + one, 0);
  const count = (sign: string) => shown.filter((one) => one === sign).length;
  return `${rows.length} actions, ${numbers.length} cells measured, ${sum} violations in ${
    numbers.filter((one) => one > 0).length
  } cells; ${count('–')} cells cannot happen, ${count('?')} are not measured.\n`;
}

/** Why a fault cannot happen, each reason with its actions. */
function reasons(actions: Actions): string {
  const byReason = new Map<string, string[]>();
  for (const { id, except = {} } of actions)
    for (const [fault, reason] of Object.entries(except))
      byReason.set(`${fault}: ${reason}`, [...(byReason.get(`${fault}: ${reason}`) ?? []), id]);
  const lines = [...byReason].map(([reason, ids]) => `- ${reason} (${ids.join(', ')})`);
  return ['## What cannot happen', '', ...lines, ''].join('\n');
}

function violations(cells: readonly CellResult[]): string {
  const lines = cells.flatMap(({ action, fault, violations: found }) =>
    found.map(({ kind, detail }) => `- ${action}, ${fault}: ${kind}: \`${oneLine(detail)}\``),
  );
  return lines.length === 0 ? '' : ['## What was wrong', '', ...lines, ''].join('\n');
}

const LONGEST = 200;
const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, LONGEST);
