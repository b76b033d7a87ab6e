/**
 * `npm run test:node`: installs, builds and starts the last commit with each Node that is supported, in
 * a clean copy outside of the checkout. npm's package `node` brings them; `-- 22 20.19.0` tries others.
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

/** What goes wrong while a version is tried. */
class CommandProblem extends Error {}

/**
 * @typedef {object} Place
 * @property {string} node the program
 * @property {string} copy of the last commit
 * @property {NodeJS.ProcessEnv} env in which `node` is this one, for npm and for whatever it starts
 */

/** @type {import('node:child_process').ChildProcess | null} */
let running = null;

function endRunning() {
  try {
    if (running?.pid) process.kill(-running.pid, 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
}

/** Starts something with all that it starts in a group of its own. @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
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

/** Runs something to its end; throws what it said where it fails. @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
async function run(command, args, options) {
  const { ended, tail } = begin(command, args, options);
  if ((await ended) !== 0) throw new CommandProblem(`${command} ${args.join(' ')}:\n${tail()}`);
}

/** npm says why it fails, also where this was started with `npm run --silent`. @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
const runNpm = (args, options) =>
  run(NPM.command, [...args, '--loglevel=error'], { ...options, shell: NPM.shell });

/** @returns {Promise<number>} a port that nobody has */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Starts one of the commands that stay, and ends it once every address answers. @param {Place} place @param {string} script @param {NodeJS.ProcessEnv} env @param {string[]} addresses */
async function serve({ node, copy, env: own }, script, env, addresses) {
  const { ended, tail } = begin(node, [`scripts/${script}`], {
    cwd: copy,
    env: { ...own, ...env },
  });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const untilMs = Date.now() + TIMEOUT_MS;
  for (const address of addresses) {
    while (!(await answers(address))) {
      if (hasEnded || Date.now() > untilMs) {
        endRunning();
        await ended;
        throw new CommandProblem(`${script}: ${address} does not answer:\n${tail()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  endRunning();
  await ended;
}

/** @param {string} address @returns {Promise<boolean>} */
const answers = (address) =>
  fetch(address).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Brings a Node and a copy of the last commit. @param {string} version @param {string} folder @returns {Promise<Place>} */
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

/** What has to go well with every Node. @type {readonly [string, (place: Place) => Promise<void>][]} */
const STEPS = [
  ['install', ({ copy: cwd, env }) => runNpm(['ci'], { cwd, env })],
  ['build', ({ node, copy: cwd, env }) => run(node, ['scripts/build.mjs'], { cwd, env })],
  [
    'preview',
    async (place) => {
      const port = String(await freePort());
      const origin = `http://localhost:${port}`;
      await serve(place, 'preview.mjs', { PORT: port }, [`${origin}/bos/`, `${origin}/__mock/`]);
    },
  ],
  [
    'start',
    async (place) => {
      const [port, mockPort] = [String(await freePort()), String(await freePort())];
      const addresses = [`http://localhost:${port}/bos/`, `http://localhost:${mockPort}/__mock/`];
      await serve(place, 'start.mjs', { PORT: port, MOCK_PORT: mockPort }, addresses);
    },
  ],
];

/** @param {string} version @returns {Promise<boolean>} whether all went well */
async function tryVersion(version) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bos-node-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  let told = `Node ${version}`;
  try {
    const place = await prepare(version, folder);
    told = `Node ${spawnSync(place.node, ['--version'], { encoding: 'utf8' }).stdout.trim()}:`;
    for (const [name, step] of STEPS) {
      const beganAtMs = Date.now();
      told += ` ${name}`;
      await step(place);
      told += ` ${Math.round((Date.now() - beganAtMs) / 1000)} s,`;
    }
    console.log(`ok     ${told.slice(0, -1)}`);
    return true;
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    console.log(`FAILED ${told}\n${error.message}`);
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
const wanted = process.argv.slice(2);
const failed = [];
for (const version of wanted.length > 0 ? wanted : VERSIONS) {
  if (!(await tryVersion(version))) failed.push(version);
}
console.log(failed.length === 0 ? '\nAll are fit.' : `\nNot fit: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
