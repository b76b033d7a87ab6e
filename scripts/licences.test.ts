import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALLOWED, licencesPage, lockedPackages, packagesOfTheApp } from './licences';

/** Without what Prettier adds to a table. */
const unformatted = (page: string): string => page.replace(/ +|-{2,}/g, '');

test('the licence of every package in the app is one of those that are allowed', () => {
  const others = packagesOfTheApp().filter(({ licence }) => !ALLOWED.includes(licence));
  expect(others).toEqual([]);
});

test('the list has the tools whose own code is in the build', () => {
  const names = packagesOfTheApp().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['webpack', 'mini-css-extract-plugin', '@babel/helpers']),
  );
});

test('docs/licences.md is what the lock file says; `npm run licences` writes it again', () => {
  const page = readFileSync(path.join(__dirname, '..', 'docs', 'licences.md'), 'utf8');
  expect(unformatted(page)).toBe(unformatted(licencesPage()));
});

test('B1: every package is locked with the hash of what is installed', () => {
  const unproved = lockedPackages().filter(
    ([, { integrity }]) => !integrity?.startsWith('sha512-'),
  );
  expect(unproved.map(([folder]) => folder)).toEqual([]);
});
