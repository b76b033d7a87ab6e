import { readFileSync } from 'node:fs';
import { codesTestedBy, printTestedRules, TESTED_RULES_PAGE, testedRules } from './testedRules';

test('every rule of reliability.md has a test that is named after it', () => {
  const untested = [...testedRules()].filter(([, files]) => files.length === 0);
  expect(untested.map(([code]) => code)).toEqual([]);
});

test('docs/rules.md lists the tests of all rules; `npm run rules` writes it', () => {
  expect(readFileSync(TESTED_RULES_PAGE, 'utf8')).toBe(printTestedRules());
});

const NAMED = "test('C7, N2: offline', run); it.each(rows)(`X6: ${name}`, run);";

test.each([
  ['a test', 'src/a.test.ts', NAMED, ['C7', 'N2', 'X6']],
  ['a journey', 'e2e/a.journey.ts', NAMED, ['C7', 'N2', 'X6']],
  ['the cases of both servers', 'deploy/serving/headerCases.ts', NAMED, ['C7', 'N2', 'X6']],
  ['a command', 'scripts/testBuild.mjs', '/** Compares (B5). */ f(); /** (B1) */', ['B5']],
  ['other code', 'src/a.ts', NAMED, []],
  ['another command', 'scripts/start.mjs', '/** Starts (B5). */', []],
  ['a comment in a test', 'src/a.test.ts', "/** 'C7: offline' */ // `N2: late`", []],
  ['a text about tests', 'src/a.test.ts', `const text = "${NAMED}";`, []],
])('only names of tests count: %s', (_what, file, text, codes) => {
  expect([...codesTestedBy(file, text)]).toEqual(codes);
});
