import { messageOf } from './messageOf';
import { readRecording } from '../record/recording';
import { replay } from '../record/replay';
import { readCommandLine, USAGE, type CommandLine } from './commandLine';
import { makeMockServer } from './server';

/** The environment in which the mock runs. */
export interface Runner {
  /** Gets each line that the mock prints. */
  print: (line: string) => void;
  /**
   * Gets a function that stops the mock and writes what is pending, as soon as the mock listens.
   */
  onListening: (stop: () => Promise<void>) => void;
}

/** Runs a command line; throws an Error whose message is one line for the reader. */
export async function runCommandLine(
  args: string[],
  env: NodeJS.ProcessEnv,
  runner: Runner,
): Promise<void> {
  const wanted = readCommandLine(args, env);
  if (wanted === 'help') runner.print(USAGE);
  else await run(wanted, runner);
}

async function run(commandLine: CommandLine, { print, onListening }: Runner): Promise<void> {
  const { port, hasControl, delay, replay: replayFile, ...wanted } = commandLine;
  const recording = replayFile === undefined ? undefined : readRecording(replayFile);
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
  onListening(async () => {
    await listening.close();
    await mock.settle();
  });

  if (recording) {
    const differences = await replay(mock, listening.url, recording);
    for (const line of differences) print(line);
    print(
      `Replayed the steps (${recording.steps.length}), responses that differ: ${differences.length}`,
    );
  }
  const address = hasControl ? `${listening.url}/__mock/` : listening.url;
  print(`Mock backend (scenario ${mock.scenario()}): ${address}`);
  if (wanted.persist !== undefined) print(`Its state is kept in ${wanted.persist}`);
  if (wanted.record !== undefined) print(`Its calls are recorded in ${wanted.record}`);
  if (scenario !== undefined && scenario !== mock.scenario()) {
    print(`It goes on from there, and not from scenario ${scenario}`);
  }
}
