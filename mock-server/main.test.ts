import { spawn } from 'node:child_process';
import path from 'node:path';
import { startTestMock } from './testing/client';

interface Ended {
  code: number | null;
  out: string;
  errors: string;
}

/** Runs the command line; with `stopAt`, until a line like that is out. */
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

describe('The mock from the command line', () => {
  it('says where its page for people is, and ends on Ctrl-C', async () => {
    const { code, out } = await run(['--port', '0'], /\n/);
    expect(out).toMatch(
      /^Mock backend \(scenario default\): http:\/\/127\.0\.0\.1:\d+\/__mock\/\n$/,
    );
    expect(code).toBe(0);
  });

  it('has no page for people without its control surface', async () => {
    const { out } = await run(['--port', '0', '--no-control'], /\n/);
    expect(out).toMatch(/^Mock backend \(scenario default\): http:\/\/127\.0\.0\.1:\d+\n$/);
  });

  it.each([
    [['--port', 'many'], /^'many' is no port\. Usage: .*\n$/],
    [['--scenario', 'nothing'], /^There is no scenario 'nothing'; there are: .*default.*\n$/],
    [['--prot', '1'], /^Unknown option '--prot'.*\n$/],
  ])('tells in one line what is wrong with %j', async (args, line) => {
    const { code, errors } = await run(args);
    expect(errors).toMatch(line);
    expect(code).toBe(1);
  });

  it('tells in one line that its port is taken', async () => {
    const other = await startTestMock();
    const { port } = new URL(other.url);
    const { code, errors } = await run(['--port', port]);
    expect(errors).toBe(`Port ${port} is already taken; choose another with --port or MOCK_PORT\n`);
    expect(code).toBe(1);
    await other.close();
  });
});
