import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PAGE = readFileSync(path.join(__dirname, '..', 'docs', 'deploy.md'), 'utf8');
const [, COMMANDS = ''] = /## A new release\n\n```sh\n([^`]+)```/.exec(PAGE) ?? [];

const work = mkdtempSync(path.join(os.tmpdir(), 'new-release-'));
const live = path.join(work, 'live');
afterAll(() => rmSync(work, { recursive: true }));

/** A build, as far as the commands tell its files apart. */
function build(hash: string): void {
  for (const folder of ['dist/assets', 'dist/icons'])
    mkdirSync(path.join(work, folder), { recursive: true });
  for (const file of ['index.html', 'index.html.br', 'sw.js', 'sw.js.gz', 'icons/icon.png'])
    writeFileSync(path.join(work, 'dist', file), hash);
  writeFileSync(path.join(work, 'dist', 'assets', `main.${hash}.js`), hash);
}

/** There is no nginx here. */
const RELOAD = 'cp bos.conf /etc/nginx/ && nginx -s reload\n';

const release = () =>
  execFileSync('sh', ['-ec', COMMANDS.replace(RELOAD, '').replaceAll('/usr/share/bos', live)], {
    cwd: work,
  });

test('W1: the commands of docs/deploy.md put a release beside the files of the one before', () => {
  build('0a0a0a0a0a');
  mkdirSync(path.join(live, 'assets'), { recursive: true });
  release();
  rmSync(path.join(work, 'dist'), { recursive: true });
  build('1b1b1b1b1b');
  release();
  expect(readdirSync(path.join(live, 'assets')).sort()).toEqual([
    'main.0a0a0a0a0a.js',
    'main.1b1b1b1b1b.js',
  ]);
  for (const file of ['index.html', 'index.html.br', 'sw.js', 'sw.js.gz', 'icons/icon.png'])
    expect([file, readFileSync(path.join(live, file), 'utf8')]).toEqual([file, '1b1b1b1b1b']);
  const order = ['! -name assets', RELOAD, 'sw.js* '].map((text) => COMMANDS.indexOf(text));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});
