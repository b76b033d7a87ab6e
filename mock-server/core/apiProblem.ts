import type { Schemas } from '../database/tables';

type Extra = Omit<Schemas['ErrorBody'], 'code' | 'error'>;

/** Thrown to refuse a call: the response is `{code, error, …}`, with the status as its code. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly extra: Extra = {},
  ) {
    super(message);
  }
}

/** For `throw fail(409, 'Rekening sudah terdaftar')`; `extra`: `details` or `retry_after_s`. */
export function fail(status: number, error: string, extra?: Extra): ApiProblem {
  return new ApiProblem(status, error, extra);
}

/** The response to a token that is missing, unknown, expired, or not valid for this call. */
export function failUnauthorized(): ApiProblem {
  return fail(401, 'Invalid JWT token');
}
