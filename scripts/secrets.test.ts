import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/** Keys of 32 bytes in base64, private keys, and the access keys of clouds and services. */
const SECRET =
  /(?<![\w+/-])[\w+/]{43}=(?!=)|BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\b(ghp|npm|xox[bp])_?[A-Za-z0-9]{30,}/;

/** These protect nothing: the mock's key, and that of stored drafts of older versions. */
const KNOWN = ['mock-server/rules/passwordKey.ts', 'src/testing/store/goldenDrafts.ts'];

test('P7: no key is in the repository but those of the mock and of a test', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(\w*[jt]sx?|json|ya?ml|html|md|conf|csv)$|file$/.test(file))
    .filter((file) => file !== 'package-lock.json');
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.filter((file) => SECRET.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual(KNOWN);
});
