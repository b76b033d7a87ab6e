import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['bench', 'deploy', 'docs', 'e2e', 'mock-server', 'public', 'scripts', 'src'];
const TEXTS = /\.(?:tsx?|[cm]?js|css|html|json|md|patch|snap|ya?ml)$/;
const RULES = 'docs/product/reliability.md';
const THIS_FILE = path.relative(ROOT, __filename);
/** Files that a command writes, which may not exist yet. */
const GENERATED = ['latest.md'];

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => TEXTS.test(file) && file !== THIS_FILE);

const files = [
  ...readdirSync(ROOT).filter((file) => TEXTS.test(file)),
  ...FOLDERS.flatMap(filesBelow),
];
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const isDocument = (file: string): boolean => file.endsWith('.md');

/** Documents below `docs` may be named without their folder, except a README. */
const pages = files.filter((file) => /^docs\/.*\.md$/.test(file) && !file.endsWith('/README.md'));

/** The anchor of a heading, as code hosts create it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The file that a reference in another file names; undefined if there is none. */
function fileOf(reference: string, from: string): string | undefined {
  const relative = path.posix.join(path.posix.dirname(from), reference);
  const named = pages.filter((page) => path.posix.basename(page) === reference);
  return [relative, reference, ...named].find((file) => existsSync(path.join(ROOT, file)));
}

function problemOf(reference: string, from: string): string | null {
  const [name = '', anchor] = reference.split('#');
  const file = name === '' ? from : fileOf(name, from);
  if (GENERATED.includes(reference)) return null;
  if (file === undefined) return `${reference}: there is no such file`;
  if (anchor === undefined || !isDocument(file)) return null;
  return anchorsOf(file).includes(anchor) ? null : `${reference}: there is no such heading`;
}

const MENTION = /(?<![\w/.-])(?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w-]+\.md(?:#[\w-]+)?/g;
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
/** References by number, which say nothing and go stale: 'onboarding.md 6', 'the spec, part 8'. */
const NUMBERED_PART =
  /[\w-]+\.md,? (?:part |rule |decision |section )?\d|\b(?:decisions|reliability|spec(?:ification)?),? (?:part|rule|decision|section) \d|\bpart \d+ of the spec|\breliability [A-Z]\d/gi;

/** Joins the lines of a comment, because a reference may continue on the next line. */
const unfolded = (text: string): string => text.replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, ' ');

const CODE = /\b[A-GIKMNPWX]\d{1,2}\b/g;
const COMMENT = /(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** The codes before the name of a test: 'C7, N2: offline …'. */
const TEST_NAME = /['"`](?:[A-Z]\d{1,2}(?:, )?)+: /g;

const rules = new Set([...read(RULES).matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(([, code]) => code));

function textsWithCodes(text: string, file: string): string[] {
  if (isDocument(file)) return [text];
  if (!/\.(?:tsx?|[cm]?js)$/.test(file)) return [];
  return [...text.matchAll(COMMENT), ...text.matchAll(TEST_NAME)].map(([found]) => found);
}

/** What is wrong with the references in a text of this file. */
function problemsIn(text: string, file: string): string[] {
  const mentions = [...text.matchAll(MENTION)].map(([reference]) => reference);
  const links = isDocument(file) ? [...text.matchAll(LINK)].map(([, target = '']) => target) : [];
  const references = [...new Set([...mentions, ...links])];
  const unknown = textsWithCodes(text, file)
    .flatMap((part) => part.match(CODE) ?? [])
    .filter((code) => !rules.has(code));
  return [
    ...references.flatMap((reference) => problemOf(reference, file) ?? []),
    ...(unfolded(text).match(NUMBERED_PART) ?? []).map((part) => `${part}: name a heading instead`),
    ...unknown.map((code) => `${code}: ${RULES} has no such rule`),
  ];
}

describe('References to documents', () => {
  it.each([
    ['a missing document', '/** As the plan says (plan.md). */', 'plan.md'],
    ['a missing path', '// docs/product/plan.md', 'docs/product/plan.md'],
    ['a missing heading', '// (onboarding.md#cooking)', 'onboarding.md#cooking'],
    ['a part by its number', '// as reliability.md 2.6 has it', 'reliability.md 2'],
    [
      'a numbered part on the next line',
      '/**\n * (sessions.md,\n * part 4) */',
      'sessions.md, part 4',
    ],
    ['a part of the spec', '// The spec, part 8, says so.', 'spec, part 8'],
    ['an unknown rule in a comment', '/** Tried again (C99). */', 'C99'],
    ['an unknown rule in the name of a test', "test('C7, N99: offline', run);", 'N99'],
  ])('%s is reported', (_what, text, reference) => {
    expect(problemsIn(text, 'src/main.tsx')).toEqual([expect.stringContaining(`${reference}:`)]);
  });

  it('a broken link of a document is reported', () => {
    const text = '[one](../nowhere.png), [two](#nowhere)';
    expect(problemsIn(text, 'docs/product/README.md')).toHaveLength(2);
  });

  it('valid references are not reported', () => {
    const text =
      "/** See onboarding.md#saving, docs/mock.md and C7. */ test('D9, C1: a tab', run);";
    expect(problemsIn(text, 'src/main.tsx')).toEqual([]);
  });

  it('all are valid', () => {
    const problems = files.flatMap((file) =>
      problemsIn(read(file), file).map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('are unambiguous: no two documents have the same name', () => {
    const names = pages.map((page) => path.posix.basename(page));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
