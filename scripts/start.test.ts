import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

function start(script: string, env: Record<string, string>) {
  return spawnSync(process.execPath, [path.join(__dirname, script)], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  });
}

describe.each([
  ['npm start', 'start.mjs', 'PORT'],
  ['npm start', 'start.mjs', 'MOCK_PORT'],
  ['npm run preview', 'preview.mjs', 'PORT'],
])('%s', (_command, script, variable) => {
  it(`says in one line that the port of ${variable} is taken, and starts nothing`, async () => {
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
    const { port } = occupant.address() as AddressInfo;
    // The other port is one that nobody has: a taken one is told before anything is started.
    const { status, stderr, stdout } = start(script, {
      PORT: '59999',
      MOCK_PORT: '59998',
      [variable]: String(port),
    });
    occupant.close();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`^Port ${port}, .* is taken: .* set ${variable} .*\\n$`));
  });

  it(`says in one line that ${variable} is no port`, () => {
    const { status, stderr } = start(script, {
      PORT: '59999',
      MOCK_PORT: '59998',
      [variable]: 'x',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(`${variable} is no port number.\n`);
  });
});
