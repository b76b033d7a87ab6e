const VARIABLE = 'BOS_MOCK_ORIGINS';

/** Passes the origins of the mocks to the Jest workers, which inherit the environment. */
export function publishMockOrigins(origins: readonly string[]): void {
  process.env[VARIABLE] = JSON.stringify(origins);
}

/** The origin of this worker's mock (`http://127.0.0.1:PORT`), or null where none is running. */
export function mockOriginOfWorker(): string | null {
  const origins = JSON.parse(process.env[VARIABLE] ?? '[]') as string[];
  const worker = Number(process.env['JEST_WORKER_ID'] ?? '1');
  return origins[worker - 1] ?? null;
}
