import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What makes code or markup of a text. */
const DANGEROUS =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|\bsrcdoc\b|\beval\(|\bnew Function\b|document\.write|set(Timeout|Interval)\(\s*['"`]|new RegExp\(/;

/** The pattern of an address of the configuration, which is escaped. */
const KNOWN = ['platform/reporting/cleanReport.ts'];

test('X7: no code of the app makes code, markup or a pattern of a text', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) =>
    DANGEROUS.test(readFileSync(path.join(__dirname, file), 'utf8')),
  );
  expect(found).toEqual(KNOWN);
});
