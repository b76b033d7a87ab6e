/**
 * `npm start`: installs the dependencies and starts the mock, the development server and the demo
 * portal. PORT, MOCK_PORT and PORTAL_PORT set the ports. Options after `--` go to the mock: `npm start -- --scenario NAME`.
 */
import { ensureDependencies } from './dependencies.mjs';
import { demandFreePorts, endWithSignals, startNode, waitFor } from './processes.mjs';

const port = Number(process.env.PORT ?? '3000');
const mockPort = Number(process.env.MOCK_PORT ?? '4000');
const portalPort = Number(process.env.PORTAL_PORT ?? '4001');
const mockArguments = process.argv.slice(2);
const startMock = ['--import', 'tsx', 'mock-server/main.ts'];

if (mockArguments.some((argument) => argument.startsWith('--port'))) {
  console.error('npm start takes its ports from PORT, MOCK_PORT and PORTAL_PORT.');
  process.exit(1);
}
ensureDependencies();
if (mockArguments.some((argument) => ['--help', '-h'].includes(argument))) {
  console.log(
    'The app and the mock: PORT, MOCK_PORT and PORTAL_PORT set the ports. The options below go to the mock.\n',
  );
  startNode([...startMock, '--help']);
} else {
  await startBoth();
}

async function startBoth() {
  await demandFreePorts([
    { name: 'the app', variable: 'PORT', port },
    { name: 'the mock', variable: 'MOCK_PORT', port: mockPort },
    { name: 'the demo portal', variable: 'PORTAL_PORT', port: portalPort },
  ]);
  endWithSignals();
  const addresses = ['--port', String(mockPort), '--app-url', `http://localhost:${port}/bos/`];
  startNode([...startMock, ...addresses, ...mockArguments], {
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  });
  startNode(['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'], {
    PORT: String(port),
    MOCK_PORT: String(mockPort),
    PORTAL_PORT: String(portalPort),
  });
  const portal = ['--port', String(portalPort), '--app', `http://localhost:${port}`];
  const portalMock = ['--mock', `http://127.0.0.1:${mockPort}`];
  startNode(['--import', 'tsx', 'deploy/portal/main.ts', ...portal, ...portalMock]);
  // With --no-control the status is 404, but the mock is ready.
  await waitFor(`http://127.0.0.1:${mockPort}/__mock/people`, [200, 404]);
  await waitFor(`http://127.0.0.1:${port}/bos/`);
  const people = await findPeople();
  const mockUrl = `http://localhost:${mockPort}/${people === null ? '' : '__mock/'}`;
  const outboxHint = people === null ? '' : "Codes and mails are in the mock's outbox. ";
  console.log(`
  App    http://localhost:${port}/bos/
  Mock   ${mockUrl}
  Portal http://127.0.0.1:${portalPort}/
${signInLines(people ?? [])}
  ${outboxHint}Ctrl-C ends all.
`);
}

/** @typedef {{ email: string, password: string, note: string | null }} Person */

/** Who can sign in in this scenario; null if the control is off (`--no-control`). @returns {Promise<Person[] | null>} */
async function findPeople() {
  const response = await fetch(`http://127.0.0.1:${mockPort}/__mock/people`);
  return response.ok ? (await response.json()).data : null;
}

/** Three of them: the usual ones, or the first of a scenario without these. @param {Person[]} people */
function signInLines(people) {
  const usual = ['otp.applicant', 'borrower.individu', 'active.borrower'];
  const isUsual = (/** @type {Person} */ { email }) =>
    usual.includes(email.replace('@bos.test', ''));
  const rest = people.filter((person) => !isUsual(person));
  const chosen = [...people.filter(isUsual), ...rest].slice(0, 3);
  const width = Math.max(...chosen.map(({ email }) => email.length)) + 3;
  const lines = chosen.map(
    ({ email, password, note }) => `    ${email.padEnd(width)}${password}   ${note ?? ''}\n`,
  );
  return lines.length === 0 ? '' : `\n  Sign in as\n${lines.join('')}`;
}
