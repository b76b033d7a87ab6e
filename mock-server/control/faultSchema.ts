import { validateHeaderName, validateHeaderValue } from 'node:http';
import { boolean, mixed, number, string } from 'yup';
import { strictly, told, withMeta } from '../strictObject';

/** Longer than anybody waits, and far below what a timer can hold; `hang` never answers. */
const LONGEST_DELAY_MS = 3_600_000;

/** Whether HTTP can carry it as a header: else the call that meets the fault would break the mock. */
function isHeader(name: string, value: unknown): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, String(value));
    return typeof value === 'string' || typeof value === 'number';
  } catch {
    return false;
  }
}

const areHeaders = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, text]) => isHeader(name, text)));

const headers = mixed().test(
  'headers',
  '${path} must be names with texts that HTTP can carry, as Retry-After: 30',
  areHeaders,
);

/** A fault as it is written in a scenario and sent to the control surface: see `Fault`. */
export const faultSchema = strictly({
  method: told(
    string().required(),
    'GET, POST, PUT, PATCH, DELETE, several with commas between, or * for any',
  ),
  path: told(
    string().required(),
    'As /user/banks, with or without /api and the service; * stands for anything',
  ),
  status: told(number().integer().min(200).max(599), 'Answers with this status'),
  body: told(mixed().nullable(), 'What it answers with: keys as JSON, a text as HTML'),
  headers: withMeta(headers, {
    description: 'Headers of the answer',
    json: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  }),
  delay_ms: told(number().min(0).max(LONGEST_DELAY_MS), 'Comes so many milliseconds late'),
  drop: told(boolean(), 'Cuts the connection'),
  hang: told(boolean(), 'Never answers'),
  is_applied: told(boolean(), 'The call does its work all the same; only the answer is changed'),
  times: told(number().integer().min(1), 'How many calls; without it all of them'),
  every: told(number().integer().min(1), 'Only every so many calls: 3 meets the third, the sixth'),
});

/**
 * A sub-step that the back office wants revised, with its note.
 *
 * Assumption: any names are taken. What the app makes of a step that it does not know is to be tried.
 */
export const revisionSchema = strictly({
  step: string().required(),
  sub_step: string().required(),
  note: string().required(),
});
