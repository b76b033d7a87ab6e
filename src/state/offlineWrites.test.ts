import { readdirSync, readFileSync } from 'node:fs';
import { everyWrite } from '@/testing/store/everyWrite';
import { makeTestStore } from '@/testing/store/testStore';

const MINUTE_MS = 60_000;

/** A file that is generated on each request changes nothing, and carries no key. */
const IS_FILE = 'generateConsent';

const keysOf = (fetched: jest.SpiedFunction<typeof fetch>) =>
  fetched.mock.calls.map(
    ([, init]) => (init?.headers as Record<string, string>)['idempotency-key'],
  );

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the table has every write of the API', () => {
  const sources = readdirSync('src/api').map((file) => readFileSync(`src/api/${file}`, 'utf8'));
  const written = sources.flatMap((source) => source.match(/build\.mutation</g) ?? []);
  expect(everyWrite).toHaveLength(written.length);
});

describe.each([
  ['the browser says offline', false],
  ['the line is dead and the browser does not know', true],
])('C7: while %s', (_, isOnLine) => {
  test.each(everyWrite)(
    '$name fails, is not sent again by itself, and once by the user',
    async ({ name, send }) => {
      const { store } = await makeTestStore({ signedInAs: 'borrower.individu@bos.test' });
      jest.useFakeTimers();
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
      const fetched = jest
        .spyOn(globalThis, 'fetch')
        .mockRejectedValue(new TypeError('Failed to fetch'));
      if (!isOnLine) window.dispatchEvent(new Event('offline'));
      expect(await store.dispatch(send())).toMatchObject({ error: { kind: 'offline' } });

      online.mockReturnValue(true);
      fetched.mockImplementation(() =>
        Promise.resolve(Response.json({ code: 200, message: 'OK', data: {} })),
      );
      for (const event of ['online', 'focus']) window.dispatchEvent(new Event(event));
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
      expect([name, fetched.mock.calls.length]).toEqual([name, 1]);

      await store.dispatch(send());
      const isPost = fetched.mock.calls[0]?.[1]?.method === 'POST';
      const [first, second, ...more] = keysOf(fetched);
      expect(more).toEqual([]);
      expect(second).toBe(first);
      expect(typeof first).toBe(isPost && name !== IS_FILE ? 'string' : 'undefined');
    },
  );
});
