import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionStage } from '@/domain/session/sessionEnd';
import type { SessionSource } from '@/ports/session';

/** `checking`: another tab has signed somebody in, and the server is asked whether it is the same. */
export type SessionPhase = SessionStage | 'checking';

export interface SessionState {
  /** Where the token in use comes from; null while nobody is signed in. The token itself is not here. */
  source: SessionSource | null;
  /** Known once the profile is loaded. */
  userId: number | null;
  /** Rises whenever a session begins or ends, so that a late answer can tell that it is too late. */
  generation: number;
  phase: SessionPhase;
  /** When the page noticed the phase. */
  phaseSinceMs: number;
  /** When the server was last asked whose session another tab has brought. */
  askedAtMs: number;
  /** The end that a phase other than `open` is about. */
  endsAtMs: number | null;
}

const OPEN = { phase: 'open', phaseSinceMs: 0, askedAtMs: 0, endsAtMs: null } as const;
const initialState: SessionState = { source: null, userId: null, generation: 0, ...OPEN };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionBegun: (state, action: PayloadAction<{ source: SessionSource }>) => ({
      source: action.payload.source,
      userId: null,
      generation: state.generation + 1,
      ...OPEN,
    }),
    /** The same user goes on with a new token, on the same page. */
    sessionRenewed: (state, action: PayloadAction<{ source: SessionSource }>) => ({
      ...state,
      source: action.payload.source,
      generation: state.generation + 1,
      ...OPEN,
    }),
    sessionPhaseChanged: (
      state,
      { payload }: PayloadAction<Pick<SessionState, 'phase' | 'phaseSinceMs' | 'endsAtMs'>>,
    ) => ({
      ...state,
      ...payload,
      askedAtMs: payload.phase === 'checking' ? payload.phaseSinceMs : state.askedAtMs,
    }),
    userIdentified: (state, action: PayloadAction<{ userId: number }>) => {
      state.userId = action.payload.userId;
    },
    /** The session is over, whatever ended it; every slice of the user's forgets. */
    sessionEnded: (state) => ({ ...initialState, generation: state.generation + 1 }),
  },
  selectors: {
    selectSession: (session) => session,
    selectHasSession: (session) => session.source !== null,
    selectUserId: (session) => session.userId,
    selectSessionPhase: (session) => session.phase,
    selectSessionEndsAtMs: (session) => session.endsAtMs,
    selectSessionGeneration: (session) => session.generation,
  },
});

export const { sessionBegun, sessionRenewed, sessionPhaseChanged, userIdentified, sessionEnded } =
  sessionSlice.actions;
export const {
  selectSession,
  selectHasSession,
  selectUserId,
  selectSessionPhase,
  selectSessionEndsAtMs,
  selectSessionGeneration,
} = sessionSlice.selectors;
