import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version: string;
  resolved?: string;
}

const { packages } = JSON.parse(
  readFileSync(path.join(__dirname, '..', 'package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> };

/** Below these versions stands a known fault that this product would meet. */
const LEAST = [
  ['react-router', '7.18.0', 'leaves the origin for a path that begins with two slashes'],
  ['react-router-dom', '7.18.0', 'leaves the origin for a path that begins with two slashes'],
  ['@reduxjs/toolkit', '2.10.0', 'a late answer after sign-out writes the session again'],
  ['webpack-dev-server', '5.2.5', 'the sources can be read from another site'],
  ['react-dom', '19.0.0', 'script addresses in links are not neutralised'],
  ['express-openapi-validator', '5.6.2', 'the version that was tried'],
] as const;

function compare(left: string, right: string): number {
  const parts = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);
  const [a, b] = [parts(left), parts(right)];
  return [0, 1, 2].map((place) => (a[place] ?? 0) - (b[place] ?? 0)).find(Boolean) ?? 0;
}

const everyCopy = (name: string) =>
  Object.entries(packages).filter(([place]) => place.endsWith(`node_modules/${name}`));

describe('the lock file', () => {
  it.each(LEAST)('holds %s at %s or newer: before it, %s', (name, least) => {
    const copies = everyCopy(name);
    expect(copies).not.toEqual([]);
    expect(copies.filter(([, { version }]) => compare(version, least) < 0)).toEqual([]);
  });

  it('takes redux-persist from the registry at 6.0.0: what came after it in git waits for ever', () => {
    expect(everyCopy('redux-persist').map(([, { version }]) => version)).toEqual(['6.0.0']);
  });

  it('names no package by a git address or a file', () => {
    const odd = Object.entries(packages).filter(([, { resolved }]) =>
      /^(git|file|http:)/.test(resolved ?? ''),
    );
    expect(odd).toEqual([]);
  });
});
