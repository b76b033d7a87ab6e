import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { isFailedCall } from '@/state/problems';
import type { StartingPage } from './embedding';

/** What became of the writes that were running. */
export type WritesEnd = 'done' | 'failed';

export interface RunningWrites {
  /** Null: none is running. Otherwise resolves when the last one has ended. */
  settle(this: void): Promise<WritesEnd> | null;
}

interface CallAction extends UnknownAction {
  meta: { requestId: string; requestStatus: 'pending' | 'fulfilled' | 'rejected' };
}

/** As the matchers of the toolkit, which would make the first file of every page larger. */
const isWrite = (action: UnknownAction): action is CallAction =>
  (action as { meta?: { arg?: { type?: unknown } } }).meta?.arg?.type === 'mutation';

/**
 * Knows whether something is being written: a single call, or what runs under a lock as a whole, such
 * as a submit with the questions that it begins with.
 */
export function trackWrites({
  store,
  effects,
}: Pick<StartingPage, 'store' | 'effects'>): RunningWrites {
  const running = new Set<unknown>();
  let hasFailed = false;
  let waiting: ((end: WritesEnd) => void)[] = [];
  const begin = (id: unknown): void => {
    if (running.size === 0) hasFailed = false;
    running.add(id);
  };
  const end = (id: unknown): void => {
    running.delete(id);
    if (running.size > 0) return;
    waiting.forEach((resolve) => resolve(hasFailed ? 'failed' : 'done'));
    waiting = [];
  };

  store.dispatch(
    addListener({
      predicate: (action) => isWrite(action) || isFailedCall(action),
      effect: (action) => {
        if (isFailedCall(action)) hasFailed = true;
        if (!isWrite(action)) return;
        if (action.meta.requestStatus === 'pending') begin(action.meta.requestId);
        else end(action.meta.requestId);
      },
    }),
  );
  const { withExclusiveLock } = effects.tabs;
  effects.tabs.withExclusiveLock = async (name, job, options) => {
    const id = {};
    begin(id);
    try {
      return await withExclusiveLock(name, job, options);
    } finally {
      end(id);
    }
  };

  return {
    settle: () => (running.size === 0 ? null : new Promise((resolve) => waiting.push(resolve))),
  };
}
