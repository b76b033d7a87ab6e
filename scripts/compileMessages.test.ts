import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@babel/core';
import { defineMessages } from '@/i18n/defineMessages';

const ROOT = path.join(__dirname, '..');

/** A catalogue with this text, as the Babel setup of the project compiles it. */
const compile = (text: string, envName: string) =>
  transformSync(`export const example = defineMessages({ 'example.text': ${text} });`, {
    cwd: ROOT,
    filename: path.join(ROOT, 'src', 'i18n', 'example.ts'),
    envName,
  })?.code;

const MESSAGE = "'{count, plural, one {# isian} other {# isian dari {total}}}'";

test.each(['production', 'development', 'test'])(
  'a catalogue has compiled messages without ICU syntax, in %s',
  (envName) => {
    const code = compile(MESSAGE, envName);
    expect(code).toContain('example.text');
    expect(code?.replaceAll(/\s/g, '')).toContain('["count","plural",{');
    expect(code).not.toMatch(/defineMessages|plural,/);
  },
);

test('Babel inserts what the call would return', () => {
  const context = { exports: { example: {} } };
  runInNewContext(compile(MESSAGE, 'test') ?? '', context);
  // Compared as JSON, because the objects come from another context.
  expect(JSON.stringify(context.exports.example)).toBe(
    JSON.stringify(defineMessages({ 'example.text': MESSAGE.slice(1, -1) })),
  );
});

test.each([
  ['an unclosed brace', "'Halo {name'", 'Unexpected message end'],
  ['an unknown case', "'{count, plural, several {banyak} other {#}}'", 'several is not valid'],
  ['a text that is not constant', 'someText', 'A message is a constant text'],
])('%s fails the build at its line', (_case, text, reason) => {
  expect(() => compile(text, 'production')).toThrow(
    new RegExp(`example\\.ts: .*${reason}[^]*> 1 \\| export const example`),
  );
});
