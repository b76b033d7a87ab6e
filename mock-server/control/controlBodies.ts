import { TOKEN_KINDS } from '../core/identity';
import { fail } from '../core/apiProblem';
import { FLAG_KEYS } from '../database/flagKeys';
import type { Schemas, TokenRow } from '../database/tables';
import type { Note } from '../rules/revisions';
import { fileName } from '../scenario/schemaParts';
import { group, listOf, orNull, type JsonSchema } from '../schema/jsonSchema';
import { nameOf, problemsOf } from '../schema/problemsOf';
import type { Fault } from './faults';
import { faultSchema } from './faultSchema';
import { LONGEST_LATENCY_MS, type LatencyRange } from './latency';
import { revisionSchema } from './revisionSchema';

type Reader<Body> = (body: unknown) => Body;

/** Reads the body of a control call; 422 with the path and the reason of every problem. */
const reader =
  <Body>(schema: JsonSchema): Reader<Body> =>
  (body) => {
    const value = body ?? {};
    const problems = problemsOf(value, schema, 'the body');
    if (problems.length === 0) return value as Body;
    const details = problems.map(({ path, reason }) => ({ path: nameOf(path), message: reason }));
    throw fail(422, details.map(({ message }) => message).join('; '), { details });
  };

/** The reader of a body that has exactly the keys of its type. */
const readerOf = <Body>(...keys: Parameters<typeof group<Body>>) =>
  reader<Body>(group<Body>(...keys));

const text: JsonSchema = { type: 'string' };

export const readReset = readerOf<{ scenario?: string }>({ scenario: text });

export const readClock = readerOf<{ advance_s: number }>(
  { advance_s: { type: 'number', minimum: 0 } },
  ['advance_s'],
);

export const readFault = reader<Fault>(faultSchema);

const latencyMs: JsonSchema = { type: 'integer', minimum: 0, maximum: LONGEST_LATENCY_MS };

const readRange = readerOf<LatencyRange>({ min_ms: latencyMs, max_ms: latencyMs }, [
  'min_ms',
  'max_ms',
]);

export function readLatency(body: unknown): LatencyRange {
  const range = readRange(body);
  if (range.max_ms < range.min_ms) throw fail(422, 'max_ms must not be below min_ms');
  return range;
}

export const readFlags = readerOf<Record<string, boolean>>(
  Object.fromEntries(FLAG_KEYS.map((key) => [key, { type: 'boolean' }])),
);

export const readStatus = readerOf<{
  onboarding_status_id: number;
  ekyc_result?: string | null;
  ekyc_message?: string | null;
  revisions?: Note[];
}>(
  {
    onboarding_status_id: { type: 'integer', minimum: 1, maximum: 12 },
    ekyc_result: { enum: [null, 'success', 'invalid', 'rejected'] },
    ekyc_message: orNull(text),
    revisions: listOf(revisionSchema({ type: 'string', format: 'date-time' })),
  },
  ['onboarding_status_id'],
);

/** Only a login gives a temporary token. */
const FRESH_KINDS = TOKEN_KINDS.filter((kind) => kind !== 'temporary');

export const readTokenKind = readerOf<{ kind: TokenRow['kind'] }>({ kind: { enum: FRESH_KINDS } }, [
  'kind',
]);

export const readNotifications = readerOf<{
  count?: number;
  title?: string;
  highlight?: string | null;
  message?: string;
  type?: string;
  url?: string | null;
  /** The name of a file that is made, or a reference as it is sent. */
  attachment?: string | Schemas['FileRef'] | null;
  read_status?: boolean;
  created_at?: string;
}>({
  count: { type: 'integer', minimum: 1, maximum: 10_000 },
  title: text,
  highlight: orNull(text),
  message: text,
  type: text,
  url: orNull(text),
  attachment: {
    ...group<Schemas['FileRef']>({ file_name: text, path_url: text }, ['file_name', 'path_url']),
    ...fileName,
    type: ['string', 'object', 'null'],
  },
  read_status: { type: 'boolean' },
  created_at: { type: 'string', format: 'date-time' },
});
