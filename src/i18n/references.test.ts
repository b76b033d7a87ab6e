import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { indonesian } from './indonesian';

const SRC = path.join(__dirname, '..');
const AREAS = new Set(Object.keys(indonesian).map((key) => key.slice(0, key.indexOf('.'))));

/** A field table names the section of its labels (`onboardingForms.employment`). */
const isKnown = (key: string) =>
  key in indonesian || Object.keys(indonesian).some((known) => known.startsWith(`${key}.`));

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(i18n|testing)\b/.test(file),
);

/** Texts that look like a message key: an area of the catalogues and a name in it. */
function namedTexts(file: string): string[] {
  const source = readFileSync(path.join(SRC, file), 'utf8');
  return [...source.matchAll(/'([a-zA-Z]+)(\.[a-zA-Z0-9]+)+'/g)]
    .filter(([, area = '']) => AREAS.has(area))
    .map(([literal]) => literal.slice(1, -1));
}

test('every text that is referred to by its key stands in the catalogues', () => {
  const lost = sources.flatMap((file) =>
    namedTexts(file).flatMap((key) => (isKnown(key) ? [] : [`${file}: ${key}`])),
  );
  expect(lost).toEqual([]);
});
