import { violationsOf } from './violations';
import { asCurl, type FuzzRequest } from './fuzzRequest';
import { FuzzWorld, type WorldOptions } from './fuzzWorld';
import { makeRequest } from './makeRequest';

export interface FuzzOptions extends WorldOptions {
  seed: number;
  count: number;
  /** The number of the first request; 1 unless told otherwise. */
  first?: number;
}

export interface FuzzReport {
  /** For each request that was not answered as it should: what is wrong, and how to send it again. */
  failures: string[];
  /** How many requests were answered with each status. */
  statuses: Record<number, number>;
}

/** After so many failures the rest would say the same. */
const MOST_FAILURES = 20;

/** Sends broken requests to a mock of its own, and says which were not answered as they should. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const world = await FuzzWorld.open(options);
  try {
    return await fuzzIn(world, options);
  } finally {
    await world.close();
  }
}

async function fuzzIn(
  world: FuzzWorld,
  { seed, count, first = 1 }: FuzzOptions,
): Promise<FuzzReport> {
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  const last = first + count - 1;
  for (let number = first; number <= last && failures.length < MOST_FAILURES; number += 1) {
    const request = makeRequest(world, seed, number);
    const { violations, status } = await tryOut(world, request);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (violations.length > 0) failures.push(describeFailure(request, seed, violations));
  }
  if (!(await isAlive(world))) failures.push('The mock does not answer any more');
  return { failures, statuses };
}

async function tryOut(
  world: FuzzWorld,
  request: FuzzRequest,
): Promise<{ violations: string[]; status: number }> {
  const good = world.goodCalls.find(({ operation }) => operation.id === request.operationId);
  if (!good) throw new Error(`There is no good call of ${request.operationId}`);
  try {
    const response = await world.responseTo(request);
    return { violations: violationsOf(world, good, request, response), status: response.status };
  } catch (error) {
    world.restore();
    return { violations: [`no response: ${String(error)}`], status: 0 };
  }
}

async function isAlive({ context }: FuzzWorld): Promise<boolean> {
  const token = context.token('active.borrower', 'session');
  const response = await context.mock.call('GET', '/api/identity/auth/profile', { token });
  return response.status === 200;
}

function describeFailure(request: FuzzRequest, seed: number, violations: string[]): string {
  const { number, operationId, changes } = request;
  return [
    `Request ${number} of seed ${seed}, from ${operationId} with ${changes.join(' and ')}:`,
    ...violations.map((violation) => `  ${violation}`),
    `npm run mock:fuzz -- --seed ${seed} --first ${number} --count 1`,
    asCurl(request, 'http://127.0.0.1:4000'),
  ].join('\n');
}
