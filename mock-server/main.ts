import { readCommandLine, USAGE, type CommandLine } from './commandLine';
import { readRecording } from './record/recording';
import { replay } from './record/replay';
import { makeMockServer } from './server';

/** The mock alone, from the command line; every failure is one line. */
async function main(): Promise<void> {
  const wanted = readCommandLine(process.argv.slice(2), process.env);
  if (wanted === 'help') console.log(USAGE);
  else await run(wanted);
}

async function run({ port, hasControl, delay, replay: played, ...wanted }: CommandLine) {
  const recording = played === undefined ? undefined : readRecording(played);
  const scenario = recording?.scenario ?? wanted.scenario;
  const options = { ...wanted, scenario, control: hasControl, latency: delay };
  const mock = await makeMockServer(options);
  if (recording && mock.isResumed) {
    throw new Error(
      `A replay begins from its scenario: ${String(wanted.persist)} holds a state already`,
    );
  }
  const listening = await mock.listen(port).catch((error: unknown) => {
    throw new Error(`${messageOf(error)}; choose another with --port or MOCK_PORT`);
  });
  const stop = async (): Promise<void> => {
    await listening.close();
    await mock.settle();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  if (recording) {
    const differences = await replay(mock, listening.url, recording);
    for (const line of differences) console.log(line);
    console.log(
      `Played the steps (${recording.steps.length}), ${differences.length} answered otherwise`,
    );
  }
  const place = hasControl ? `${listening.url}/__mock/` : listening.url;
  console.log(`Mock backend (scenario ${mock.scenario()}): ${place}`);
  if (wanted.persist !== undefined) console.log(`Its state is kept in ${wanted.persist}`);
  if (wanted.record !== undefined) console.log(`Its calls are recorded in ${wanted.record}`);
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
