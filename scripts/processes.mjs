import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { ROOT } from './dependencies.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let isEnding = false;

/** @param {number} port @returns {Promise<boolean>} whether a server listens there */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Exits with an error of one line if a port is invalid or taken.
 * @param {{ name: string, variable: string, port: number }[]} ports
 */
export async function demandFreePorts(ports) {
  for (const { name, variable, port } of ports) {
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      console.error(`${variable} is no port number.`);
      process.exit(1);
    }
    if (await isTaken(port)) {
      console.error(
        `Port ${port}, for ${name}, is taken: stop what runs there, or set ${variable} to another.`,
      );
      process.exit(1);
    }
  }
}

/** Ends all child processes, then this process. @param {number} code */
export async function endAll(code) {
  if (isEnding) return;
  isEnding = true;
  const endings = [...children].map(
    (child) => new Promise((resolve) => child.once('exit', resolve)),
  );
  for (const child of children) child.kill('SIGTERM');
  const timer = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 5_000);
  await Promise.all(endings);
  clearTimeout(timer);
  process.exit(code);
}

/** Ends the child processes on Ctrl-C, a closed terminal or `kill`. */
export function endWithSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endAll(0));
}

/**
 * Starts a Node program that should keep running. If it ends by itself, all other children end too.
 * @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export function startNode(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.add(child);
  child.once('exit', (code) => {
    children.delete(child);
    if (!isEnding) void endAll(code === 0 ? 0 : 1);
  });
}

/** Waits until a URL returns such a status. @param {string} url @param {number[]} [statuses] */
export async function waitFor(url, statuses = [200]) {
  for (;;) {
    const isUp = await fetch(url).then(
      (response) => statuses.includes(response.status),
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
