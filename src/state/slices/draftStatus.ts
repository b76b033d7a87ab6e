import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftRecord } from '@/ports/drafts';
import { draftDiscarded, draftsCleared } from './drafts';
import { sessionEnded } from './session';

/**
 * - `closed`: no user is known, or no longer.
 * - `opening`: the stored drafts are being read; only forms wait for it.
 * - `open`: what is typed is stored on the device.
 * - `unavailable`: this browser stores nothing; typed values live as long as the page.
 */
export type DraftPhase = 'closed' | 'opening' | 'open' | 'unavailable';

export interface DraftStatusState {
  phase: DraftPhase;
  /** Up to when the device has stored what was typed, by sub-step. */
  writtenAtMs: Readonly<Record<string, number>>;
  /** What another tab wrote into a sub-step that this tab has typed into as well, by sub-step. */
  conflicts: Readonly<Record<string, DraftRecord>>;
}

const initialState: DraftStatusState = { phase: 'closed', writtenAtMs: {}, conflicts: {} };

export const draftStatusSlice = createSlice({
  name: 'draftStatus',
  initialState,
  reducers: {
    draftPhaseChanged: (state, action: PayloadAction<{ phase: DraftPhase }>) => {
      state.phase = action.payload.phase;
    },
    draftWritten: (
      state,
      action: PayloadAction<{ subStep: string; typedAtMs: number }>,
    ): DraftStatusState => ({
      ...state,
      writtenAtMs: { ...state.writtenAtMs, [action.payload.subStep]: action.payload.typedAtMs },
    }),
    draftConflictFound: (
      state,
      action: PayloadAction<{ subStep: string; other: DraftRecord }>,
    ): DraftStatusState => ({
      ...state,
      conflicts: { ...state.conflicts, [action.payload.subStep]: action.payload.other },
    }),
    /** The user has chosen between the two. */
    draftConflictSettled: (state, action: PayloadAction<{ subStep: string }>) =>
      settled(state, action.payload.subStep),
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftDiscarded, (state, action) => {
        const { [action.payload.subStep]: _gone, ...writtenAtMs } = state.writtenAtMs;
        return { ...settled(state, action.payload.subStep), writtenAtMs };
      })
      // Nothing of the drafts of the user before stays.
      .addCase(draftsCleared, ({ phase }) => ({ ...initialState, phase }))
      .addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectDraftPhase: (status) => status.phase,
    /** True once it is known whether there is a draft: a form can set its initial values. */
    selectAreDraftsReady: (status) => status.phase === 'open' || status.phase === 'unavailable',
    /** Up to when the device has stored what was typed into a sub-step; null if it has nothing. */
    selectDraftWrittenAtMs: (status, subStep: string): number | null =>
      Object.hasOwn(status.writtenAtMs, subStep) ? (status.writtenAtMs[subStep] ?? null) : null,
    selectDraftConflict: (status, subStep: string): DraftRecord | null =>
      Object.hasOwn(status.conflicts, subStep) ? (status.conflicts[subStep] ?? null) : null,
  },
});

function settled(state: DraftStatusState, subStep: string): DraftStatusState {
  if (!Object.hasOwn(state.conflicts, subStep)) return state;
  const { [subStep]: _gone, ...conflicts } = state.conflicts;
  return { ...state, conflicts };
}

export const { draftPhaseChanged, draftWritten, draftConflictFound, draftConflictSettled } =
  draftStatusSlice.actions;
export const {
  selectDraftPhase,
  selectAreDraftsReady,
  selectDraftWrittenAtMs,
  selectDraftConflict,
} = draftStatusSlice.selectors;
