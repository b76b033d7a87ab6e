import { group, type JsonSchema } from '../schema/jsonSchema';
import type { Fault } from './faults';

/** Longer than any test waits, and far below the limit of a timer; `hang` never responds. */
const LONGEST_DELAY_MS = 3_600_000;

/** Otherwise the call with the fault would break the mock. */
const headers: JsonSchema = {
  type: 'object',
  propertyNames: {
    pattern: "^[\\w!#$%&'*+.^`|~-]+$",
    errorMessage: 'must have names that HTTP can carry, as Retry-After',
  },
  additionalProperties: {
    type: ['string', 'number'],
    pattern: '^[\\t\\x20-\\x7e\\x80-\\xff]*$',
    errorMessage: 'must be a text that HTTP can carry',
  },
  errorMessage: 'must be names with texts, as Retry-After: 30',
  description: 'Headers of the answer',
};

/** A fault as it is written in a scenario or sent to the control calls: see `Fault`. */
export const faultSchema: JsonSchema = group<Fault>(
  {
    method: {
      type: 'string',
      description: 'GET, POST, PUT, PATCH, DELETE, several with commas between, or * for any',
    },
    path: {
      type: 'string',
      description: 'As /user/banks, with or without /api and the service; * stands for anything',
    },
    status: {
      type: 'integer',
      minimum: 200,
      maximum: 599,
      description: 'Answers with this status',
    },
    body: { description: 'What it answers with: keys as JSON, a text as HTML' },
    headers,
    delay_ms: {
      type: 'number',
      minimum: 0,
      maximum: LONGEST_DELAY_MS,
      description: 'Comes so many milliseconds late',
    },
    drop: { type: 'boolean', description: 'Cuts the connection' },
    hang: { type: 'boolean', description: 'Never answers' },
    is_applied: {
      type: 'boolean',
      description: 'The call does its work all the same; only the answer is changed',
    },
    times: { type: 'integer', minimum: 1, description: 'How many calls; without it all of them' },
    every: {
      type: 'integer',
      minimum: 1,
      description: 'Only every so many calls: 3 meets the third, the sixth',
    },
  },
  ['method', 'path'],
);
