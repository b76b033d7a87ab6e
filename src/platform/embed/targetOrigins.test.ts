import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '..', '..', '..');

/** What runs in a page: the app, the helper and the demo portal. */
const files = ['src', 'deploy/portal']
  .flatMap((place) =>
    readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(place, file),
    ),
  )
  .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.|testing[\\/]/.test(file));

/** The arguments of each `postMessage` in a text. */
function callsOf(text: string, file: string): string[][] {
  const calls: string[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /\bpostMessage$/.test(node.expression.getText()))
      calls.push(node.arguments.map((each) => each.getText()));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return calls;
}

const isToAnybody = (args: string[]): boolean =>
  args.some((argument) => /^(['"`])\*\1$/.test(argument) || argument.includes('targetOrigin'));

test('E1: a call that posts to anybody is noticed', () => {
  const found = ["parent.postMessage(data, '*')", 'window?.parent.postMessage(data, "*", [])'];
  for (const text of found) expect(callsOf(text, 'a.ts').some(isToAnybody)).toBe(true);
  expect(callsOf('parent.postMessage(data, origin)', 'a.ts').some(isToAnybody)).toBe(false);
});

test('E1: no call of the app, the helper or the demo portal posts to anybody', () => {
  const calls = files.flatMap((file) =>
    callsOf(readFileSync(path.join(ROOT, file), 'utf8'), file).map((args) => ({ file, args })),
  );
  expect(calls.filter(({ args }) => isToAnybody(args))).toEqual([]);
  // To windows; a channel has no target.
  const targets = calls.filter(({ args }) => args.length > 1).map(({ args }) => args[1]);
  expect(targets).toEqual(['origin', 'origin']);
});
