import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** Without what Prettier changes: white space, quotes, and the marks that it adds or removes. */
const unformatted = (source: string): string => source.replace(/[\s'"(),;|]/g, '');

test('src/api/contract.ts is what the contract says; `npm run contract` writes it again', () => {
  const types = execFileSync('npx', ['openapi-typescript', 'mock-server/openapi.yaml'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const source = readFileSync(path.join(root, 'src/api/contract.ts'), 'utf8');
  expect(unformatted(source)).toBe(unformatted(types));
});
