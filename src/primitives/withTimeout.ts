/** The result of a promise; rejects if it takes longer than this. */
export function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
