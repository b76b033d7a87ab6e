import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { indonesian } from './indonesian';

const SRC = path.join(__dirname, '..');
const KEYS = Object.keys(indonesian);
const AREAS = new Set(KEYS.map((key) => key.slice(0, key.indexOf('.'))));

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(i18n|testing)\b/.test(file),
);

/** Texts that look like a message key: an area of the catalogues and a name in it. */
function keysNamedIn(file: string): string[] {
  const source = readFileSync(path.join(SRC, file), 'utf8');
  return [...source.matchAll(/'([a-zA-Z]+)(\.\w+)+'/g)]
    .filter(([, area = '']) => AREAS.has(area) || area.startsWith('onboarding'))
    .map(([literal]) => literal.slice(1, -1));
}

/** A field table of a feature names the section of its labels (`onboardingForms.employment`). */
const isSection = (file: string, name: string) =>
  file.startsWith('features') && KEYS.some((key) => key.startsWith(`${name}.`));

test('every message key that the sources name is in the catalogues', () => {
  const named = sources.flatMap((file) => keysNamedIn(file).map((key) => ({ file, key })));
  expect(named.filter(({ file }) => file.startsWith('domain')).length).toBeGreaterThan(80);
  const missing = named.filter(({ file, key }) => !(key in indonesian) && !isSection(file, key));
  expect(missing).toEqual([]);
});
