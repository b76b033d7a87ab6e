import { callEndpoint } from '@/api/callEndpoint';
import { noResponseProblem, type ApiProblem } from '@/api/problem';
import { REQUEST_TIMEOUT_MS } from '@/api/request';
import { userApi } from '@/api/userApi';
import type { OtherDocument } from '@/api/wire';
import { NEW_DOCUMENT_DRAFT } from '@/domain/access/routeNeeds';
import { normaliseText } from '@/domain/validation/normalise';
import { announceSave } from '@/state/otherTabs';
import { selectUserId } from '@/state/slices/session';
import type { AppThunk } from '@/state/types';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import { NEW_OTHER, othersUpdate } from '../../onboarding/steps/legal-documents/others';

/** A document that is added: its name and its file. */
export type NewDocument = {
  name: string;
  document: StoredFile | null;
};

/** Whether the server has exactly this document. */
export const isStoredAs = (other: OtherDocument, { name, document }: NewDocument): boolean =>
  other.path_url === document?.pathUrl && other.name === normaliseText(name);

const { getUserDetail, updateUser } = userApi.endpoints;

const sendDocument =
  (document: NewDocument): AppThunk<Promise<ApiProblem | null>> =>
  async (dispatch) => {
    const newest = await dispatch(callEndpoint(getUserDetail, undefined));
    if (newest.problem) return newest.problem;
    const added = { new: { ...NEW_OTHER, ...document } };
    const others = othersUpdate(added, newest.value.documents.others);
    if (others !== undefined) {
      const body = { documents: { others } };
      const { problem } = await dispatch(callEndpoint(updateUser, { body, problems: 'inline' }));
      if (problem) return problem;
    }
    dispatch(announceSave(NEW_DOCUMENT_DRAFT));
    return null;
  };

/**
 * Stores a new document; null once it is stored. The server replaces its list as a whole, so the list
 * is read first, one tab at a time: what another tab has added stays, and what an earlier try without
 * a response has stored is not added twice.
 */
export const storeDocument =
  (document: NewDocument): AppThunk<Promise<ApiProblem | null>> =>
  (dispatch, getState, { effects }) =>
    effects.tabs.withExclusiveLock<ApiProblem | null>(
      `other-documents-${selectUserId(getState())}`,
      () => dispatch(sendDocument(document)),
      {
        timeoutMs: REQUEST_TIMEOUT_MS,
        onTimeout: () => noResponseProblem('timeout', false),
      },
    );
