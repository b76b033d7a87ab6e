import { NEW_DOCUMENT_DRAFT } from '@/domain/access/routeNeeds';
import { draftDiscarded, selectDrafts } from '../slices/drafts';
import type { AppThunk } from '../types';

/**
 * After the application was submitted: discards the drafts of all its sub-steps. A document that is
 * being added in the settings is no part of it and stays.
 */
export const discardApplicationDrafts = (): AppThunk => (dispatch, getState) => {
  for (const subStep of Object.keys(selectDrafts(getState())))
    if (subStep !== NEW_DOCUMENT_DRAFT) dispatch(draftDiscarded({ subStep }));
};
