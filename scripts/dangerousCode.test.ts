import { dangersIn } from './dangerousCode.mjs';

test.each([
  'eval(e)',
  '(0,eval)(e)',
  'Function("a",e)',
  'Function(e)',
  'document.write(e)',
  'document.writeln(e)',
  't.insertAdjacentHTML("beforeend",e)',
  't.createContextualFragment(e)',
  't.setHTMLUnsafe(e)',
  'setTimeout("go()",1)',
  'setInterval(`go(${e})`,1)',
])('X7: %s is found in any file of a build', (code) => {
  expect(dangersIn(`var a=1;${code};`, false)).toHaveLength(1);
});

test.each([
  'jsx("div",{dangerouslySetInnerHTML:{__html:e}})',
  't.innerHTML=e',
  't["outerHTML"]=e',
  'jsx("iframe",{srcDoc:e})',
  't.setAttribute("srcdoc",e)',
  'var n=eval;n(e)',
  'new RegExp(e)',
  'RegExp(`^${e}`)',
])('X7: %s is found in a file of the app', (code) => {
  expect(dangersIn(code, true)).toHaveLength(1);
  expect(dangersIn(code, false)).toEqual([]);
});

test('X7: what is known is no danger', () => {
  const known = 'Function("return this")();RegExp(`^https?://([\\\\w-]+\\\\.)*${e}`);isFunction(e)';
  expect(dangersIn(known, true)).toEqual([]);
});
