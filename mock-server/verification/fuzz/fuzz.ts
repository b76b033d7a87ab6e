import fc from 'fast-check';
import { brokenRequest } from './brokenRequest';
import type { FuzzRequest } from './fuzzRequest';
import { FuzzWorld, type WorldOptions } from './fuzzWorld';
import { violationsOf } from './violations';

export interface FuzzOptions extends WorldOptions {
  seed: number;
  count: number;
  /** A single request to send again, in the notation of the report: `12:0:3`. */
  path?: string | undefined;
}

/** The number of responses with each status. */
export type Statuses = Record<number, number>;

/**
 * Sends broken requests to a mock of its own. Rejects with the simplest request whose response is
 * wrong, what is wrong with it, and the seed and path to send it again.
 */
export async function fuzz({ seed, count, path = '', ...options }: FuzzOptions): Promise<Statuses> {
  const world = await FuzzWorld.open(options);
  const statuses: Statuses = {};
  const property = fc.asyncProperty(brokenRequest(world), async (request) => {
    const status = await checkResponse(world, request);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  try {
    await fc.assert(property, {
      seed,
      numRuns: count,
      includeErrorInReport: true,
      ...(path !== '' && { path, endOnFailure: true }),
    });
    await expectAlive(world);
  } finally {
    await world.close();
  }
  return statuses;
}

/** Sends a request and returns the status of the response. Throws if the response is wrong. */
async function checkResponse(world: FuzzWorld, request: FuzzRequest): Promise<number> {
  const response = await world.responseTo(request).catch((error: unknown) => {
    world.restore();
    throw new Error(`no response: ${String(error)}`);
  });
  const violations = violationsOf(world, request, response);
  if (violations.length > 0) throw new Error(violations.join('\n'));
  return response.status;
}

async function expectAlive({ context }: FuzzWorld): Promise<void> {
  const token = context.token('active.borrower', 'session');
  const response = await context.mock.call('GET', '/api/identity/auth/profile', { token });
  if (response.status !== 200) throw new Error('The mock no longer responds');
}
