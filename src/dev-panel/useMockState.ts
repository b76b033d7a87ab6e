import { useCallback, useEffect, useRef, useState } from 'react';
import type { MockControl } from '@/testing/mock/mockControl';
import { realNowMs } from './pageClock';

/** How often the open panel looks at the mock. */
const LOOK_EVERY_MS = 3_000;

/** Somebody who can sign in. */
export interface Person {
  id: number;
  email: string;
  name: string | null;
  note: string;
  role_name: string | null;
  type_name: string | null;
  onboarding_status_id: number;
  onboarding_status_name: string | null;
}

/** All that the panel knows of the mock. */
export interface MockState {
  people: Person[];
  flags: Awaited<ReturnType<MockControl['flags']>>;
  faults: Awaited<ReturnType<MockControl['faults']>>;
  latency: Awaited<ReturnType<MockControl['latency']>>;
  outbox: Awaited<ReturnType<MockControl['outbox']>>;
  /** How far the mock's clock is ahead of the real time, in milliseconds. */
  clockAheadMs: number;
}

export type Reading =
  { kind: 'loading' } | { kind: 'ready'; state: MockState } | { kind: 'gone'; reason: string };

async function readMock(mock: MockControl): Promise<Reading> {
  try {
    const [people, flags, faults, latency, outbox, nowMs] = await Promise.all([
      mock.people<Person>(),
      mock.flags(),
      mock.faults(),
      mock.latency(),
      mock.outbox(),
      mock.nowMs(),
    ]);
    const clockAheadMs = nowMs - realNowMs();
    return { kind: 'ready', state: { people, flags, faults, latency, outbox, clockAheadMs } };
  } catch (error) {
    return { kind: 'gone', reason: String(error) };
  }
}

/** Looks at the mock while the panel is on the screen, and whenever it is asked to. */
export function useMockState(mock: MockControl): { reading: Reading; look: () => Promise<void> } {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const newestLook = useRef(0);

  const look = useCallback(async () => {
    newestLook.current += 1;
    const number = newestLook.current;
    const next = await readMock(mock);
    // An older look may come back later, and knows less.
    if (number === newestLook.current) setReading(next);
  }, [mock]);

  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      newestLook.current += 1;
    };
  }, [look]);

  return { reading, look };
}
