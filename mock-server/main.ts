import { parseArgs } from 'node:util';
import { makeMockServer } from './server';

const USAGE = 'npx tsx mock-server/main.ts [--port 4000] [--scenario default] [--no-control]';
const DEFAULT_PORT = '4000';

/** The mock alone, from the command line; every failure is one line. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env['MOCK_PORT'] ?? DEFAULT_PORT },
      scenario: { type: 'string', default: 'default' },
      'no-control': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`'${values.port}' is no port. Usage: ${USAGE}`);
  }
  const hasControl = !values['no-control'];
  const mock = await makeMockServer({ scenario: values.scenario, control: hasControl });
  const listening = await mock.listen(port).catch((error: unknown) => {
    throw new Error(`${messageOf(error)}; choose another with --port or MOCK_PORT`);
  });
  const stop = (): void => void listening.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  const place = hasControl ? `${listening.url}/__mock/` : listening.url;
  console.log(`Mock backend (scenario ${values.scenario}): ${place}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
