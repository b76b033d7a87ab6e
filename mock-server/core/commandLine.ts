import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { parseLatency, type LatencyRange } from '../control/latency';
import { isScenarioFile } from '../scenario/loadScenario';

/** The options of the command line. */
export interface CommandLine {
  port: number;
  /** A name, or the whole path of a file. */
  scenario?: string;
  hasControl: boolean;
  /** Whole paths of recordings: one to write, or one to replay. */
  record?: string;
  replay?: string;
  /** The whole path of the file with the state. */
  persist?: string;
  delay?: LatencyRange;
  /** Where the app is, for the links of `/__mock`. */
  appUrl?: string;
}

export const USAGE = `The mock backend: strict as the real one, with a memory.

  npm run mock -- [options]

  --port PORT        where it listens (4000, or MOCK_PORT; 0 takes a free one)
  --scenario NAME    what it starts from: a name of mock-server/scenarios, or a file: ./case.yaml
  --delay 200-800    lets every call come so many milliseconds late
  --persist FILE     keeps the state in a file: it outlives a restart, and a kill at any moment
  --record FILE      writes every call into a file, which others can replay
  --replay FILE      replays such a file, prints which responses differ, and goes on from there
  --app-url ADDRESS  where the app is, for links of /__mock and mails (http://localhost:3000/bos/)
  --no-control       without /__mock: no page for people, nothing to steer
  --help             this text
`;

const options = {
  port: { type: 'string' },
  scenario: { type: 'string' },
  delay: { type: 'string' },
  persist: { type: 'string' },
  record: { type: 'string' },
  replay: { type: 'string' },
  'app-url': { type: 'string' },
  'no-control': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsConfig['options'];

const DEFAULT_PORT = '4000';

/** The options of a command line, or 'help' if that is asked for; throws an Error of one line. */
export function readCommandLine(args: string[], env: NodeJS.ProcessEnv): CommandLine | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  if (values.replay !== undefined && (values.scenario ?? values.record) !== undefined) {
    throw new Error(
      '--replay begins from what the recording began from: without --scenario and --record',
    );
  }
  return {
    port: toPort(values.port ?? env['MOCK_PORT'] ?? DEFAULT_PORT),
    hasControl: !values['no-control'],
    ...(values.record === undefined ? {} : { record: toFile(values.record, env) }),
    ...(values.replay === undefined ? {} : { replay: toFile(values.replay, env) }),
    ...(values.scenario === undefined ? {} : { scenario: toScenario(values.scenario, env) }),
    ...(values.persist === undefined ? {} : { persist: toFile(values.persist, env) }),
    ...(values['app-url'] === undefined ? {} : { appUrl: values['app-url'] }),
    ...(values.delay === undefined ? {} : { delay: toDelay(values.delay) }),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${reasonOf(error as Error & { code?: string })}; see --help`);
  }
}

/** Node's own messages have several sentences of advice. */
function reasonOf({ code, message }: Error & { code?: string }): string {
  const [, named = ''] = /'([^']*)'/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Unknown option '${named}'`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    return `'${named}' belongs to no option (npm wants -- before the options of a script)`;
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  const [option = ''] = named.split(/[ ,]/).filter((part) => part.startsWith('--'));
  return message.includes('does not take') ? `${option} takes no value` : `${option} needs a value`;
}

function toPort(text: string): number {
  const port = Number(text);
  const isPort = /^\d+$/.test(text) && port <= 65_535;
  if (!isPort) throw new Error(`'${text}' is no port: a whole number up to 65535; see --help`);
  return port;
}

function toScenario(text: string, env: NodeJS.ProcessEnv): string {
  return isScenarioFile(text) ? toFile(text, env) : text;
}

/** A file relative to where the command was typed: npm runs scripts in another folder. */
function toFile(text: string, env: NodeJS.ProcessEnv): string {
  return path.resolve(env['INIT_CWD'] ?? process.cwd(), text);
}

function toDelay(text: string): LatencyRange {
  const range = parseLatency(text);
  if (range) return range;
  throw new Error(
    `'${text}' is no delay: milliseconds as in --delay 500 or --delay 200-800, 60000 at most`,
  );
}
