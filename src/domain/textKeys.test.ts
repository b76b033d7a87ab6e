import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasMessage } from '@/testing/oracle/inIndonesian';

const keyInQuotes = /'((?:access|common|menus|notifications|onboarding\w*|validation)\.[\w.]*\w)'/g;

/** Every message key in the domain sources, with the file that contains it. */
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

it('every message key of the rules is in the catalogue', () => {
  expect(keys.length).toBeGreaterThan(80);
  expect(keys.filter(({ key }) => !hasMessage(key))).toEqual([]);
});
