import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AllowedOrigins } from '../headers';

export interface ServingOptions {
  distDir: string;
  origins: AllowedOrigins;
  /** Served as `/bos/config.json` instead of the file in `dist`. */
  configuration?: Record<string, unknown>;
  isHttps?: boolean;
}

export interface RunningServer {
  /** A port of this machine, or the path of a socket. */
  address: { port: number } | { socketPath: string };
  /** What a visitor's requests have besides their own headers. */
  headers?: Record<string, string>;
  stop: () => Promise<unknown>;
}

export interface ReceivedResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export const SCRIPT = 'console.log("bos")';
export const PAGE = '<!doctype html><title>BOS</title>';

/** Starts a server with some options, if it does not run yet; returns what sends a request to it. */
export type Serve = (
  given?: Partial<ServingOptions>,
) => Promise<
  (
    target: string,
    headers?: Record<string, string | number>,
    method?: string,
  ) => Promise<ReceivedResponse>
>;

export interface TestBuild {
  serve: Serve;
  /** The name of a file beside the folder that is served. */
  secretName: () => string;
}

/** A folder like `dist`, with `more` files, and servers of it, while the tests of a file run. */
export function serveTestBuild(
  start: (options: ServingOptions) => Promise<RunningServer>,
  more: Record<string, string | Buffer> = {},
): TestBuild {
  let distDir: string;
  const servers = new Map<string, Promise<RunningServer>>();

  beforeAll(() => {
    distDir = mkdtempSync(path.join(os.tmpdir(), 'bos-dist-'));
    for (const folder of ['icons', 'assets/folder', 'assets/folder.0123456789.js'])
      mkdirSync(path.join(distDir, folder), { recursive: true });
    const files: Record<string, string | Buffer> = {
      'index.html': PAGE,
      'config.json': '{"productName":"BOS"}',
      'manifest.webmanifest': '{}',
      'icons/icon.svg': '<svg/>',
      'icons/icon-180.png': 'PNG',
      'assets/main.0123456789.css': 'body{}',
      'assets/font.01234567.woff2': 'wOF2',
      'assets/main.0123456789.js': SCRIPT,
      'sw.js': SCRIPT,
      'assets/main.0123456789.js.br': brotliCompressSync(SCRIPT),
      'assets/main.0123456789.js.gz': gzipSync(SCRIPT),
      'assets/pdf.worker.0123456789.mjs': SCRIPT,
      'assets/main.0123456789.js.LICENSE.txt': '(c)',
      'assets/unhashed.js': SCRIPT,
      ...more,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(distDir, name), text);
    writeFileSync(path.join(path.dirname(distDir), `${path.basename(distDir)}.txt`), 'a secret');
  });

  afterAll(async () => {
    for (const server of servers.values()) await (await server).stop();
    rmSync(distDir, { recursive: true });
    rmSync(`${distDir}.txt`);
  });

  /** Sends the path exactly as it is written; fetch would normalise it. */
  const serve: Serve = async (given = {}) => {
    const options = { distDir, origins: { connect: [], embed: [] }, ...given };
    const key = JSON.stringify(options);
    const server = servers.get(key) ?? start(options);
    servers.set(key, server);
    const { address, headers: always } = await server;
    return (target, headers = {}, method = 'GET') =>
      new Promise<ReceivedResponse>((resolve, reject) => {
        const call = request({
          host: '127.0.0.1',
          ...address,
          path: target,
          headers: { ...always, ...headers },
          method,
          agent: false,
        });
        call.on('error', reject);
        call.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        });
        call.end();
      });
  };

  return { serve, secretName: () => `${path.basename(distDir)}.txt` };
}
