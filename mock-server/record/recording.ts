import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { messageOf } from '../core/messageOf';
import { isScenarioFile } from '../scenario/loadScenario';
import { group, listOf, type JsonSchema } from '../schema/jsonSchema';
import { problemsOf } from '../schema/problemsOf';

/** One call of a recorded session. */
export interface Step {
  /** Seconds since the start of the recording. */
  at: number;
  /** The e-mail of the user whose token was sent; absent for a call without a token. */
  who?: string | undefined;
  /** The token where it is not the newest session of that person: `temporary token 1 of …`. */
  token?: string | undefined;
  /** `POST /api/identity/user/banks`. */
  call: string;
  headers?: Record<string, string> | undefined;
  body?: unknown;
  /** A file that was sent; the replay sends a placeholder of the same type. */
  upload?: { name: string; size: number; kind: string } | undefined;
  /** The status of the response; `cut` where the connection ended without one. */
  status: number | 'cut';
}

/** A recorded session and the state that it began from. */
export interface Recording {
  /** A name, or the whole path of a file. */
  scenario: string;
  steps: Step[];
}

/** Recorded instead of a body that was not JSON. */
export const UNREADABLE = '{{unreadable body}}';

const text: JsonSchema = { type: 'string' };
const notNegative: JsonSchema = { type: 'number', minimum: 0 };

const schema = group<Recording & { recorded_at: string }>(
  {
    scenario: text,
    recorded_at: text,
    steps: listOf(
      group<Step>(
        {
          at: notNegative,
          who: text,
          token: text,
          call: {
            ...text,
            pattern: '^[A-Z]+ /.*$',
            errorMessage: 'must be a method and a path: POST /api/…',
          },
          headers: { type: 'object', additionalProperties: text },
          body: {},
          upload: group({ name: text, size: notNegative, kind: text }, ['name', 'size', 'kind']),
          status: {
            type: ['number', 'string'],
            minimum: 100,
            pattern: '^cut$',
            errorMessage: 'must be a number, or cut',
          },
        },
        ['at', 'call', 'status'],
      ),
    ),
  },
  ['scenario', 'steps'],
);

/** The head of a recording; the steps follow it one by one. A scenario's file is named relative to it. */
export function headOf(filePath: string, scenario: string, recordedAt: string): string {
  const from = isScenarioFile(scenario) ? relativeTo(filePath, scenario) : scenario;
  return [
    '# A recorded session; to replay it: npm run mock -- --replay THIS-FILE',
    '# at: seconds since the start; who: whose session; {{…}}: what is another in every run.',
    stringify({ scenario: from, recorded_at: recordedAt }),
  ].join('\n');
}

/** A step as an item of the YAML list. */
export function textOfStep(step: Step): string {
  return (
    stringify([step], { lineWidth: 0, singleQuote: true }).replace(/^/gm, '  ').trimEnd() + '\n'
  );
}

/** If the file is not a recording, throws an Error that names the file and the position. */
export function readRecording(filePath: string): Recording {
  const fail = (reason: string): never => {
    throw new Error(`${filePath} cannot be replayed: ${reason}`);
  };
  const content = readYaml(filePath, fail);
  const problems = problemsOf(content, schema, 'the recording');
  if (problems.length > 0) fail(problems.map(({ reason }) => reason).join('; '));
  const { scenario, steps } = content as Recording;
  const isFile = isScenarioFile(scenario);
  return { scenario: isFile ? path.resolve(path.dirname(filePath), scenario) : scenario, steps };
}

function readYaml(filePath: string, fail: (reason: string) => never): unknown {
  try {
    return parse(readFileSync(filePath, 'utf8'));
  } catch (error) {
    const [line = ''] = messageOf(error).split('\n');
    return fail(line);
  }
}

function relativeTo(filePath: string, scenario: string): string {
  const relative = path.relative(path.dirname(filePath), scenario).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
