import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { authApi } from '@/api/authApi';
import { ACTIVITY_THROTTLE_MS } from '@/domain/session/idle';
import { secondsUntilEnd } from '@/domain/session/secondsUntilEnd';
import type { EmbedMemoryPort, EmbedPort, EmbedStateType } from '@/ports/embed';
import { subStepShown, unsavedWorkChanged } from '../embedding/events';
import {
  applicationOf,
  isSameStatus,
  statusMessages,
  type Application,
} from '../embedding/statusMessages';
import { subStepSaved } from '../onboardingEvents';
import { failedCallOf, isFailedCall, isSessionRefused } from '../problems';
import type { RootState } from '../rootReducer';
import { sessionEnded, sessionPhaseChanged } from '../slices/session';
import type { AppDispatch, AppThunk, StoreExtra } from '../types';

const { logout } = authApi.endpoints;
const listen = addListener.withTypes<RootState, AppDispatch, StoreExtra>();

/** What describes the application of a user. */
const STATE_OF_USER: readonly EmbedStateType[] = [
  'step_changed',
  'dirty_changed',
  'status_changed',
];

/** How long `exit` waits for the call that signs out at the server. */
const SIGN_OUT_LIMIT_MS = 2_000;

/** The server no longer accepts the token of this page. */
const refusesSession = (action: UnknownAction): boolean => {
  const failed = failedCallOf(action);
  return failed !== null && isSessionRefused(failed);
};

/** The session is over: its known end was reached, or it was refused. */
const endsSession = (action: UnknownAction): boolean =>
  refusesSession(action) || (sessionPhaseChanged.match(action) && action.payload.phase === 'ended');

export interface Portal {
  port: EmbedPort;
  memory: EmbedMemoryPort;
  /** The tokens that the server has refused; the portal may send them again. */
  refusedTokens: Set<string>;
}

/**
 * Tells the parent portal what happens (embedding.md#to-the-portal). Added to the store only in a
 * frame, so that no other page loads it.
 */
export const tellPortal =
  ({ port: { post, forget, isClosed }, memory, refusedTokens }: Portal): AppThunk =>
  (dispatch, _getState, { effects }) => {
    let posted: Application | null = null;
    /** The sessions whose end was posted, by generation: many calls are refused at once. */
    let endPosted = -1;
    let isDirty = false;
    let activityAtMs = -Infinity;
    const postEnd = (generation: number): void => {
      if (generation === endPosted) return;
      endPosted = generation;
      post({ type: 'session_expired', payload: {} });
    };

    dispatch(
      listen({
        predicate: (_action, state, before) =>
          !isSameStatus(applicationOf(state), applicationOf(before)),
        effect: (_action, { getState }) => {
          const now = applicationOf(getState());
          // What nobody hears any more is posted by the next load of the tab.
          if (now === null || isSameStatus(now, posted) || isClosed()) return;
          posted = now;
          statusMessages(now, memory).forEach(post);
        },
      }),
    );
    dispatch(
      listen({
        actionCreator: subStepSaved,
        effect: ({ payload }) => {
          const { roleId, typeId, step, subStep, ...numbers } = payload;
          post({
            type: 'step_saved',
            payload: { role: roleId, user_type: typeId, step, sub_step: subStep, ...numbers },
          });
        },
      }),
    );
    dispatch(
      listen({
        actionCreator: subStepShown,
        effect: ({ payload }) => {
          if (payload === null) {
            forget(['step_changed']);
            return;
          }
          const { step, subStep, index, total } = payload;
          post({ type: 'step_changed', payload: { step, sub_step: subStep, index, total } });
        },
      }),
    );
    dispatch(
      listen({
        actionCreator: unsavedWorkChanged,
        effect: ({ payload }) => {
          if (payload.isUnsaved === isDirty) return;
          isDirty = payload.isUnsaved;
          post({ type: 'dirty_changed', payload: { dirty: isDirty } });
        },
      }),
    );
    dispatch(
      listen({
        actionCreator: sessionPhaseChanged,
        effect: ({ payload }) => {
          if (payload.phase !== 'ending') return;
          post({
            type: 'session_expiring',
            payload: {
              expires_in_seconds: secondsUntilEnd(payload.endsAtMs, effects.clock.nowMs()),
            },
          });
        },
      }),
    );
    dispatch(
      listen({
        predicate: (action, _state, { session }) =>
          session.phase !== 'guest' && endsSession(action),
        effect: (action, { getOriginalState }) => {
          const { generation } = getOriginalState().session;
          const token = effects.session.read()?.token;
          if (token !== undefined && refusesSession(action)) refusedTokens.add(token);
          postEnd(generation);
        },
      }),
    );
    dispatch(
      listen({
        predicate: isFailedCall,
        effect: (action) => {
          const failed = failedCallOf(action);
          if (failed === null || failed.problems === 'ignored') return;
          const { kind, status } = failed.problem;
          if (kind === 'cancelled' || (status !== null && status < 500)) return;
          post({
            type: 'error',
            payload: {
              code: 'call_failed',
              recoverable: true,
              ...(status !== null && { http_status: status }),
            },
          });
        },
      }),
    );
    dispatch(
      listen({
        actionCreator: sessionEnded,
        effect: async ({ payload: reason }, { getOriginalState, take }) => {
          forget(STATE_OF_USER);
          const { phase, generation } = getOriginalState().session;
          // The frame asks for a new password without a session, and needs one after it.
          if (phase === 'guest' && reason !== 'passwordSet') return;
          if (reason === 'signOut') {
            memory.clear();
            // The portal may take the frame away then, so the server is informed first.
            await take(logout.matchPending, SIGN_OUT_LIMIT_MS);
            post({ type: 'exit', payload: { reason: 'signed_out' } });
          } else if (reason === 'turnedAway') {
            // Assumption: `session_expired` would bring a fresh token, which is turned away again,
            // without an end. A session whose password has expired is posted when a new one is set.
            if (effects.newPasswordToken.read()?.isForced) return;
            post({ type: 'error', payload: { code: 'account_refused', recoverable: false } });
          } else if (reason !== 'newSession') {
            postEnd(generation);
          }
        },
      }),
    );
    effects.userActivity.onActivity(() => {
      const nowMs = effects.clock.nowMs();
      if (Math.abs(nowMs - activityAtMs) < ACTIVITY_THROTTLE_MS) return;
      activityAtMs = nowMs;
      post({ type: 'activity', payload: {} });
    });
  };
