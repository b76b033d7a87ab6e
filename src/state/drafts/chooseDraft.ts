/** What the user chooses if two tabs have typed into one sub-step. */
import type { DraftRecord } from '@/ports/drafts';
import { draftTyped } from '../slices/drafts';
import { draftConflictSettled } from '../slices/draftStatus';
import type { AppThunk } from '../types';
import { flushDrafts } from './openDrafts';

/** Continues with what another tab typed into a sub-step instead of what was typed here. */
export const takeOtherDraft =
  (subStep: string, other: DraftRecord): AppThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(draftTyped({ subStep, ...other }));
    void dispatch(flushDrafts());
    return dispatch(keepOwnDraft(subStep));
  };

/** Continues with what was typed here; a reload does not ask again. */
export const keepOwnDraft =
  (subStep: string): AppThunk<Promise<void>> =>
  (dispatch, _getState, { drafts }) => {
    dispatch(draftConflictSettled({ subStep }));
    return drafts.settle(subStep);
  };
