import { act, screen } from '@testing-library/react';
import { settle } from '../render/settle';
import type { SwitchableNetwork } from '../store/switchableNetwork';
import { mock } from './mock';
import { restoreTimeouts, shortenTimeouts } from './shortTimeouts';
import { untilResponses } from './untilResponses';

/** A write as it leaves the page. */
interface Sent {
  method: string;
  path: string;
  key: string | undefined;
}

/** The writes of one intent; methods and path as those of a fault. */
interface Wanted {
  methods: string;
  path: string;
}

/** Calls that no user has asked for. */
const BESIDE = /log-activity|identification-check/;

const realFetch = globalThis.fetch;

/** Records what leaves the page from now on, until the test ends. */
function watchWrites({ methods, path }: Wanted): Sent[] {
  const sent: Sent[] = [];
  const isWanted = new RegExp(`${path.replaceAll('*', '.*')}$`);
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const method = init?.method ?? 'GET';
    if (methods.split(',').includes(method) && isWanted.test(pathname) && !BESIDE.test(pathname)) {
      const key = new Headers(init?.headers).get('idempotency-key') ?? undefined;
      sent.push({ method, path: pathname, key });
    }
    return before(input, init);
  };
  return sent;
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

export interface Loss {
  name: string;
  /** The write reaches the server, which does not respond. */
  isSent: boolean;
  /** Loses the next write, and returns what ends that. */
  lose: (app: { network: SwitchableNetwork }, wanted: Wanted) => Promise<() => Promise<void>>;
}

const cutOff = (network: SwitchableNetwork) => {
  network.setOnline(false);
  return () => {
    network.setOnline(true);
    return Promise.resolve();
  };
};

/** The ways in which a write gets no response. */
export const LOSSES: readonly Loss[] = [
  {
    name: 'the connection is lost, as the browser knows',
    isSent: false,
    lose: ({ network }) => Promise.resolve(cutOff(network)),
  },
  {
    name: 'no response comes, and the browser says online',
    isSent: false,
    lose: ({ network }) => {
      const reconnect = cutOff(network);
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      return Promise.resolve(reconnect);
    },
  },
  {
    name: 'the call hangs until it is given up',
    isSent: true,
    lose: async (_app, { methods, path }) => {
      await act(() => mock.addFault({ method: methods, path, hang: true, times: 1 }));
      shortenTimeouts();
      return async () => {
        restoreTimeouts();
        await mock.clearFaults();
      };
    },
  },
];

/** Everything that the form holds. */
const typed = () => [
  ...['textbox', 'combobox', 'radio', 'checkbox'].flatMap((role) =>
    screen
      .queryAllByRole<HTMLInputElement>(role)
      .map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value)),
  ),
  ...screen
    .queryAllByLabelText<HTMLInputElement>(/Kata Sandi/, { selector: 'input' })
    .map(({ value }) => value),
];

interface Intent extends Wanted {
  app: { network: SwitchableNetwork };
  press: () => Promise<unknown>;
  /** Waits for the message. */
  failed: () => Promise<unknown>;
  /** Tries again, until the user sees that it has worked. */
  retry: () => Promise<unknown>;
  /** The press itself fills in a field, or closes the form. */
  changesForm?: boolean;
  /** Another try is another call, with a key of its own. */
  isNewEachTime?: boolean;
}

/**
 * Expects that a write without a response shows a message and keeps what was typed, is not sent
 * again by itself, and that the user's retry sends it once: with the same key, where it may have
 * arrived. Returns what the retry has sent.
 */
export async function expectSentByTheUser(intent: Intent, loss: Loss): Promise<Sent[]> {
  const { app, press, failed, retry, changesForm = false, isNewEachTime = false } = intent;
  const sent = watchWrites(intent);
  let before = typed();
  const reconnect = await loss.lose(app, intent);
  await press();
  await failed();
  if (changesForm) before = typed();
  const lost = [...sent];
  expect(lost).toHaveLength(loss.isSent ? 1 : 0);
  expect(typed()).toEqual(before);

  await act(reconnect);
  await settle(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await untilResponses();
  expect(sent).toEqual(lost);
  expect(typed()).toEqual(before);

  await retry();
  await untilResponses();
  const again = sent.slice(lost.length);
  const first = lost[0] ?? expect.anything();
  expect(again[0]).toEqual(isNewEachTime ? expect.anything() : first);
  expect(new Set(again.map(({ method, path }) => `${method} ${path}`)).size).toBe(again.length);
  return again;
}
