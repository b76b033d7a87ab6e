import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionSource } from '../effects';

export interface SessionState {
  /** Where the token in use comes from; null while nobody is signed in. The token itself is not here. */
  source: SessionSource | null;
  /** Known once the profile is loaded. */
  userId: number | null;
  /** Rises whenever a session begins or ends, so that a late answer can tell that it is too late. */
  generation: number;
}

const initialState: SessionState = { source: null, userId: null, generation: 0 };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionBegun: (state, action: PayloadAction<{ source: SessionSource }>) => ({
      source: action.payload.source,
      userId: null,
      generation: state.generation + 1,
    }),
    userIdentified: (state, action: PayloadAction<{ userId: number }>) => {
      state.userId = action.payload.userId;
    },
    /** The session is over, whatever ended it; every slice of the user's forgets. */
    sessionEnded: (state) => ({ source: null, userId: null, generation: state.generation + 1 }),
  },
  selectors: {
    selectSession: (session) => session,
    selectHasSession: (session) => session.source !== null,
    selectUserId: (session) => session.userId,
    selectSessionGeneration: (session) => session.generation,
  },
});

export const { sessionBegun, userIdentified, sessionEnded } = sessionSlice.actions;
export const { selectSession, selectHasSession, selectUserId, selectSessionGeneration } =
  sessionSlice.selectors;
