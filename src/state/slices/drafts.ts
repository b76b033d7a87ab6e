import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftRecord } from '@/ports/drafts';
import { pickKeys } from '@/primitives/records';
import { sessionEnded } from './session';

/**
 * The version of `DraftsState`. Raise it together with a migration in `MIGRATIONS` of
 * `state/drafts/persistence.ts` and golden drafts (`testing/store/goldenDrafts.ts`).
 */
export const DRAFTS_VERSION = 2;

/** What was typed and is not saved yet, by sub-step. Persisted on the device. */
export type DraftsState = Readonly<Record<string, DraftRecord>>;

type Values = Readonly<Record<string, unknown>>;

export interface TypedDraft {
  /** The key of the draft: one for each sub-step. */
  subStep: string;
  values: Values;
  /** The server's data when typing began, and its version; see `DraftRecord`. */
  baseValues?: Values | null;
  baseVersion: string;
  /** What a save has sent and got no response to yet. */
  sentValues?: Values | undefined;
  /**
   * Keys of values that must never be stored on the device: passwords, codes, the mother's maiden
   * name.
   */
  excludedFromDraft?: readonly string[];
}

const initialState: DraftsState = {};

const without = (drafts: DraftsState, subStep: string): DraftsState => {
  const { [subStep]: _gone, ...rest } = drafts;
  return rest;
};

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftTyped: {
      prepare: ({
        subStep,
        values,
        baseValues = null,
        baseVersion,
        sentValues,
        excludedFromDraft = [],
      }: TypedDraft) => {
        const included = (all: Values) => pickKeys(all, (key) => !excludedFromDraft.includes(key));
        const record: DraftRecord = {
          values: included(values),
          baseValues: baseValues && included(baseValues),
          baseVersion,
          ...(sentValues && { sentValues: included(sentValues) }),
          typedAtMs: Date.now(),
        };
        return { payload: { subStep, record } };
      },
      reducer: (drafts, action: PayloadAction<{ subStep: string; record: DraftRecord }>) => ({
        ...drafts,
        [action.payload.subStep]: action.payload.record,
      }),
    },
    /** Another tab has typed this, and this tab goes on from it. */
    draftTakenOver: (
      drafts,
      action: PayloadAction<{ subStep: string; record: DraftRecord }>,
    ): DraftsState => ({ ...drafts, [action.payload.subStep]: action.payload.record }),
    /** After a save, or when the user discards the draft. */
    draftDiscarded: (drafts, action: PayloadAction<{ subStep: string }>) =>
      without(drafts, action.payload.subStep),
    /** Another user comes. */
    draftsCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const { draftTyped, draftTakenOver, draftDiscarded, draftsCleared } = draftsSlice.actions;

/** All drafts of the user, by sub-step. */
export const selectDrafts = (state: { drafts: DraftsState }): DraftsState => state.drafts;

/**
 * The draft of a sub-step, or null. If its `baseVersion` differs from the one on screen, the
 * server's data has changed since, and the screen says so.
 */
export const selectDraft =
  (subStep: string) =>
  (state: { drafts: DraftsState }): DraftRecord | null =>
    Object.hasOwn(state.drafts, subStep) ? (state.drafts[subStep] ?? null) : null;
