import { problemMessage, type ApiProblem } from '@/api/problem';
import type { Entry } from '@/domain/access/guards';
import { GENERIC_ERROR, noticeKindFor } from '@/domain/session/sessionErrors';
import type { MessageRef } from '@/primitives/messageRef';
import type { SignOutReason } from '@/state/effects';
import { noticeShown } from '@/state/notices';
import { endSession } from '@/state/session/session';
import type { AppThunk } from '@/state/types';

/** A decision that redirects and has something to do first. */
export type TurnedAway =
  | Extract<Entry, { kind: 'keepToken' | 'expiredPassword' | 'reject' }>
  | { kind: 'profileRefused'; problem: ApiProblem };

/** Prepares the redirect: stores the token, ends the session, shows the reason. */
export const turnAway =
  (entry: TurnedAway): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    const end = () => dispatch(endSession('turnedAway'));
    const show = (kind: 'error' | 'warning', body: MessageRef, signOutReason: SignOutReason) =>
      dispatch(noticeShown({ kind, body, signOutReason }));
    switch (entry.kind) {
      case 'keepToken':
        effects.newPasswordToken.keep({ token: entry.token, isForced: false });
        return;
      case 'expiredPassword':
        effects.newPasswordToken.keep({ token: entry.token, isForced: true });
        await end();
        return;
      case 'reject':
        if (entry.endsSession) await end();
        // There was no session to end: a link came without its token.
        show('error', entry.message, entry.endsSession ? 'account' : 'link');
        return;
      case 'profileRefused': {
        const kind = noticeKindFor(entry.problem.status);
        await end();
        show(
          kind,
          (kind === 'warning' ? problemMessage(entry.problem) : null) ?? GENERIC_ERROR,
          'profile',
        );
        return;
      }
    }
  };
