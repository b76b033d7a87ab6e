import { fork } from 'node:child_process';
import path from 'node:path';

export interface RunningPreview {
  origin: string;
  /** The demo portal, another site, which may frame the app. */
  portalOrigin: string;
  stop(): Promise<void>;
}

/**
 * The production build with its own mock, in a separate process on a free port; `distDir` holds another
 * build than that of `dist`.
 */
export async function startPreviewProcess(distDir?: string): Promise<RunningPreview> {
  const options = ['--port', '0', ...(distDir === undefined ? [] : ['--dist', distDir])];
  const child = fork(path.join(__dirname, '..', '..', 'deploy', 'main.ts'), options, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  type Origins = Pick<RunningPreview, 'origin' | 'portalOrigin'>;
  const origins = await new Promise<Origins>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Origins));
    child.once('exit', (code) => reject(new Error(`The preview ended with ${String(code)}`)));
  });
  return {
    ...origins,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
