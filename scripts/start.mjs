/**
 * `npm start`: the mock and the development server, with what they need installed first.
 * PORT and MOCK_PORT choose the ports; what follows `--` goes to the mock: `npm start -- --scenario NAME`.
 */
import { ensureDependencies } from './dependencies.mjs';
import { demandFreePorts, endWithSignals, startNode, waitFor } from './processes.mjs';

const port = Number(process.env.PORT ?? '3000');
const mockPort = Number(process.env.MOCK_PORT ?? '4000');
const mockArguments = process.argv.slice(2);
const startMock = ['--import', 'tsx', 'mock-server/main.ts'];

if (mockArguments.some((argument) => argument.startsWith('--port'))) {
  console.error('npm start takes its ports from PORT and MOCK_PORT.');
  process.exit(1);
}
ensureDependencies();
if (mockArguments.some((argument) => ['--help', '-h'].includes(argument))) {
  console.log(
    'The app and the mock: PORT and MOCK_PORT choose the ports, the other options go to the mock.\n',
  );
  startNode([...startMock, '--help']);
} else {
  await startBoth();
}

async function startBoth() {
  await demandFreePorts([
    { name: 'the app', variable: 'PORT', port },
    { name: 'the mock', variable: 'MOCK_PORT', port: mockPort },
  ]);
  endWithSignals();
  const places = ['--port', String(mockPort), '--app-url', `http://localhost:${port}/bos/`];
  startNode([...startMock, ...places, ...mockArguments], {
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  });
  startNode(['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'], {
    PORT: String(port),
    MOCK_PORT: String(mockPort),
  });
  // With --no-control nothing is there: the mock is up all the same.
  await waitFor(`http://127.0.0.1:${mockPort}/__mock/people`, [200, 404]);
  await waitFor(`http://127.0.0.1:${port}/bos/`);
  const people = await findPeople();
  const mockPlace = `http://localhost:${mockPort}/${people === null ? '' : '__mock/'}`;
  const told = people === null ? '' : "The codes and mails stand in the mock's outbox. ";
  console.log(`
  App    http://localhost:${port}/bos/
  Mock   ${mockPlace}
${tellSignIns(people ?? [])}
  ${told}Ctrl-C ends both.
`);
}

/** @typedef {{ email: string, password: string, note: string | null }} Person */

/** Who can sign in in this scenario; null where the mock tells nothing (`--no-control`). @returns {Promise<Person[] | null>} */
async function findPeople() {
  const answer = await fetch(`http://127.0.0.1:${mockPort}/__mock/people`);
  return answer.ok ? (await answer.json()).data : null;
}

/** Three of them: those to begin with, or the first of a scenario that has others. @param {Person[]} people */
function tellSignIns(people) {
  const wanted = ['otp.applicant', 'borrower.individu', 'active.borrower'];
  const isWanted = (/** @type {Person} */ { email }) =>
    wanted.includes(email.replace('@bos.test', ''));
  const rest = people.filter((person) => !isWanted(person));
  const chosen = [...people.filter(isWanted), ...rest].slice(0, 3);
  const width = Math.max(...chosen.map(({ email }) => email.length)) + 3;
  const lines = chosen.map(
    ({ email, password, note }) => `    ${email.padEnd(width)}${password}   ${note ?? ''}\n`,
  );
  return lines.length === 0 ? '' : `\n  Sign in as\n${lines.join('')}`;
}
