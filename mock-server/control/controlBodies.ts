import { array, boolean, number, string, ValidationError } from 'yup';
import type { Schema } from 'yup';
import { FLAG_KEYS } from '../database/flagKeys';
import type { TokenRow } from '../database/tables';
import { TOKEN_KINDS } from '../identity';
import { fail } from '../refusal';
import { strictly, type UnknownKeys } from '../strictObject';
import type { Fault } from './faults';
import { faultSchema, revisionSchema } from './faultSchema';
import { LONGEST_LATENCY_MS, type LatencyRange } from './latency';

/** Says what comes out of a schema, which yup cannot tell of one made by `strictly`. */
const typed = <Body>(schema: unknown): Schema<Body> => schema as Schema<Body>;

/** A temporary token comes of a login alone. */
const FRESH_KINDS = TOKEN_KINDS.filter((kind) => kind !== 'temporary');

export const resetBody = typed<{ scenario?: string }>(strictly({ scenario: string() }));

export const clockBody = typed<{ advance_s: number }>(
  strictly({
    advance_s: number().min(0).required(),
  }),
);

export const faultBody = typed<Fault>(faultSchema);

const latencyMs = () => number().integer().min(0).max(LONGEST_LATENCY_MS);

export const latencyBody = typed<LatencyRange>(
  strictly({
    min_ms: latencyMs().required(),
    max_ms: latencyMs()
      .required()
      .when('min_ms', ([min]: unknown[], max) =>
        typeof min === 'number' ? max.min(min, 'max_ms must not be below min_ms') : max,
      ),
  }),
);

export const flagsBody = typed<Record<string, boolean>>(
  strictly(Object.fromEntries(FLAG_KEYS.map((key) => [key, boolean()]))),
);

export const statusBody = typed<{
  onboarding_status_id: number;
  ekyc_result?: string | null;
  ekyc_message?: string | null;
  revisions?: { step: string; sub_step: string; note: string }[];
}>(
  strictly({
    onboarding_status_id: number().integer().min(1).max(12).required(),
    ekyc_result: string().nullable().oneOf([null, 'success', 'invalid', 'rejected']),
    ekyc_message: string().nullable(),
    revisions: array(revisionSchema),
  }),
);

export const tokenBody = typed<{ kind: TokenRow['kind'] }>(
  strictly({
    kind: string().oneOf(FRESH_KINDS).required(),
  }),
);

export const notificationsBody = typed<{
  count?: number;
  title?: string;
  highlight?: string | null;
  message?: string;
  type?: string;
  url?: string | null;
  read_status?: boolean;
  created_at?: string;
}>(
  strictly({
    count: number().integer().min(1).max(10_000),
    title: string(),
    highlight: string().nullable(),
    message: string(),
    type: string(),
    url: string().nullable(),
    read_status: boolean(),
    created_at: string().datetime(),
  }),
);

/** The body of a control call; 422 with the place and the reason where it is not as it should be. */
export function readBody<Body>(schema: Schema<Body>, body: unknown): Body {
  try {
    return schema.validateSync(body ?? {}, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.length > 0 ? error.inner : [error];
    const details = problems.map((problem) => ({
      path: problem.path ?? '',
      message: reasonOf(problem),
    }));
    throw fail(422, details.map(({ message }) => message).join('; '), { details });
  }
}

/** What is wrong; of a key that nobody knows, with those that are known. */
function reasonOf({ type, message, params }: ValidationError): string {
  if (type !== 'noUnknown') return message;
  const { known } = params as unknown as UnknownKeys;
  return `${message}; known are ${known.join(', ')}`;
}
