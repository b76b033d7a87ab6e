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
    let isLate = false;
    const reading = drafts.readUnseen((subStep, record) => {
      if (isLate || selectDraft(subStep)(getState()) !== null || !isWanted(subStep, record))
        return false;
      dispatch(draftTakenOver({ subStep, record }));
      hasTaken = true;
      return true;
    });
    try {
      await withTimeout(reading, READ_LIMIT_MS);
    } catch {
      // Taken over later it would not be in the open form, which would overwrite it without a word.
      isLate = true;
    }
    return hasTaken;
  };
