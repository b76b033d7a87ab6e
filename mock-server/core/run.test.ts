import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestMock } from '../testing/client';
import { readCommandLine } from './commandLine';
import { runCommandLine } from './run';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The lines that the mock prints until it is up; then it is stopped. */
async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  let end = (): Promise<void> => Promise.resolve();
  const runner = {
    print: (line: string) => lines.push(line),
    onListening: (stop: () => Promise<void>) => (end = stop),
  };
  try {
    await runCommandLine(args, {}, runner);
  } finally {
    await end();
  }
  return lines;
}

const url = 'http://127\\.0\\.0\\.1:\\d+';

describe('The mock from the command line', () => {
  it('prints no address of the page when the control surface is off', async () => {
    expect(await run('--port', '0', '--no-control')).toEqual([
      expect.stringMatching(new RegExp(`^Mock backend \\(scenario default\\): ${url}$`)),
    ]);
  });

  it('prints its options', async () => {
    const [text] = await run('--help');
    expect(text).toMatch(/--port PORT[^]*--scenario NAME[^]*--delay 200-800[^]*--no-control/);
  });

  it('starts from a scenario file in any folder', async () => {
    const file = path.join(folder, 'case.yaml');
    const head = 'description: One\npassword: Rahasia#2026\n';
    writeFileSync(file, `${head}people: [{ email: a@bos.test }]\n`);
    const [line] = await run('--port', '0', '--scenario', file, '--delay', '0-5');
    expect(line).toContain(`(scenario ${file})`);
    writeFileSync(file, `${head}people: many\n`);
    await expect(run('--scenario', file)).rejects.toThrow(/case\.yaml:3:9: people must be .*$/);
  });

  it('records a session, and replays one at the start', async () => {
    const file = path.join(folder, 'case.yaml');
    expect(await run('--port', '0', '--record', file)).toContain(
      `Its calls are recorded in ${file}`,
    );
    const step = 'at: 0, who: terms@bos.test, call: GET /api/identity/auth/profile';
    writeFileSync(file, `scenario: default\nsteps: [{ ${step}, status: 500 }]\n`);
    expect(await run('--port', '0', '--replay', file)).toEqual([
      expect.stringMatching(/^step 1, GET .*profile: 200, recorded 500$/),
      'Replayed the steps (1), responses that differ: 1',
      expect.stringMatching(/^Mock backend/),
    ]);
  });

  it('continues from a saved state, and then refuses to replay a recording', async () => {
    const persist = path.join(folder, 'state.json');
    expect(await run('--port', '0', '--persist', persist)).toContain(
      `Its state is kept in ${persist}`,
    );
    expect(await run('--port', '0', '--persist', persist, '--scenario', 'empty')).toEqual([
      expect.stringMatching(/^Mock backend \(scenario default\)/),
      `Its state is kept in ${persist}`,
      'It goes on from there, and not from scenario empty',
    ]);
    const file = path.join(folder, 'case.yaml');
    writeFileSync(file, 'scenario: default\nsteps: []\n');
    await expect(run('--port', '0', '--persist', persist, '--replay', file)).rejects.toThrow(
      /^A replay begins from its scenario: .*$/,
    );
  });

  it.each([
    [['--port', 'many'], /^'many' is no port: .*$/],
    [['--port', ''], /^'' is no port: .*$/],
    [['--port', '65536'], /^'65536' is no port: .*$/],
    [['--port'], /^--port needs a value; see --help$/],
    [['--scenario', 'nothing'], /^There is no scenario 'nothing'; there are: .*default.*$/],
    [['--scenario', './nothing.yaml'], /^There is no file \/.*\/nothing.yaml to start from$/],
    [['--delay', '800-200'], /^'800-200' is no delay: milliseconds .*$/],
    [['--app-url', 'bos'], /^'bos' is no address of the app$/],
    [['--no-control=yes'], /^--no-control takes no value; see --help$/],
    [['--replay', 'a.yaml', '--scenario', 'default'], /^--replay begins from what .*$/],
    [['--replay', 'nowhere.yaml'], /nowhere.yaml cannot be replayed: ENOENT.*$/],
    [['5000'], /^'5000' belongs to no option .*$/],
  ])('says in one line what is wrong with %j', async (args, line) => {
    await expect(run(...args)).rejects.toThrow(line);
  });

  it('reports in one line that its port is in use', async () => {
    const other = await startTestMock();
    const { port } = new URL(other.url);
    await expect(run('--port', port)).rejects.toThrow(
      new Error(`Port ${port} is already taken; choose another with --port or MOCK_PORT`),
    );
    await other.close();
  });

  it('resolves files in the folder where npm was called, and reads its port from MOCK_PORT', () => {
    const env = { INIT_CWD: '/somewhere', MOCK_PORT: '4711' };
    expect(readCommandLine(['--persist', 'state.json', '--scenario', './a.yaml'], env)).toEqual({
      port: 4711,
      hasControl: true,
      persist: '/somewhere/state.json',
      scenario: '/somewhere/a.yaml',
    });
  });
});
