import type { DraftRecord } from '@/ports/drafts';
import { withTimeout } from '@/primitives/withTimeout';
import { draftTakenOver, selectDraft } from '../slices/drafts';
import type { AppThunk } from '../types';

/** A slower device is not waited for. */
const READ_LIMIT_MS = 1_000;

/**
 * Takes over what other tabs have typed since this page read the drafts, where nothing is typed here.
 * Resolves with whether there was any.
 */
export const takeUnseenDrafts =
  (isWanted: (subStep: string, record: DraftRecord) => boolean): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { drafts }) => {
    let hasTaken = false;
    const reading = drafts.readUnseen((subStep, record) => {
      if (selectDraft(subStep)(getState()) !== null || !isWanted(subStep, record)) return false;
      dispatch(draftTakenOver({ subStep, record }));
      hasTaken = true;
      return true;
    });
    try {
      await withTimeout(reading, READ_LIMIT_MS);
    } catch {
      // What is found later is taken over then; the action goes on without it.
    }
    return hasTaken;
  };
