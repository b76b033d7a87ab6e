import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What makes code or markup of a text, however it is reached: a property, a key, an attribute. */
const NAMES = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'srcdoc',
  'srcDoc',
  'eval',
  'Function',
  'RegExp',
]);

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isElementAccessExpression(node) ? nameOf(node.argumentExpression) : undefined;
};

const isMember = (
  node: ts.Node,
): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

const writesDocument = (node: ts.Node): boolean =>
  isMember(node) &&
  /^write(ln)?$/.test(nameOf(node) ?? '') &&
  /document$/i.test(nameOf(node.expression) ?? '');

/** A text as the work of a timer is run as code. Only a function, or the name of one, is known to be none. */
const isTimerOfText = (node: ts.CallExpression): boolean => {
  const [work] = node.arguments;
  if (!/^set(Timeout|Interval)$/.test(nameOf(node.expression) ?? '') || !work) return false;
  const isName = ts.isIdentifier(work) || ts.isPropertyAccessExpression(work);
  return !isName && !ts.isArrowFunction(work) && !ts.isFunctionExpression(work);
};

/** `f.constructor('…')` is `Function` by another name. */
const isDangerousCall = (node: ts.CallExpression | ts.NewExpression): boolean =>
  (isMember(node.expression) && nameOf(node.expression) === 'constructor') ||
  (ts.isCallExpression(node) && isTimerOfText(node));

const isCall = (node: ts.Node): node is ts.CallExpression | ts.NewExpression =>
  ts.isCallExpression(node) || ts.isNewExpression(node);

const isLiteral = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node);

/** A pattern that is written out is no text of somebody else. */
const isFixedPattern = (node: ts.Node): boolean =>
  isCall(node) && nameOf(node.expression) === 'RegExp' && !!node.arguments?.every(isLiteral);

function isDangerous(file: string, text: string): boolean {
  const isFound = (node: ts.Node): boolean => {
    // The name of a type runs nothing.
    if (ts.isTypeReferenceNode(node) || isFixedPattern(node)) return false;
    const isNamed = !isMember(node) && NAMES.has(nameOf(node) ?? '');
    return (
      isNamed ||
      writesDocument(node) ||
      (isCall(node) && isDangerousCall(node)) ||
      (ts.forEachChild(node, (child) => isFound(child) || undefined) ?? false)
    );
  };
  return isFound(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
}

/** The pattern of an address of the configuration, which is escaped. */
const KNOWN = ['platform/reporting/cleanReport.ts'];

test('X7: no code of the app makes code, markup or a pattern of a text', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) =>
    isDangerous(file, readFileSync(path.join(__dirname, file), 'utf8')),
  );
  expect(found).toEqual(KNOWN);
});

test.each([
  'const page = <div dangerouslySetInnerHTML={{ __html: text }} />;',
  "createElement('div', { dangerouslySetInnerHTML: { __html: text } });",
  'element.innerHTML = text;',
  "element['innerHTML'] += text;",
  'element[`outerHTML`] = text;',
  'Object.assign(element, { innerHTML: text });',
  "element.insertAdjacentHTML('beforeend', text);",
  'range.createContextualFragment(text);',
  'element.setHTMLUnsafe(text);',
  'Document.parseHTMLUnsafe(text);',
  "frame.setAttribute('srcdoc', text);",
  'const page = <iframe srcDoc={text} />;',
  'document.write(text);',
  "window.document['writeln'](text);",
  'frame.contentDocument?.write(text);',
  'eval(text);',
  "window['eval'](text);",
  '(0, eval)(text);',
  "new Function('a', text);",
  'globalThis.Function(text)();',
  'const Make = Function; new Make(text);',
  '(() => {}).constructor(text)();',
  "setTimeout('go()', 1);",
  'window.setInterval(`go(${text})`, 1);',
  "setTimeout('go(' + text + ')', 1);",
  'new RegExp(text);',
  'RegExp(`^${text}`);',
  'new window.RegExp(text);',
])('X7: %s is found', (code) => {
  expect(isDangerous('sample.tsx', code)).toBe(true);
});

test.each([
  'const isIt = (pattern: RegExp, run: Function) => pattern.test(text);',
  "new RegExp('^a+$', 'u');",
  'setTimeout(run, 1); setTimeout(() => run(), 1); window.setTimeout(timers.run, 1);',
  'draft.write(text);',
  'const note = <p>The innerHTML of eval</p>; // eval(text)',
])('X7: %s is allowed', (code) => {
  expect(isDangerous('sample.tsx', code)).toBe(false);
});
