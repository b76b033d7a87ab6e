import { spawn } from 'node:child_process';
import path from 'node:path';

interface Ended {
  code: number | null;
  out: string;
  errors: string;
}

/** Runs the command line; with `stopAt`, until it has printed a matching line. */
function run(args: string[], stopAt?: RegExp): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'main.ts'), ...args],
    { cwd: path.join(__dirname, '..'), env: { ...process.env, NODE_OPTIONS: '' } },
  );
  let out = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (stopAt?.test(out)) child.kill('SIGINT');
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}

describe('The mock as a program of its own', () => {
  it('prints the address of its page, and ends on Ctrl-C', async () => {
    const { code, out } = await run(['--port', '0'], /\n/);
    expect(out).toMatch(
      /^Mock backend \(scenario default\): http:\/\/127\.0\.0\.1:\d+\/__mock\/\n$/,
    );
    expect(code).toBe(0);
  });

  it('reports in one line what is wrong with its options, and fails', async () => {
    const { code, errors } = await run(['--prot', '1']);
    expect(errors).toBe("Unknown option '--prot'; see --help\n");
    expect(code).toBe(1);
  });
});
