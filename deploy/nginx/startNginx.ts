import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findNginx } from '../../scripts/nginx.mjs';
import { builtPages } from '../prerendered';
import type { RunningServer, ServingOptions } from '../serving/servedBuild';
import { nginxConfig } from './nginxConfig';

const ROOT = path.join(__dirname, '..', '..');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface RunningNginx extends RunningServer {
  /** Resolves to all that it has logged. */
  stop: () => Promise<string>;
}

/** The command that the container runs. */
function containerCommand(): string[] {
  const container = readFileSync(path.join(__dirname, 'Dockerfile'), 'utf8');
  return JSON.parse(/^CMD (.+)$/m.exec(container)?.[1] ?? '[]') as string[];
}

const isListening = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(socketPath, () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });

export interface NginxProcess {
  /** The user of the container; left out: that of the test. */
  user?: number | undefined;
  /** What the site includes. */
  included?: string;
}

/** Runs the command and the files of the container, on a socket in a folder of its own. */
export async function startNginx(
  { distDir, origins, configuration, isHttps }: ServingOptions,
  { user, included = '' }: NginxProcess = {},
): Promise<RunningNginx> {
  const found = findNginx(ROOT);
  if (!found) throw new Error('No nginx: `npm test` fetches it, or says what to do.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bos-nginx-'));
  const inFolder = (name: string) => path.join(folder, name);
  /** Another user may not reach the checkout. */
  const reachable = (file: string) => {
    if (user === undefined) return file;
    copyFileSync(file, inFolder(path.basename(file)));
    return inFolder(path.basename(file));
  };
  const program = reachable(found.program);
  const module = found.module ? `load_module ${reachable(found.module)};` : '';
  const folders = TEMPORARY.map((name) => `${name}_temp_path ${inFolder(name)};`).join('\n');
  const owner = user === undefined ? os.userInfo().username : 'www-data';
  const mainFile = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')
    .replace(/^load_module .*$/m, module)
    .replace('user www-data;', `user ${owner};`)
    .replace('http {', `http {\n${folders}`);
  writeFileSync(inFolder('nginx.conf'), mainFile);
  const configFile = configuration ? inFolder('config.json') : path.join(distDir, 'config.json');
  if (configuration) writeFileSync(configFile, JSON.stringify(configuration));
  const socketPath = inFolder('socket');
  const listen = `unix:${socketPath}`;
  const site = { listen, distDir, configFile, accessLog: '/dev/stdout', origins };
  const prerendered = builtPages(distDir);
  writeFileSync(inFolder('bos.conf'), nginxConfig({ ...site, prerendered }));
  mkdirSync(inFolder('bos.d'));
  writeFileSync(inFolder('bos.d/services.conf'), included);
  writeFileSync(inFolder('output'), '');

  const output = openSync(inFolder('output'), 'a');
  const logged = () => readFileSync(inFolder('output'), 'utf8');
  if (user !== undefined)
    for (const file of [folder, inFolder('output')]) chownSync(file, user, user);
  const options = containerCommand()
    .slice(1)
    .map((text) => text.replace('/tmp/', `${folder}/`));
  const nginx = spawn(program, [...options, '-c', inFolder('nginx.conf')], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...found.env },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  closeSync(output);
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  while (!(await isListening(socketPath))) {
    if (nginx.pid === undefined || nginx.exitCode !== null)
      throw new Error(`nginx does not run: ${logged()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    address: { socketPath },
    headers: isHttps ? { 'x-forwarded-proto': 'https' } : {},
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      const text = logged();
      rmSync(folder, { recursive: true });
      return text;
    },
  };
}
