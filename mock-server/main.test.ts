import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
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

  it('tells its options', async () => {
    const { code, out } = await run(['--help']);
    expect(out).toMatch(/--port PORT[^]*--scenario NAME[^]*--delay 200-800[^]*--no-control/);
    expect(code).toBe(0);
  });

  it('starts from a scenario that stands anywhere', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-'));
    const file = path.join(folder, 'case.yaml');
    const head = 'description: One\npassword: Rahasia#2026\n';
    writeFileSync(file, `${head}people: [{ email: a@bos.test }]\n`);
    const { out } = await run(['--port', '0', '--scenario', file, '--delay', '0-5'], /\n/);
    expect(out).toContain(`(scenario ${file})`);
    writeFileSync(file, `${head}people: many\n`);
    const { code, errors } = await run(['--scenario', file]);
    expect(errors).toMatch(/case\.yaml:3:9: people must be .*\n$/);
    expect(code).toBe(1);
    rmSync(folder, { recursive: true });
  });

  it('records a session, and plays it before it goes on', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-'));
    const file = path.join(folder, 'case.yaml');
    const { out } = await run(['--port', '0', '--record', file], /recorded in/);
    expect(out).toContain(`Its calls are recorded in ${file}`);
    const step = 'at: 0, who: terms@bos.test, call: GET /api/identity/auth/profile';
    writeFileSync(file, `scenario: default\nsteps: [{ ${step}, status: 500 }]\n`);
    const replayed = await run(['--port', '0', '--replay', file], /__mock/);
    expect(replayed.out).toMatch(
      /^step 1, GET .*profile: 200, recorded 500\nPlayed the steps \(1\), 1 answered otherwise\nMock backend/,
    );
    const persist = path.join(folder, 'state.json');
    await run(['--port', '0', '--persist', persist], /kept in/);
    const refused = await run(['--port', '0', '--persist', persist, '--replay', file]);
    expect(refused.errors).toMatch(/^A replay begins from its scenario: .*\n$/);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [['--port', 'many'], /^'many' is no port: .*\n$/],
    [['--port', ''], /^'' is no port: .*\n$/],
    [['--port'], /^--port needs a value; see --help\n$/],
    [['--scenario', 'nothing'], /^There is no scenario 'nothing'; there are: .*default.*\n$/],
    [['--scenario', './nothing.yaml'], /^There is no file \/.*\/nothing.yaml to start from\n$/],
    [['--prot', '1'], /^Unknown option '--prot'; see --help\n$/],
    [['--delay', '800-200'], /^'800-200' is no delay: milliseconds .*\n$/],
    [['--app-url', 'bos'], /^'bos' is no address of the app\n$/],
    [['--no-control=yes'], /^--no-control takes no value; see --help\n$/],
    [['--replay', 'a.yaml', '--scenario', 'default'], /^--replay begins from what .*\n$/],
    [['--replay', 'nowhere.yaml'], /nowhere.yaml cannot be played: ENOENT.*\n$/],
    [['5000'], /^'5000' belongs to no option .*\n$/],
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
