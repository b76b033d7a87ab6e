import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { productionHeaders } from '../deploy/headers';
import { findFile, type FoundFile } from '../deploy/staticFiles';

const ROOT = path.join(__dirname, '..');

export interface ServedPage {
  name: string;
  url: string;
  close: () => Promise<void>;
}

/** Builds a control, or the app itself (`product`), and returns how many ms that took. */
export function buildCold(name: 'stack' | 'react' | 'product'): number {
  const startedAtMs = performance.now();
  if (name === 'product') {
    runWebpack('webpack.config.js', ['--no-cache', '--env', 'prerender']);
    runWebpack('webpack.config.js', ['--no-cache']);
  } else {
    runWebpack('bench/webpack.controls.js', ['--config-name', name]);
  }
  return performance.now() - startedAtMs;
}

function runWebpack(config: string, more: string[]): void {
  const webpack = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');
  const args = [webpack, '--config', config, '--mode', 'production', ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`webpack ${more.join(' ')} failed:\n${stdout}${stderr}`);
}

/**
 * Those of the app: with its opener policy a page starts in a process of its own. The controls have no content
 * security policy, because the vanilla page has its script and style inline.
 */
function headersOf({ kind, contentType }: FoundFile, body: Buffer): Record<string, string> {
  const headers: Record<string, string> = {
    ...productionHeaders(kind, '/bos/login', { connect: [], embed: [] }, false),
    'Content-Type': contentType,
    'Content-Length': String(body.length),
    'Content-Encoding': 'br',
    ETag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    // The page has no worker that stores it: the browser may.
    ...(kind === 'page' && { 'Cache-Control': 'no-cache' }),
  };
  delete headers['Content-Security-Policy'];
  return headers;
}

/** Serves a control below `/bos/`, compressed like the app. */
export const serveControl = (name: 'vanilla' | 'react' | 'stack'): Promise<ServedPage> =>
  serveFolder(
    name,
    name === 'vanilla'
      ? path.join(__dirname, 'controls', name)
      : path.join(ROOT, '.cache', 'bench', name),
  );

/** Serves a page of plain HTML as a control. */
export async function servePlainCopy(name: string, html: string): Promise<ServedPage> {
  const folder = path.join(ROOT, '.cache', 'bench', name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), html);
  return serveFolder(name, folder);
}

async function serveFolder(name: string, distDir: string): Promise<ServedPage> {
  const server = createServer((request, response) => {
    void findFile(distDir, request.url ?? '/bos/', ['br']).then((found) => {
      if (!found) {
        response.writeHead(404).end();
        return;
      }
      const body = found.encoding ? found.body : brotliCompressSync(found.body);
      const headers = headersOf(found, body);
      const isUnchanged = request.headers['if-none-match'] === headers['ETag'];
      response.writeHead(isUnchanged ? 304 : 200, isUnchanged ? {} : headers);
      response.end(isUnchanged ? undefined : body);
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
