import fc from 'fast-check';
import { messageRef } from '@/primitives/messageRef';
import { runs } from '@/testing/exploration/sample';
import type { WireEnvironment } from './environment';
import { problemMessage } from './problem';
import { parseJson, readJson, send, type WireRequest } from './request';

const env: WireEnvironment = {
  services: {
    identity: 'https://bos.test/api/identity',
    master: 'https://bos.test/api/master',
    notification: 'https://bos.test/api/notification',
    logActivity: 'https://bos.test/api/log-activity',
    assets: 'https://bos.test/api/assets',
  },
  sessionToken: () => 'of-session',
  temporaryToken: (userId) => (userId === '7' ? 'of-login' : null),
  isSurelyOffline: () => false,
  isUnreachable: () => false,
  beginCall: () => () => undefined,
  noteServerDate: () => undefined,
  sendsIdempotencyKeys: false,
};

const read: WireRequest = { service: 'identity', path: '/user/detail' };
const write: WireRequest = { service: 'identity', path: '/user/banks', method: 'POST', body: {} };

let fetched: jest.SpiedFunction<typeof fetch>;

const answers = (body: string, status = 200) =>
  fetched.mockResolvedValue(new Response(body, { status }));
const ask = (request: WireRequest, signal?: AbortSignal) => send(env, request, readJson, signal);

beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => jest.useRealTimers());

describe('what is sent', () => {
  test.each<[string, WireRequest, string | undefined]>([
    ['the session', read, 'Bearer of-session'],
    [
      'a login that needs its code',
      { ...read, credential: { temporaryFor: '7' } },
      'Bearer of-login',
    ],
    ['another login', { ...read, credential: { temporaryFor: '8' } }, undefined],
    ['a token at hand', { ...read, credential: { bearer: 'at-hand' } }, 'Bearer at-hand'],
    ['nobody', { ...read, credential: 'none' }, undefined],
  ])('a call of %s carries its token and no other', async (_whose, request, expected) => {
    answers('{}');
    await ask(request);
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject(
      expected === undefined ? {} : { authorization: expected },
    );
    if (expected === undefined)
      expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  });

  // Master lists are the same for everybody; nothing else may be cached by the browser.
  test.each([
    ['identity', 'no-store'],
    ['notification', 'no-store'],
    ['logActivity', 'no-store'],
    ['assets', 'no-store'],
    ['master', 'default'],
  ] as const)('a call of %s takes no cookies along; cache: %s', async (service, cache) => {
    answers('{}');
    await ask({ service, path: '/x' });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', cache });
  });

  test('parameters stand in the address, missing ones do not', async () => {
    answers('{}');
    await ask({ ...read, params: { page: 1, sort: 'a&b', status: undefined } });
    expect(fetched.mock.calls[0]?.[0]).toBe(
      'https://bos.test/api/identity/user/detail?page=1&sort=a%26b',
    );
  });
});

