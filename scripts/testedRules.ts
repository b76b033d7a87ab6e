import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const RULES = 'docs/product/reliability.md';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The codes before the name of a test: 'C7, N2: offline …'. */
const TEST_NAME = /['"`]((?:[A-Z]\d{1,2}(?:, )?)+): /g;
/** A command that is a test says so in its first comment. */
const COMMAND = /^\/\*\*[\s\S]*?\(([A-Z]\d{1,2})\)[\s\S]*?\*\//g;

/** The rules of reliability.md, each with the files of its tests. Faults are no rules. */
export function testedRules(): Map<string, string[]> {
  const codes = [...read(RULES).matchAll(/^\| ([A-EG-Z]\d+) +\|/gm)].map(([, code = '']) => code);
  const rules = new Map(codes.map((code) => [code, [] as string[]]));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    const pattern = file.endsWith('.mjs') ? COMMAND : TEST_NAME;
    const found = [...read(file).matchAll(pattern)].flatMap(([, all = '']) => all.split(', '));
    for (const code of new Set(found)) rules.get(code)?.push(file);
  }
  return rules;
}
