import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version: string;
  resolved?: string;
}

const { packages } = JSON.parse(
  readFileSync(path.join(__dirname, '..', 'package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> };

/** Older versions have a known bug that affects this product. */
const MINIMUM = [
  ['react-router', '7.18.0', 'leaves the origin for a path that begins with two slashes'],
  ['react-router-dom', '7.18.0', 'leaves the origin for a path that begins with two slashes'],
  ['@reduxjs/toolkit', '2.10.0', 'a late response after sign-out writes the session again'],
  ['webpack-dev-server', '5.2.5', 'the sources can be read from another site'],
  ['react-dom', '19.0.0', 'script addresses in links are not neutralised'],
  ['express-openapi-validator', '5.6.2', 'no version is tested'],
] as const;

function compare(left: string, right: string): number {
  const numbersOf = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);
  const [a, b] = [numbersOf(left), numbersOf(right)];
  return [0, 1, 2].map((index) => (a[index] ?? 0) - (b[index] ?? 0)).find(Boolean) ?? 0;
}

const everyCopy = (name: string) =>
  Object.entries(packages).filter(([folder]) => folder.endsWith(`node_modules/${name}`));

describe('B2: the lock file', () => {
  it.each(MINIMUM)('has %s %s or newer; before that, %s', (name, minimum) => {
    const copies = everyCopy(name);
    expect(copies).not.toEqual([]);
    expect(copies.filter(([, { version }]) => compare(version, minimum) < 0)).toEqual([]);
  });

  it('has redux-persist 6.0.0 of the registry: later versions in git wait forever', () => {
    expect(everyCopy('redux-persist').map(([, { version }]) => version)).toEqual(['6.0.0']);
  });

  it('has no package from a git URL, an http URL or a file', () => {
    const others = Object.entries(packages).filter(([, { resolved }]) =>
      /^(git|file|http:)/.test(resolved ?? ''),
    );
    expect(others).toEqual([]);
  });
});
