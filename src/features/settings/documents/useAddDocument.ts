import { callEndpoint } from '@/api/callEndpoint';
import { userApi } from '@/api/userApi';
import type { ApiProblem } from '@/api/problem';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import { useAppDispatch } from '@/state/hooks';
import { NEW_OTHER, othersUpdate } from '../../onboarding/steps/legal-documents/others';

/** A document that is added: its name and its file. */
export interface NewDocument {
  name: string;
  document: StoredFile | null;
}

const { getUserDetail, updateUser } = userApi.endpoints;

/**
 * Stores a new document; null once it is stored. The server replaces its list as a whole, so the list
 * is read first: what another tab has added stays, and what an earlier try without a response has
 * stored is not added twice.
 */
export function useAddDocument(): (document: NewDocument) => Promise<ApiProblem | null> {
  const dispatch = useAppDispatch();
  return async (document) => {
    const newest = await dispatch(callEndpoint(getUserDetail, undefined));
    if (newest.problem) return newest.problem;
    const added = { new: { ...NEW_OTHER, ...document } };
    const others = othersUpdate(added, newest.value.documents.others);
    if (others === undefined) return null;
    const body = { documents: { others } };
    const { problem } = await dispatch(callEndpoint(updateUser, { body, problems: 'inline' }));
    return problem ?? null;
  };
}
