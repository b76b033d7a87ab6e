import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** The mock in a process of its own, which can be killed at any moment. */
export class MockProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private output = '';

  constructor(stateFile: string) {
    const main = path.join(__dirname, '..', '..', 'main.ts');
    const args = ['--import', 'tsx', main, '--port', '0', '--persist', stateFile];
    this.child = spawn(process.execPath, args, {
      cwd: path.join(__dirname, '..', '..', '..'),
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = new Promise((resolve) => this.child.once('close', () => resolve()));
    // When this process exits early, the mock must not go on running.
    const killChild = (): void => void this.child.kill('SIGKILL');
    process.once('exit', killChild);
    void this.ended.then(() => process.off('exit', killChild));
  }

  /** Resolves with the URL where the mock listens. Rejects with its output if it exits instead. */
  start(): Promise<string> {
    return new Promise((resolve, reject) => {
      const readOutput = (chunk: Buffer): void => {
        this.output += chunk.toString();
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(this.output)?.[0];
        if (url !== undefined) resolve(url);
      };
      this.child.stdout?.on('data', readOutput);
      this.child.stderr?.on('data', readOutput);
      void this.ended.then(() => reject(new Error(`The mock did not start: ${this.output}`)));
    });
  }

  /** Sends SIGKILL, so the mock cannot save anything more. */
  kill(): Promise<void> {
    this.child.kill('SIGKILL');
    return this.ended;
  }
}
