import { testedRules } from './testedRules';

test('every rule of reliability.md has a test that is named after it; `npm run rules` lists them', () => {
  const untested = [...testedRules()].filter(([, files]) => files.length === 0);
  expect(untested.map(([code]) => code)).toEqual([]);
});
