import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What makes markup or code of a text. */
const DANGEROUS = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'srcdoc',
  'srcDoc',
  'eval',
  'Function',
  'execScript',
]);

/** The pattern of an address of the configuration, which is escaped. */
const KNOWN = ['platform/reporting/cleanReport.ts'];

const isText = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** What a called thing is called, whatever it is a part of. */
const nameOf = (called: ts.Expression): string =>
  ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();

function isDangerous(node: ts.Node): boolean {
  // Of a type nothing runs.
  if (ts.isTypeNode(node)) return false;
  if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && DANGEROUS.has(node.text))
    return true;
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const called = node.expression;
  const [first] = node.arguments ?? [];
  switch (nameOf(called)) {
    case 'setTimeout':
    case 'setInterval':
      return isText(first);
    case 'RegExp':
      return first !== undefined && !ts.isStringLiteralLike(first);
    case 'write':
    case 'writeln':
      return ts.isPropertyAccessExpression(called) && /document$/.test(called.expression.getText());
    default:
      return false;
  }
}

/** The dangerous parts of a source text. */
function dangersIn(source: string): string[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDangerous(node)) found.push(node.getText());
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('X7: no code of the app makes code, markup or a pattern of a text', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter(
    (file) => dangersIn(readFileSync(path.join(__dirname, file), 'utf8')).length > 0,
  );
  expect(found).toEqual(KNOWN);
});

test.each([
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  '<iframe srcDoc={text} />',
  'element.innerHTML = text',
  "element['innerHTML'] = text",
  "Object.assign(element, { 'outerHTML': text })",
  "element.insertAdjacentHTML('beforeend', text)",
  'range.createContextualFragment(text)',
  'eval(text)',
  'window.eval(text)',
  'const run = eval; run(text)',
  "new Function('x', text)",
  "Function('return this')()",
  'document.write(text)',
  'window.document.writeln(text)',
  "setTimeout('go()', 1)",
  'window.setInterval(`go(${text})`, 1)',
  'new RegExp(text)',
  "RegExp(`^${text}`, 'i')",
])('X7: %s is found', (source) => {
  expect(dangersIn(source)).not.toEqual([]);
});
