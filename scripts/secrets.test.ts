import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SECRETS } from './secretPatterns.mjs';

const ROOT = path.join(__dirname, '..');

/** A signed token (JWT). Those of the mock and of tests are made up. */
const TOKEN = /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/;
const MADE_UP = /^(mock-server|e2e|src\/testing)\/|\.test\.tsx?$/;

/** These protect nothing: the mock's key, and that of stored drafts of older versions. */
const KNOWN = ['mock-server/rules/passwordKey.ts', 'src/testing/store/goldenDrafts.ts'];

/** Whether a file has a secret, whatever its name. Git as well takes a file with a zero byte as binary. */
const hasSecret = (folder: string, file: string): boolean =>
  isSecret(file, readFileSync(path.join(folder, file)));

function isSecret(file: string, bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  const text = bytes.toString();
  const patterns = MADE_UP.test(file) ? SECRETS : [...SECRETS, TOKEN];
  return patterns.some((pattern) => pattern.test(text));
}

test('P7: no key is in the repository but those of the mock and of a test', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => hasSecret(ROOT, file))).toEqual(KNOWN);
});

const git = (args: string[], input?: string): Buffer =>
  execFileSync('git', args, {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
    ...(input !== undefined && { input }),
  });

/** Every version of every file of the history; of a clone without it, those of the last commit. */
function* versions(): Generator<[file: string, bytes: Buffer]> {
  const objects = git(['rev-list', '--objects', 'HEAD']).toString().trim().split('\n');
  const files = new Map(objects.map((line) => [line.slice(0, 40), line.slice(41)]));
  const contents = git(['cat-file', '--batch'], [...files.keys()].join('\n'));
  let at = 0;
  while (at < contents.length) {
    const end = contents.indexOf('\n', at);
    const [id = '', type, size] = contents.toString('latin1', at, end).split(' ');
    at = end + 1 + Number(size) + 1;
    if (type === 'blob') yield [files.get(id) ?? '', contents.subarray(end + 1, at - 1)];
  }
}

test('P7: no key is in the history but those', () => {
  let count = 0;
  const found = new Set<string>();
  for (const [file, bytes] of versions()) {
    count += 1;
    if (isSecret(file, bytes)) found.add(file);
  }
  expect(count).toBeGreaterThan(1_000);
  expect([...found].sort()).toEqual(KNOWN);
});

/** In parts, so that none is in this file. */
const SAMPLES = {
  'server.pem': ['-----BEGIN RSA ', 'PRIVATE KEY-----'],
  'id.key': ['-----BEGIN ', 'PRIVATE KEY-----'],
  '.env': ['AWS_SECRET_ACCESS_KEY=', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
  credentials: ['AKIA', 'IOSFODNN7EXAMPLE'],
  'key.txt': ['AQjHv63o4GvkSdB/edVZIAWE', 'MqsBE4klx0G+lN1mi6g='],
  'deploy.sh': ['github_pat_', '11ABCDEFG0abcdefghijkl_mnopqrstuvwxyz'],
  'ci.yml': ['ghp_', '0123456789abcdefghijklmnopqrstuvwxyz'],
  '.npmrc': ['npm_', '0123456789abcdefghijklmnopqrstuvwxyz'],
  '.sentryclirc': ['token=sntrys_', 'eyJpYXQiOjE3MDAwMDAwMDB9_abcdefghijklmnop'],
  'notes.html': ['eyJhbGciOiJIUzI1NiJ9.', 'eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJlLW9mLWl0'],
};

test.each(Object.entries(SAMPLES))('P7: a secret in %s is found', (name, parts) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bos-secrets-'));
  writeFileSync(path.join(folder, name), `first line\n${parts.join('')}\n`);
  const isFound = hasSecret(folder, name);
  rmSync(folder, { recursive: true });
  expect(isFound).toBe(true);
});
