/** Why `withTimeout` has given up: the work may still end. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** The result of a promise; rejects with `TookTooLong` if it takes longer than this. */
export function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong()), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