describe('what goes wrong', () => {
  test('F4, F11: a refusal gives status, code, text and when to try again', async () => {
    answers('{"code":429,"error":" Tunggu sebentar ","retry_after_s":42}', 429);
    expect(await ask(write)).toEqual({
      problem: {
        kind: 'http',
        status: 429,
        code: 429,
        message: 'Tunggu sebentar',
        retryAfterS: 42,
        mayHaveArrived: false,
      },
    });
  });

  test.each([
    { body: '{"code":429,"error":"Too Many Requests"}', header: '30', waitS: 30 },
    { body: '{"code":429,"error":"Too Many Requests","retry_after_s":7}', header: '30', waitS: 7 },
    { body: '<html>429 Too Many Requests</html>', header: '1.2', waitS: 2 },
    { body: '{"code":429}', header: 'Wed, 25 Nov 2026 09:00:00 GMT', waitS: 0 },
    { body: '', header: undefined, waitS: 0 },
    { body: '', header: '-5', waitS: 0 },
    { body: '', header: 'Infinity', waitS: 0 },
  ])(
    'F11: a 429 in the words of a gateway ($body, $header) is said in ours, with the wait',
    async ({ body, header, waitS }) => {
      const headers: HeadersInit = header === undefined ? {} : { 'Retry-After': header };
      fetched.mockResolvedValue(new Response(body, { status: 429, headers }));
      const { problem } = await ask(write);
      expect(problem && problemMessage(problem)).toEqual(
        messageRef('common.server.busy', { waitS }),
      );
      expect(problem?.retryAfterS ?? 0).toBe(waitS);
    },
  );

  test.each([
    '<html>502 Bad Gateway</html>',
    '',
    'null',
    '[]',
    '{"error":{"a":1}}',
    '{"error":" "}',
  ])('F5: a failure whose body is %j is described by its status alone', async (body) => {
    answers(body, 502);
    expect(await ask(write)).toMatchObject({
      problem: { kind: 'http', status: 502, message: null, mayHaveArrived: true },
    });
  });

  test('an endless error text is cut', async () => {
    answers(JSON.stringify({ code: 400, error: 'x'.repeat(1_000_000) }), 400);
    const { problem } = await ask(read);
    expect(problem?.message?.length).toBe(300);
  });

  test.each(['<!doctype html><title>BOS</title>', '', '{"code":200,"data":{"na'])(
    'F6, F7, F12: an answer that is %j cannot be read',
    async (body) => {
      answers(body);
      expect(await ask(read)).toMatchObject({ problem: { kind: 'unreadable', status: 200 } });
    },
  );

  test('F1: a cut connection is no connection; a write may have arrived all the same', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask(read)).toMatchObject({ problem: { kind: 'offline', mayHaveArrived: false } });
    expect(await ask(write)).toMatchObject({ problem: { kind: 'offline', mayHaveArrived: true } });
  });

  test.each([read, write])('C7: said to be offline, a call is tried all the same', async (call) => {
    const offline = { ...env, isSurelyOffline: () => true };
    answers('{}');
    expect(await send(offline, call, readJson)).toEqual({ value: {} });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send(offline, call, readJson)).toMatchObject({
      problem: { kind: 'offline', mayHaveArrived: false },
    });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('C7: where nothing comes back a call is tried, and ends after ten seconds', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(hangsUntilAborted);
    const result = send({ ...env, isUnreachable: () => true }, write, readJson);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await result).toMatchObject({ problem: { kind: 'timeout', mayHaveArrived: true } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('C7: an answer of any service shows that there is a connection', async () => {
    const noteResponse = jest.fn();
    answers('{}', 500);
    const noting = { ...env, beginCall: () => noteResponse };
    await send(noting, { service: 'notification', path: '/x' }, readJson);
    expect(noteResponse.mock.calls).toEqual([[true], [null]]);
    // The browser may have this one in its cache.
    noteResponse.mockClear();
    await send(noting, { service: 'master', path: '/x' }, readJson);
    expect(noteResponse).not.toHaveBeenCalledWith(true);
  });

  test('G4, F2: a call that hangs ends after 30 seconds', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(hangsUntilAborted);
    const result = ask(write);
    await jest.advanceTimersByTimeAsync(29_999);
    const early = await Promise.race([result, Promise.resolve('waiting')]);
    await jest.advanceTimersByTimeAsync(1);
    expect(early).toBe('waiting');
    expect(await result).toMatchObject({ problem: { kind: 'timeout', mayHaveArrived: true } });
  });

  test('C7: one that hangs is noted as a call without a response, whatever its service', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(hangsUntilAborted);
    const noteResponse = jest.fn();
    const beginCall = jest.fn(() => noteResponse);
    const call: WireRequest = { service: 'notification', path: '/x' };
    const results = [read, call].map((each) => send({ ...env, beginCall }, each, readJson));
    await jest.advanceTimersByTimeAsync(30_000);
    await Promise.all(results);
    expect(beginCall.mock.calls).toEqual([[true], [false]]);
    expect(noteResponse.mock.calls.filter(([said]) => said !== null)).toEqual([[false], [false]]);
  });

  test('a body that never ends is timed as well', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation((_url, init) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"data":'));
              init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
            },
          }),
        ),
      ),
    );
    const result = ask(read);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await result).toMatchObject({ problem: { kind: 'timeout' } });
  });

  test('a call that the app ends is cancelled, and not reported', async () => {
    fetched.mockImplementation(hangsUntilAborted);
    const controller = new AbortController();
    const result = ask(read, controller.signal);
    controller.abort();
    expect(await result).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(await ask(read, controller.signal)).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

test('X8: keys that reach for a prototype are left out of an answer', async () => {
  answers('{"data":{"__proto__":{"isAdmin":true},"name":"Siti"}}');
  const { value } = (await ask(read)) as { value: { data: object } };
  expect(Object.keys(value.data)).toEqual(['name']);
  expect({}).not.toHaveProperty('isAdmin');
});

test('X8: whatever keys an answer has, none reaches a prototype', () => {
  const keys = fc.constantFrom('__proto__', 'constructor', 'prototype', 'isAdmin', 'name');
  const { nested } = fc.letrec((tie) => ({
    nested: fc.oneof(
      { maxDepth: 4 },
      fc.constant(true),
      fc.array(tie('nested'), { maxLength: 2 }),
      fc.dictionary(keys, tie('nested'), { maxKeys: 4 }),
    ),
  }));
  const objectsIn = (value: unknown): object[] =>
    typeof value === 'object' && value !== null
      ? [value, ...Object.values(value).flatMap(objectsIn)]
      : [];
  let reaching = 0;
  fc.assert(
    fc.property(nested, (sent) => {
      const body = JSON.stringify(sent);
      if (body.includes('"__proto__":')) reaching += 1;
      for (const each of objectsIn(parseJson(body))) {
        const copy = Array.isArray(each) ? [] : {};
        expect(Object.getPrototypeOf(Object.assign(copy, each))).toBe(Object.getPrototypeOf(copy));
        expect(Object.hasOwn(each, '__proto__')).toBe(false);
      }
      expect({}).not.toHaveProperty('isAdmin');
    }),
    runs(2_000),
  );
  expect(reaching).toBeGreaterThan(0);
});

function hangsUntilAborted(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
  });
}
