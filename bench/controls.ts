import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findFile } from '../deploy/staticFiles';

const ROOT = path.join(__dirname, '..');

export interface ServedPage {
  name: string;
  url: string;
  close: () => Promise<void>;
}

/** Builds a control, or the app itself (`product`), and returns how many ms that took. */
export function buildCold(name: 'stack' | 'react' | 'product'): number {
  const webpack = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');
  const config = name === 'product' ? 'webpack.config.js' : 'bench/webpack.controls.js';
  const args = [webpack, '--config', config, '--mode', 'production'];
  if (name === 'product') args.push('--no-cache');
  else args.push('--config-name', name);
  const startedAtMs = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${name} did not build:\n${stdout}${stderr}`);
  return performance.now() - startedAtMs;
}

/**
 * Serves a control below `/bos/`, compressed like the app. The controls have no content security
 * policy, because the vanilla page has its script and style inline.
 */
export async function serveControl(name: 'vanilla' | 'react' | 'stack'): Promise<ServedPage> {
  const distDir =
    name === 'vanilla'
      ? path.join(__dirname, 'controls', name)
      : path.join(ROOT, '.cache', 'bench', name);
  const server = createServer((request, response) => {
    void findFile(distDir, request.url ?? '/bos/', ['br']).then((found) => {
      if (!found) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'Content-Type': found.contentType,
        'Content-Length': found.body.length,
        'Cache-Control': found.kind === 'page' ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
      });
      response.end(found.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    name,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bos/login`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
