/**
 * `npm start`: the mock and the development server, with what they need installed first.
 * PORT and MOCK_PORT choose the ports; `npm start -- --scenario NAME` chooses the mock's data.
 */
import { ensureDependencies } from './dependencies.mjs';
import { demandFreePorts, endWithSignals, startNode, waitFor } from './processes.mjs';

const port = Number(process.env.PORT ?? '3000');
const mockPort = Number(process.env.MOCK_PORT ?? '4000');
const mockArguments = process.argv.slice(2);

ensureDependencies();
await demandFreePorts([
  { name: 'the app', variable: 'PORT', port },
  { name: 'the mock', variable: 'MOCK_PORT', port: mockPort },
]);
endWithSignals();
startNode(['--import', 'tsx', 'mock-server/main.ts', '--port', String(mockPort), ...mockArguments]);
startNode(['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'], {
  PORT: String(port),
  MOCK_PORT: String(mockPort),
});
await waitFor(`http://127.0.0.1:${mockPort}/__mock/people`);
await waitFor(`http://127.0.0.1:${port}/bos/`);
console.log(`
  App    http://localhost:${port}/bos/
  Mock   http://localhost:${mockPort}/__mock/

  Sign in with password Rahasia#2026 as
    otp.applicant@bos.test       individual borrower, code by SMS, to be onboarded
    borrower.individu@bos.test   individual borrower, no code, to be onboarded
    active.borrower@bos.test     onboarded borrower with notifications

  The codes and mails stand in the mock's outbox. Ctrl-C ends both.
`);
