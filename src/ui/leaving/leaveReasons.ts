import { createContext } from 'react';
import { makeObservable, type Observable } from '@/primitives/observable';

/** Why somebody is asked before they leave a page; texts are in words. */
export type LeaveReason =
  /** Files that are on their way up, by the names that are shown: leaving ends them. */
  | { kind: 'uploads'; names: readonly string[] }
  /** Something that is kept, but not where it is meant to be yet. */
  | { kind: 'unsaved'; title: string; body: string; leave: string };

export type LeaveState = {
  readonly reasons: readonly LeaveReason[];
  /** Grows with every upload that fails. */
  readonly failureCount: number;
};

/** What a page shows to a user who leaves it; each part of it adds its own reason. */
export type LeaveReasons = Observable<LeaveState> & {
  /** `failedCount`: uploads of that part that have failed, and are still shown as that. */
  put(this: void, key: string, reason: LeaveReason | null, failedCount?: number): void;
};

type Entry = { reason: LeaveReason | null; failedCount: number };

/** The reasons of one page, from none on. */
export function makeLeaveReasons(): LeaveReasons {
  const entries = new Map<string, Entry>();
  const { read, subscribe, set } = makeObservable<LeaveState>({ reasons: [], failureCount: 0 });
  return {
    read,
    subscribe,
    put(key, reason, failedCount = 0) {
      const failed = Math.max(0, failedCount - (entries.get(key)?.failedCount ?? 0));
      if (reason === null && failedCount === 0) entries.delete(key);
      else entries.set(key, { reason, failedCount });
      set({
        reasons: [...entries.values()].flatMap((each) => each.reason ?? []),
        failureCount: read().failureCount + failed,
      });
    },
  };
}

/** Handed down by a `LeaveReasonsProvider`; a `LeaveAsker` inside it asks. */
export const LeaveReasonsContext = createContext<LeaveReasons | null>(null);
