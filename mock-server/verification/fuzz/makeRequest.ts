import { pathOf } from '../contract/httpCall';
import { TOKEN_KINDS } from '../../identity';
import { brokenForm } from './forms';
import type { Bearer, FuzzRequest } from './fuzzRequest';
import type { FuzzWorld, GoodCall } from './fuzzWorld';
import { MUTATIONS } from './mutations';
import { Random } from '../../testing/random';

/** Far enough apart that the requests of two seeds are not each other's. */
const SEED_STEP = 0x9e3779b1;

/** Request number `number` of a seed: the same each time, whatever went before it. */
export function makeRequest(world: FuzzWorld, seed: number, number: number): FuzzRequest {
  const random = new Random(Math.imul(seed, SEED_STEP) ^ Math.imul(number, 0x85ebca6b));
  const good = random.pick(world.goodCalls);
  const request: FuzzRequest = {
    number,
    operationId: good.operation.id,
    isInPlace: true,
    changes: [],
    method: good.operation.method,
    path: pathOf(good.operation, good.sent),
    bearer: bearerOf(world, good, random),
    headers: {},
    body: null,
  };
  putBody(request, good, random);
  const count = 1 + random.below(3);
  for (let tries = 0; tries < 8 && request.changes.length < count; tries += 1) {
    const what = random.pick(MUTATIONS)(request, random);
    if (what !== null) request.changes.push(what);
  }
  // Too many headers are refused before anything knows that a HEAD wants no body.
  if (request.method === 'HEAD') delete request.headers['x-longer'];
  return request;
}

/** Mostly the right person; else somebody else, an old token, one of another kind, or none. */
function bearerOf(
  world: FuzzWorld,
  { operation: { tokenKind }, who }: GoodCall,
  random: Random,
): Bearer | null {
  const own = { who: who ?? random.pick(world.people), kind: tokenKind ?? 'session' };
  const turn = random.below(100);
  if (who === null ? turn < 60 : turn < 5) return null;
  if (turn < 65) return { ...own, isExpired: false };
  if (turn < 85) return { ...own, who: random.pick(world.people), isExpired: false };
  if (turn < 93) return { ...own, isExpired: true };
  return { ...own, kind: random.pick(TOKEN_KINDS), isExpired: false };
}

function putBody(request: FuzzRequest, { operation, sent }: GoodCall, random: Random): void {
  if (operation.mediaType === 'multipart/form-data') {
    const form = brokenForm(random);
    request.headers['content-type'] = form.type;
    request.body = form.body;
    request.changes.push(form.what);
  } else if (sent.body !== undefined) {
    request.headers['content-type'] = 'application/json';
    request.body = Buffer.from(JSON.stringify(sent.body));
  }
}
