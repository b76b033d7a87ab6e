import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Above the range from which systems assign free ports. */
const FREE_PORTS = { PORT: '61999', MOCK_PORT: '61998', PORTAL_PORT: '61997' };

function start(script: string, env: Record<string, string>, args: string[] = []) {
  return spawnSync(process.execPath, [path.join(__dirname, script), ...args], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  });
}

describe.each([
  ['npm start', 'start.mjs', 'PORT'],
  ['npm start', 'start.mjs', 'MOCK_PORT'],
  ['npm start', 'start.mjs', 'PORTAL_PORT'],
  ['npm run preview', 'preview.mjs', 'PORT'],
  ['npm run preview', 'preview.mjs', 'PORTAL_PORT'],
])('%s', (_command, script, variable) => {
  it(`says in one line that the port of ${variable} is taken, and starts nothing`, async () => {
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
    const { port } = occupant.address() as AddressInfo;
    // The other port is free. A taken port is reported before anything is started.
    const { status, stderr, stdout } = start(script, { ...FREE_PORTS, [variable]: String(port) });
    occupant.close();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`^Port ${port}, .* is taken: .* set ${variable} .*\\n$`));
  });

  it(`says in one line that ${variable} is no port`, () => {
    const { status, stderr } = start(script, { ...FREE_PORTS, [variable]: 'x' });
    expect(status).toBe(1);
    expect(stderr).toBe(`${variable} is no port number.\n`);
  });
});

describe('npm start with options for the mock', () => {
  it('ends at once, with one line that says why, if the mock cannot use them', () => {
    const { status, stderr } = start('start.mjs', FREE_PORTS, ['--delay', 'slow']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^'slow' is no delay: .*\n$/);
  });

  it('takes ports only from the variables', () => {
    const { status, stderr } = start('start.mjs', FREE_PORTS, ['--port', '5000']);
    expect(status).toBe(1);
    expect(stderr).toBe('npm start takes its ports from PORT, MOCK_PORT and PORTAL_PORT.\n');
  });

  it.each(['start.mjs', 'mock.mjs'])('lists the options: %s', (script) => {
    const { status, stdout } = start(script, FREE_PORTS, ['--help']);
    expect(status).toBe(0);
    expect(stdout).toContain('--scenario NAME');
  });
});
