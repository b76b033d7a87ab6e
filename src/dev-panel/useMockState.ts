import { useCallback, useEffect, useRef, useState } from 'react';
import type { MockControl } from '@/testing/mock/mockControl';
import { realNowMs } from './pageClock';

/** A user who can sign in. */
export interface Person {
  id: number;
  email: string;
  name: string | null;
  note: string;
  role_name: string | null;
  type_name: string | null;
  onboarding_status_name: string | null;
}

/** The state of the mock that the panel shows. */
export interface MockState {
  people: Person[];
  /** By how many milliseconds the mock's clock is ahead of the real time. */
  clockAheadMs: number;
}

export type Reading =
  { kind: 'loading' } | { kind: 'ready'; state: MockState } | { kind: 'gone'; reason: string };

async function readMock(mock: MockControl): Promise<Reading> {
  try {
    const [people, nowMs] = await Promise.all([mock.people<Person>(), mock.nowMs()]);
    return { kind: 'ready', state: { people, clockAheadMs: nowMs - realNowMs() } };
  } catch (error) {
    return { kind: 'gone', reason: String(error) };
  }
}

/** Reads the mock when the panel opens, and again whenever `look` is called. */
export function useMockState(mock: MockControl): { reading: Reading; look: () => Promise<void> } {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const newestLook = useRef(0);

  const look = useCallback(async () => {
    newestLook.current += 1;
    const number = newestLook.current;
    const next = await readMock(mock);
    // Ignore an older read that returns later.
    if (number === newestLook.current) setReading(next);
  }, [mock]);

  useEffect(() => {
    void look();
    return () => {
      newestLook.current += 1;
    };
  }, [look]);

  return { reading, look };
}
