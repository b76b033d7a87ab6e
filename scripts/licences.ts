import { readFileSync } from 'node:fs';
import path from 'node:path';

/** They ask for their notice at most; a new one is decided by people. */
export const ALLOWED: readonly string[] = [
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT AND ISC',
  'OFL-1.1',
];

interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** All packages of the lock file, by their folder. */
export function lockedPackages(): [string, LockedPackage][] {
  const lock = readFileSync(path.join(__dirname, '..', 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages).filter(([folder]) => folder !== '');
}

/**
 * Development packages of which code of their own is in `dist`. A list, because what they write into chunks has no
 * file that a build could name. Nothing of css-loader is in it: its styles are taken out into files. Of workbox all
 * modules are dependencies, so they are listed anyway.
 */
const TOOLS_WITH_CODE_IN_THE_BUILD = [
  // Loads modules and chunks, also in the service worker.
  'node_modules/webpack',
  // Loads the styles of chunks.
  'node_modules/mini-css-extract-plugin',
  // Syntax that a browser of package.json lacks: none today, but a line of code or a browser more can change that.
  'node_modules/@babel/helpers',
];

const isPartOfTheApp = (folder: string, { dev, devOptional }: LockedPackage): boolean =>
  (dev !== true && devOptional !== true) || TOOLS_WITH_CODE_IN_THE_BUILD.includes(folder);

/** Those that are part of the app. */
export const packagesOfTheApp = () =>
  lockedPackages()
    .filter(([folder, locked]) => isPartOfTheApp(folder, locked))
    .map(([folder, { version, license, integrity }]) => ({
      name: folder.split('node_modules/').at(-1) ?? folder,
      version,
      licence: license ?? 'none',
      integrity: integrity ?? '',
    }));

/** What `docs/licences.md` has to be. */
export function licencesPage(): string {
  const rows = packagesOfTheApp().map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  );
  return [
    '# Licences of the packages in the app',
    '',
    'Written by `npm run licences` from `package-lock.json`. `NOTICE` names data and typefaces.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...new Set(rows),
    '',
  ].join('\n');
}
