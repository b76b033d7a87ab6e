import { readCommandLine, USAGE } from './commandLine';
import { makeMockServer } from './server';

/** The mock alone, from the command line; every failure is one line. */
async function main(): Promise<void> {
  const wanted = readCommandLine(process.argv.slice(2), process.env);
  if (wanted === 'help') {
    console.log(USAGE);
    return;
  }
  const { port, scenario, hasControl, delay, persist } = wanted;
  const mock = await makeMockServer({ scenario, control: hasControl, latency: delay, persist });
  const listening = await mock.listen(port).catch((error: unknown) => {
    throw new Error(`${messageOf(error)}; choose another with --port or MOCK_PORT`);
  });
  const stop = (): void => void listening.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  const place = hasControl ? `${listening.url}/__mock/` : listening.url;
  console.log(`Mock backend (scenario ${mock.scenario()}): ${place}`);
  if (persist !== undefined) console.log(`Its state is kept in ${persist}`);
  if (scenario !== undefined && scenario !== mock.scenario()) {
    console.log(`It goes on from there, and not from scenario ${scenario}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
