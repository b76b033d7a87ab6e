import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface CruisedModule {
  source: string;
  dependencies: { module: string; resolved: string }[];
}

interface CruiseResult {
  modules: CruisedModule[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; comment?: string }[];
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] };
  };
}

const ROOT = path.join(__dirname, '..');
const PLACES = ['src', 'mock-server', 'deploy', 'scripts', 'e2e', 'bench'];

function cruise(): CruiseResult {
  const bin = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  // A file whose content is as it was is not read again.
  const cache = ['--cache', '.cache/dependency-cruiser', '--cache-strategy', 'content'];
  const output = ['--output-type', 'json'];
  const args = [bin, '--config', '.dependency-cruiser.cjs', ...cache, ...output, ...PLACES];
  // The tool ends with the number of violations; the JSON is complete all the same.
  const options = { cwd: ROOT, maxBuffer: 256 * 1024 * 1024, encoding: 'utf8' as const };
  try {
    return JSON.parse(execFileSync(process.execPath, args, options)) as CruiseResult;
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return JSON.parse(stdout) as CruiseResult;
  }
}

function sourceFiles(...places: string[]): string[] {
  return places
    .flatMap((place) =>
      readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(place, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const layerOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1] ?? null;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

describe('the architecture', () => {
  const result = cruise();

  it('B4: lets each layer import what the table of docs/architecture.md allows, and has no cycles', () => {
    const why = new Map(
      result.summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment ?? rule.name]),
    );
    const broken = result.summary.violations.map(
      ({ from, to, rule }) => `${from} -> ${to}: ${why.get(rule.name) ?? rule.name}`,
    );
    expect(broken).toEqual([]);
  });

  it('imports another layer by the alias, and its own layer relatively', () => {
    const crossings = result.modules.flatMap(({ source, dependencies }) => {
      const layer = layerOf(source);
      return dependencies
        .filter(({ module: written, resolved }) => {
          const other = layerOf(resolved);
          if (!resolved.startsWith('src/')) return false;
          if (layer !== null && layer === other) return written.startsWith('@/');
          return source.startsWith('src/') && other !== null && !written.startsWith('@/');
        })
        .filter(() => source !== 'src/main.tsx')
        .map(({ module: written }) => `${source} imports '${written}'`);
    });
    expect(crossings).toEqual([]);
  });

  it('M6: keeps the mock out of the app: nothing in src but testing and the developer panel names it', () => {
    const naming = sourceFiles('src')
      .filter((file) => !isTest(file) && !/^src\/(testing|dev-panel)\//.test(file))
      .filter((file) => file !== 'src/api/contract.ts')
      .filter((file) => /mock-server|__mock|\bmock\b/i.test(read(file)));
    expect(naming).toEqual([]);
  });

  it('switches a lint rule off only with a written reason', () => {
    const silent = sourceFiles(...PLACES)
      .filter((file) => file !== 'src/architecture.test.ts')
      .flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => /eslint-disable|@ts-expect-error/.test(line))
          .filter((line) => !/eslint-disable.* -- \S|@ts-expect-error.* \S{3,}/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(silent).toEqual([]);
  });

  it('has no barrels and no folder of leftovers', () => {
    const files = sourceFiles('src', 'mock-server');
    const leftovers = files.filter((file) => /(^|\/)(index\.tsx?$|utils?\/|helpers?\/)/.test(file));
    const barrels = files.filter((file) => /^export \* from/m.test(read(file)));
    expect([...leftovers, ...barrels]).toEqual([]);
  });

  it('gives each part of MUI our theme: no frame around it does', () => {
    const themed =
      /(import|export) (?!type )[^;]*?from '@mui\/(x-|material('|\/[A-Z]))|import\([^)]*'@mui/;
    const bare = sourceFiles('src')
      .filter((file) => !isTest(file) && themed.test(read(file)))
      .filter((file) => !read(file).includes('<MuiTheme>'));
    expect(bare).toEqual([]);
  });

  it('names no two files alike but for their letters being large or small', () => {
    const files = sourceFiles(...PLACES).map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});
