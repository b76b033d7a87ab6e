import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { publishMockOrigins } from './mockOrigins';

type HostMessage = { origins: string[] } | { error: string };

let host: ChildProcess | null = null;

/**
 * Jest's global set-up of the dom project. If the mock does not start, only the tests that use it
 * fail.
 */
export default async function startMocks(globalConfig: { maxWorkers: number }): Promise<void> {
  const child = fork(path.join(__dirname, 'mockHost.ts'), [String(globalConfig.maxWorkers)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  host = child;
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const message = await new Promise<HostMessage>((resolve) => {
    child.once('message', (value) => resolve(value as HostMessage));
    child.once('exit', (code) => resolve({ error: `ended with ${String(code)}\n${stderr}` }));
  });
  child.stderr?.resume();
  if ('error' in message)
    process.stderr.write(
      `The mock did not start; tests that talk to it will fail.\n${message.error}\n`,
    );
  else publishMockOrigins(message.origins);
}

/** Stops the mocks. They also stop when the parent process ends and its channel closes. */
export function endMocks(): void {
  host?.kill();
  host = null;
}
