/**
 * A plain Node process with one mock for each Jest worker. json-server does not run in jsdom, and a
 * separate process does not block the event loops of the workers. It ends with its parent process.
 */
import { makeMockServer } from '../../../mock-server/core/server';

async function hostMocks(count: number): Promise<void> {
  const origins: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const server = await makeMockServer({ log: () => undefined });
    const { url } = await server.listen(0);
    origins.push(new URL(url).origin);
  }
  process.send?.({ origins });
}

process.on('disconnect', () => process.exit(0));
hostMocks(Number(process.argv[2] ?? '1')).catch((error: unknown) => {
  process.send?.({
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
});
