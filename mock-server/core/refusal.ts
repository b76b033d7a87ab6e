import type { Schemas } from '../database/tables';

type Extra = Omit<Schemas['ErrorBody'], 'code' | 'error'>;

/** A call that the backend refuses: becomes `{code, error, …}` with the status as its code. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly extra: Extra = {},
  ) {
    super(message);
  }
}

/** For `throw fail(409, 'Rekening sudah terdaftar')`; `extra` is details or retry_after_s. */
export function fail(status: number, error: string, extra?: Extra): Refusal {
  return new Refusal(status, error, extra);
}

/** The response to a token that is missing, unknown, expired, or not valid for this call. */
export function failUnauthorized(): Refusal {
  return fail(401, 'Invalid JWT token');
}
