import { createHash } from 'node:crypto';
import { Reply, route } from '../core/route';
import type { Store } from '../core/store';
import { FLAG_KEYS } from '../database/flagKeys';

const evaluate = (store: Store, key: string) => {
  const value = store.tables.flags[key] ?? false;
  return { key, value, reason: 'STATIC', variant: value ? 'on' : 'off' };
};

/** OFREP responses have no envelope: the protocol defines their shape. */
export const flagsRoutes = [
  route('evaluateFlags', ({ store, request }) => {
    const flags = FLAG_KEYS.map((key) => evaluate(store, key));
    const hash = createHash('sha256').update(JSON.stringify(flags)).digest('base64url');
    const headers = { ETag: `"${hash}"`, 'Cache-Control': 'no-cache' };
    const isKnown = request.get('if-none-match') === headers.ETag;
    return isKnown ? new Reply(undefined, headers, 304) : new Reply({ flags }, headers);
  }),

  route('evaluateFlag', ({ store, params }) => {
    const { key } = params;
    if (FLAG_KEYS.some((known) => known === key)) return new Reply(evaluate(store, key));
    const errorDetails = `Flag ${key} does not exist`;
    return new Reply({ key, errorCode: 'FLAG_NOT_FOUND', errorDetails }, {}, 404);
  }),
];
