import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '..');
const RULES = 'docs/product/reliability.md';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const TESTS = /\.(test\.tsx?|journey\.ts)$|^deploy\/serving\/\w+Cases\.ts$/;
/** Commands that are tests. They name their rules in their first comment. */
const COMMANDS = ['scripts/size.mjs', 'scripts/testBuild.mjs'];

/** The codes before the name of a test: 'C7, N2: offline …'. */
const NAME = /^((?:[A-Z]\d{1,2}(?:, )?)+): /;

/** The codes of the texts in a test file that begin as the name of a test. Comments are no texts. */
function codesOfNames(file: string, text: string): string[] {
  const codes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
      codes.push(...(NAME.exec(node.text)?.[1]?.split(', ') ?? []));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return codes;
}

function codesOfFirstComment(text: string): string[] {
  const comment = /^\/\*\*.*?\*\//s.exec(text)?.[0] ?? '';
  return [...comment.matchAll(/\(([A-Z]\d{1,2})\)/g)].map(([, code = '']) => code);
}

/** The codes that a file tests. */
export function codesTestedBy(file: string, text: string): Set<string> {
  if (COMMANDS.includes(file)) return new Set(codesOfFirstComment(text));
  return new Set(TESTS.test(file) ? codesOfNames(file, text) : []);
}

/** The rules of reliability.md, each with the files of its tests. Faults are no rules. */
export function testedRules(): Map<string, string[]> {
  const codes = [...read(RULES).matchAll(/^\| ([A-EG-Z]\d+) +\|/gm)].map(([, code = '']) => code);
  const rules = new Map(codes.map((code) => [code, [] as string[]]));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files.filter((name) => TESTS.test(name) || COMMANDS.includes(name)))
    for (const code of codesTestedBy(file, read(file))) rules.get(code)?.push(file);
  return rules;
}

export const TESTED_RULES_PAGE = path.join(ROOT, 'docs', 'rules.md');

/** The page of all rules, each with the files of its tests. */
export function printTestedRules(): string {
  const lists = [...testedRules()].map(
    ([code, files]) => `## ${code}\n\n${files.map((file) => `- \`${file}\`\n`).join('')}`,
  );
  return `# Rules and their tests

What each rule requires is in reliability.md. Generated: \`npm run rules\`.

${lists.join('\n')}`;
}
