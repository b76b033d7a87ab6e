import { inIndonesian } from '@/testing/oracle/inIndonesian';
import type { MessageRef } from '@/primitives/messageRef';
import type { ErrorLine, Seen, Step } from './errorLine';
import { errorLines, laterLines } from './lines';
import { printStep } from './printSteps';

/** The message of the catalogue, or the server's own message. */
export const messageText = (ref: MessageRef): string =>
  'text' in ref ? ref.text : inIndonesian(ref);

/** A link to a heading of docs/product. */
const linkOf = (reference: string, words = reference): string => `[${words}](product/${reference})`;

const INTRODUCTION = `# What can go wrong, and what is then shown

Every line of the error catalogue (${linkOf('wire.md#problems', 'how errors are shown')}), with the texts that the app
shows and the way to see each with your own eyes. The tests of \`e2e/errors/errorCatalogue.journey.ts\` reach every line by just these
steps, so the page is true. It is written by \`npm run errors\`; change the lines in \`e2e/errors\`.

Start with \`npm start\`. The app is at <http://localhost:3000/bos/>, the mock's page at
<http://localhost:4000/__mock/>; everything that is done here by a command can be done on that page. Each line
begins with the scenario \`default\` and without a session: press "Start again" on the mock's page before, and sign
out. How faults and scenarios work is described in [mock.md](mock.md).

Toasts have a title, a body and the button '${inIndonesian('common.close')}'. They stay for ten seconds, longer while somebody points at
them or has the focus in them; three at most are open, and equal ones are one. Success is green, info blue, a
warning yellow, an error red.`;

const COLOURS = { success: 'green', info: 'blue', warning: 'yellow', error: 'red' };

function kindOf(seen: Seen): string {
  switch (seen.as) {
    case 'toast':
      return `toast, ${seen.kind} (${COLOURS[seen.kind]})`;
    case 'dialog':
      return 'dialog';
    case 'screen':
      return seen.code === undefined ? 'screen' : `screen, code ${seen.code}`;
    case 'page':
      return 'on the page';
  }
}

function textOf(seen: Seen): string {
  const words = `'${messageText(seen.text)}'`;
  if (seen.as === 'toast') return `'${messageText(seen.title)}': ${words}`;
  if (seen.as === 'dialog' && seen.within !== undefined)
    return `'${messageText(seen.within)}': ${words}`;
  if (seen.as === 'screen')
    return `${words}${seen.body === undefined ? '' : ` and '${messageText(seen.body)}'`}, with ${seen.buttons.map((button) => `'${messageText(button)}'`).join(' and ')}`;
  return words;
}

function endOf({ endsAt, endsSession }: ErrorLine): string {
  const page = endsAt === undefined ? '' : `\`${endsAt}\``;
  return endsSession ? `${page}, no session` : page;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

function printWay(steps: readonly Step[]): string {
  return steps
    .map((step, index) => {
      const { words, command } = printStep(step);
      const lead = `${index + 1}. ${words}`;
      if (command === undefined) return lead;
      const indented = command.split('\n').map((text) => `   ${text}`);
      return [lead, '', '   ```sh', ...indented, '   ```', ''].join('\n');
    })
    .join('\n');
}

const printLine = (line: ErrorLine): string =>
  `### ${line.id}\n\n${line.situation}.\n\n${printWay(line.steps).trimEnd()}`;

/** The text of docs/errors.md before prettier formats it. */
export function printErrors(): string {
  const lines = table(
    ['situation', 'shown as', 'exact text', 'then at', 'from', 'how to see it'],
    errorLines.map((line) => [
      line.situation,
      kindOf(line.seen),
      textOf(line.seen),
      endOf(line),
      linkOf(line.from),
      `[${line.id}](#${line.id})`,
    ]),
  );
  const later = table(
    ['situation', 'exact text', 'from', 'why not yet'],
    laterLines.map(({ situation, text, from, why }) => [situation, text, linkOf(from), why]),
  );
  const ways = errorLines.map(printLine).join('\n\n');
  return `${INTRODUCTION}

## The lines

${lines}

## Lines that come later

${later}

## How to see each

${ways}
`;
}
