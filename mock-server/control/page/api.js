/** The mock refused the call; the message is the mock's. */
export class ControlError extends Error {}

/** The mock cannot be reached. */
export class GoneError extends Error {}

const PATIENCE_MS = 8_000;

/**
 * A control call; `path` is below `/__mock`. Returns its `data`.
 * @template Data
 * @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<Data>}
 */
export async function call(method, path, body) {
  let response;
  let answer;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    answer = await response.json();
  } catch {
    throw new GoneError('The mock does not answer.');
  }
  if (response.ok) return answer.data;
  // A proxy in between responds like this if the mock cannot be reached.
  if (typeof answer?.error !== 'string') throw new GoneError('The mock does not answer.');
  throw new ControlError(answer.error);
}

/** @param {string} email @param {string} rest */
export const userPath = (email, rest) => `users/${encodeURIComponent(email)}/${rest}`;
