import fc from 'fast-check';
import { TOKEN_KINDS } from '../../core/identity';
import { pathOf } from '../contract/httpCall';
import { brokenForm } from './forms';
import { asCurl, type Bearer, type FuzzRequest, type GoodCall } from './fuzzRequest';
import type { FuzzWorld } from './fuzzWorld';
import { brokenAddress, type Address } from './hostileAddresses';
import { brokenJson, hostileJson } from './hostileBodies';
import { hostileHeaders } from './hostileHeads';

/** Requests that are made from valid calls, with something wrong in each. */
export const brokenRequest = (world: FuzzWorld): fc.Arbitrary<FuzzRequest> =>
  fc
    .constantFrom(...world.goodCalls)
    .chain((good) =>
      fc.record({
        good: fc.constant(good),
        bearer: bearerOf(world, good),
        address: addressOf(good),
        headers: mostly(4, {}, hostileHeaders),
        content: contentOf(good),
      }),
    )
    .filter((parts) =>
      [parts.address, parts.headers, parts.content].some(({ isBroken }) => isBroken),
    )
    .map(toRequest);

/** A part of a request, valid or broken. */
interface RequestPart<Value> {
  value: Value;
  isBroken: boolean;
}

/** The good value, to which fast-check shrinks; in one of `of` cases one of the others. */
const mostly = <Value>(
  of: number,
  good: Value,
  others: fc.Arbitrary<Value>,
): fc.Arbitrary<RequestPart<Value>> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: of - 1, arbitrary: fc.constant({ value: good, isBroken: false }) },
    { weight: 1, arbitrary: others.map((value) => ({ value, isBroken: true })) },
  );

function addressOf(good: GoodCall): fc.Arbitrary<RequestPart<Address>> {
  const { operation, sent } = good;
  const valid = { method: operation.method, path: pathOf(operation, sent), targetsOperation: true };
  return mostly(2, valid, brokenAddress(good));
}

/** Mostly the right user; else another user, an expired token, one of another kind, or none. */
function bearerOf(
  world: FuzzWorld,
  { operation: { tokenKind }, who }: GoodCall,
): fc.Arbitrary<Bearer | null> {
  const anybody = fc.constantFrom(...world.people);
  const own = who === null ? anybody : fc.constant(who);
  const bearer = (
    person: fc.Arbitrary<string>,
    kind: fc.Arbitrary<Bearer['kind']>,
    isExpired = false,
  ) => fc.record({ who: person, kind, isExpired: fc.constant(isExpired) });
  const kind = fc.constant(tokenKind ?? 'session');
  return fc.oneof(
    { weight: 60, arbitrary: who === null ? fc.constant(null) : bearer(own, kind) },
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 20, arbitrary: bearer(anybody, kind) },
    { weight: 8, arbitrary: bearer(own, kind, true) },
    { weight: 7, arbitrary: bearer(own, fc.constantFrom(...TOKEN_KINDS)) },
  );
}

interface Content {
  contentType: string;
  bytes: Buffer;
}

const asJson = (bytes: Buffer): Content => ({ contentType: 'application/json', bytes });

function contentOf({ operation, sent }: GoodCall): fc.Arbitrary<RequestPart<Content | null>> {
  const { mediaType, bodySchema } = operation;
  if (mediaType === 'multipart/form-data') return mostly(1, null, brokenForm);
  if (!bodySchema)
    return mostly(
      10,
      null,
      hostileJson.map((json) => asJson(Buffer.from(json))),
    );
  const body = sent.body ?? {};
  const good = asJson(Buffer.from(JSON.stringify(body)));
  return mostly(2, good, brokenJson(bodySchema, body).map(asJson));
}

interface RequestParts {
  good: GoodCall;
  bearer: Bearer | null;
  address: RequestPart<Address>;
  headers: RequestPart<Record<string, string>>;
  content: RequestPart<Content | null>;
}

function toRequest({ good, bearer, address, headers, content }: RequestParts): FuzzRequest {
  const request: FuzzRequest = {
    good,
    bearer,
    ...address.value,
    headers: {
      ...(content.value && { 'content-type': content.value.contentType }),
      ...headers.value,
    },
    body: content.value?.bytes ?? null,
  };
  // Too large headers are refused before the method is read, so a HEAD would get a body.
  if (request.method === 'HEAD') delete request.headers['x-longer'];
  const shown = `${good.operation.id}, broken:\n${asCurl(request, 'http://127.0.0.1:4000')}\n`;
  return { ...request, [fc.toStringMethod]: () => shown };
}
