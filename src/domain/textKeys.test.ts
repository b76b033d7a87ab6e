import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasWords } from '@/testing/oracle/inIndonesian';

const keyInQuotes = /'((?:access|common|menus|notifications|onboarding\w*|validation)\.[\w.]*\w)'/g;

/** Every text key that stands in the rules, with the file that names it. */
const keys = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    Array.from(
      readFileSync(path.join(__dirname, file), 'utf8').matchAll(keyInQuotes),
      ([, key]) => ({
        file,
        key: key ?? '',
      }),
    ),
  );

it('every text that the rules speak of is in the catalogue', () => {
  expect(keys.length).toBeGreaterThan(80);
  expect(keys.filter(({ key }) => !hasWords(key))).toEqual([]);
});
