/**
 * `npm run test:node`: installs, builds and starts the last commit with each supported Node version,
 * in a clean copy outside the checkout. The versions come from the npm package `node`.
 * `-- 22 20.19.0` tries only these versions.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { NPM, ROOT } from './dependencies.mjs';

const VERSIONS = ['20', '22', '24', '26'];
const TIMEOUT_MS = 300_000;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Thrown when a command fails or a server does not respond. */
class CommandProblem extends Error {}

/**
 * @typedef {object} Installation
 * @property {string} node the path of the program
 * @property {string} copy the folder with the last commit
 * @property {NodeJS.ProcessEnv} env with this `node` first in the PATH, for npm and its scripts
 */

/** @type {import('node:child_process').ChildProcess | null} */
let running = null;

function endRunning() {
  try {
    if (running?.pid) process.kill(-running.pid, 'SIGTERM');
  } catch {
    // The process has already ended.
  }
}

/** Starts a command in a process group of its own. @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
function begin(command, args, options) {
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output += chunk));
  }
  running = child;
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (status) => resolve(status));
  }).finally(() => (running = null));
  return { ended, tail: () => output.trim().split('\n').slice(-30).join('\n') };
}

/** Runs a command to its end; throws its output if it fails. @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
async function run(command, args, options) {
  const { ended, tail } = begin(command, args, options);
  if ((await ended) !== 0) throw new CommandProblem(`${command} ${args.join(' ')}:\n${tail()}`);
}

/** Shows the errors of npm, even when this script runs under `npm run --silent`. @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
const runNpm = (args, options) =>
  run(NPM.command, [...args, '--loglevel=error'], { ...options, shell: NPM.shell });

/** @returns {Promise<number>} a free port */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Starts a server, waits until every address responds, and ends it. @param {Installation} installation @param {string} script @param {NodeJS.ProcessEnv} env @param {string[]} addresses */
async function serve({ node, copy, env: own }, script, env, addresses) {
  const { ended, tail } = begin(node, [`scripts/${script}`], {
    cwd: copy,
    env: { ...own, ...env },
  });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const untilMs = Date.now() + TIMEOUT_MS;
  for (const address of addresses) {
    while (!(await isUp(address))) {
      if (hasEnded || Date.now() > untilMs) {
        endRunning();
        await ended;
        throw new CommandProblem(`${script}: ${address} does not respond:\n${tail()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  endRunning();
  await ended;
}

/** @param {string} address @returns {Promise<boolean>} */
const isUp = (address) =>
  fetch(address).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Installs a Node version and copies the last commit. @param {string} version @param {string} folder @returns {Promise<Installation>} */
async function prepare(version, folder) {
  const copy = path.join(folder, 'copy');
  mkdirSync(copy, { recursive: true });
  await run('git', ['archive', '--output', path.join(folder, 'copy.tar'), 'HEAD'], { cwd: ROOT });
  await run('tar', ['-xf', path.join('..', 'copy.tar')], { cwd: copy });
  await runNpm(['install', '--prefix', folder, `node@${version}`], { cwd: folder });
  const bin = path.join(folder, 'node_modules', 'node', 'bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  return { node: path.join(bin, 'node'), copy, env };
}

/** What must work with every Node version. @type {readonly [string, (installation: Installation) => Promise<void>][]} */
const STEPS = [
  ['install', ({ copy: cwd, env }) => runNpm(['ci'], { cwd, env })],
  ['build', ({ node, copy: cwd, env }) => run(node, ['scripts/build.mjs'], { cwd, env })],
  [
    'preview',
    async (installation) => {
      const port = String(await freePort());
      const origin = `http://localhost:${port}`;
      const addresses = [`${origin}/bos/`, `${origin}/__mock/`];
      await serve(installation, 'preview.mjs', { PORT: port }, addresses);
    },
  ],
  [
    'start',
    async (installation) => {
      const [port, mockPort] = [String(await freePort()), String(await freePort())];
      const addresses = [`http://localhost:${port}/bos/`, `http://localhost:${mockPort}/__mock/`];
      await serve(installation, 'start.mjs', { PORT: port, MOCK_PORT: mockPort }, addresses);
    },
  ],
];

/** @param {string} version @returns {Promise<boolean>} whether all steps succeeded */
async function tryVersion(version) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bos-node-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  let report = `Node ${version}`;
  try {
    const installation = await prepare(version, folder);
    const { stdout } = spawnSync(installation.node, ['--version'], { encoding: 'utf8' });
    report = `Node ${stdout.trim()}:`;
    for (const [name, step] of STEPS) {
      const startedAtMs = Date.now();
      report += ` ${name}`;
      await step(installation);
      report += ` ${Math.round((Date.now() - startedAtMs) / 1000)} s,`;
    }
    console.log(`ok     ${report.slice(0, -1)}`);
    return true;
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    console.log(`FAILED ${report}\n${error.message}`);
    return false;
  } finally {
    remove();
    process.off('exit', remove);
  }
}

for (const signal of SIGNALS) {
  process.on(signal, () => {
    endRunning();
    process.exit(1);
  });
}
const requested = process.argv.slice(2);
const failed = [];
for (const version of requested.length > 0 ? requested : VERSIONS) {
  if (!(await tryVersion(version))) failed.push(version);
}
console.log(failed.length === 0 ? '\nAll versions work.' : `\nDo not work: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
