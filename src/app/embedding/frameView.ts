import type { EmbedExitReason } from '@/domain/embed/messages';
import { makeObservable, type SettableObservable } from '@/primitives/observable';

/**
 * What the frame shows: the page, the page under the question whether to close it, or the quiet end.
 */
export type FrameState = 'page' | 'asking' | 'closed';

export interface FrameView {
  state: SettableObservable<FrameState>;
  /** Closes the page, once; the frame itself can only be closed by the portal. */
  close(this: void, reason: EmbedExitReason): void;
}

export function makeFrameView(onClosed: (reason: EmbedExitReason) => void): FrameView {
  const state = makeObservable<FrameState>('page');
  return {
    state,
    close(reason) {
      if (state.read() === 'closed') return;
      state.set('closed');
      onClosed(reason);
    },
  };
}
