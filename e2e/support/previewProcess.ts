import { fork } from 'node:child_process';
import path from 'node:path';

export interface RunningPreview {
  origin: string;
  /** The demo portal, another site, which may frame the app. */
  portalOrigin: string;
  stop(): Promise<void>;
}

/** The production build with its own mock, in a separate process on a free port. */
export async function startPreviewProcess(): Promise<RunningPreview> {
  const child = fork(path.join(__dirname, '..', '..', 'deploy', 'main.ts'), ['--port', '0'], {
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
