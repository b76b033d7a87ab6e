import { afterClockJump, type MailWait } from '@/domain/session/accountVerification';
import { mailWaitKnown, selectMailWait, selectWatchedMails } from '../slices/signIn';
import type { AppThunk } from '../types';

/** Stores the wait that a mail, or a refused one, has begun. */
export const keepMailWait =
  (email: string, wait: MailWait): AppThunk =>
  (dispatch, _getState, { effects }) => {
    effects.mailWaits.store(email, wait);
    dispatch(mailWaitKnown({ email, wait }));
  };

/** Reads the wait of an address from the device; a screen does so when it opens. */
export const loadMailWait =
  (email: string): AppThunk =>
  (dispatch, _getState, { effects }) => {
    dispatch(mailWaitKnown({ email, wait: effects.mailWaits.read(email) }));
  };

/** Reads all waits on screen from the device again: another tab has changed one. */
export const reloadMailWaits = (): AppThunk => (dispatch, getState) => {
  for (const email of selectWatchedMails(getState())) dispatch(loadMailWait(email));
};

/** The device's clock has jumped by `jumpMs`: the wait goes on as if it had not. */
export const followMailClockJump =
  (email: string, jumpMs: number): AppThunk =>
  (dispatch, getState, { effects }) => {
    const wait = selectMailWait(getState(), email);
    const moved = wait && afterClockJump(wait, jumpMs, effects.clock.nowMs());
    if (moved !== null && moved !== wait) dispatch(keepMailWait(email, moved));
  };
