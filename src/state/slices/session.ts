import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionSource } from '@/ports/session';
import type { EndReason } from '../session/endReasons';

/**
 * The phase of a session.
 * - `open`: it goes on, as far as anybody knows.
 * - `ending`: its end is near, and the user has to confirm to be there.
 * - `ended`: its known end was reached, as the page noticed at `sinceMs`. Null: it was not yet
 *   asked whose session another tab has stored.
 * - `checking`: another tab has stored a session, and the server is asked whether it is the same
 *   user's. `hasEnded`: this page's own session was at its end before.
 */
export type SessionPhase =
  | { phase: 'open' }
  | { phase: 'ending'; endsAtMs: number }
  | { phase: 'ended'; sinceMs: number; askedAtMs: number | null }
  | { phase: 'checking'; askedAtMs: number; hasEnded: boolean };

interface SignedIn {
  /** Where the token comes from. The token itself is not here. */
  source: SessionSource;
  /** Known once the profile is loaded. */
  userId: number | null;
}

export type SessionState = {
  /** Increases whenever a session begins or ends, so that a late response can be recognised. */
  generation: number;
} & ({ phase: 'guest' } | (SignedIn & SessionPhase));

const userIdOf = (session: SessionState): number | null =>
  session.phase === 'guest' ? null : session.userId;

const begun = (
  { generation }: SessionState,
  source: SessionSource,
  userId: number | null,
): SessionState => ({ phase: 'open', source, userId, generation: generation + 1 });

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ phase: 'guest', generation: 0 }),
  reducers: {
    sessionBegun: (state, action: PayloadAction<{ source: SessionSource }>) =>
      begun(state, action.payload.source, null),
    /** The same user continues with a new token, on the same page. */
    sessionRenewed: (state, action: PayloadAction<{ source: SessionSource }>) =>
      begun(state, action.payload.source, userIdOf(state)),
    sessionPhaseChanged: (state, { payload }: PayloadAction<SessionPhase>): SessionState => {
      if (state.phase === 'guest') return state;
      const { generation, source, userId } = state;
      return { generation, source, userId, ...payload };
    },
    userIdentified: (state, action: PayloadAction<{ userId: number }>) => {
      if (state.phase !== 'guest') state.userId = action.payload.userId;
    },
    /** The session is over, for any reason; every slice with user data resets. */
    sessionEnded: ({ generation }, _action: PayloadAction<EndReason>): SessionState => ({
      phase: 'guest',
      generation: generation + 1,
    }),
  },
  selectors: {
    selectHasSession: ({ phase }) => phase !== 'guest',
    selectSessionSource: (session) => (session.phase === 'guest' ? null : session.source),
    selectUserId: userIdOf,
    selectSessionPhase: ({ phase }) => phase,
    /** Whether the user is asked to sign in again, until it is known whose session goes on. */
    selectIsSignInOffered: (session) =>
      session.phase === 'ended' || (session.phase === 'checking' && session.hasEnded),
    /** Of a session whose end is near; null for any other. */
    selectSessionEndsAtMs: (session) => (session.phase === 'ending' ? session.endsAtMs : null),
  },
});

/**
 * Called before a request; afterwards it finds whether the response comes too late: a session has
 * begun or ended since, or the screen that sent it was left.
 */
export function staleCheck(
  getState: () => { session: SessionState },
  screen?: AbortSignal,
): () => boolean {
  const { generation } = getState().session;
  return () => screen?.aborted === true || getState().session.generation !== generation;
}

export const { sessionBegun, sessionRenewed, sessionPhaseChanged, userIdentified, sessionEnded } =
  sessionSlice.actions;
export const {
  selectHasSession,
  selectSessionSource,
  selectUserId,
  selectSessionPhase,
  selectIsSignInOffered,
  selectSessionEndsAtMs,
} = sessionSlice.selectors;
