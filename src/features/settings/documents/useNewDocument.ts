import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import type { OtherDocument } from '@/api/wire';
import { NEW_DOCUMENT_DRAFT } from '@/domain/access/routeNeeds';
import { isSameJson } from '@/primitives/isSameJson';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks';
import { takeOtherDraft } from '@/state/drafts/chooseDraft';
import { announceSave } from '@/state/otherTabs';
import { selectDraft } from '@/state/slices/drafts';
import { selectDraftConflict } from '@/state/slices/draftStatus';
import { EXACTLY } from '../../onboarding/model/draftMerge';
import { useSubStepDraft } from '../../onboarding/sub-step/useSubStepDraft';
import { isStoredAs, storeDocument, type NewDocument } from './storeDocument';

const EMPTY: NewDocument = { name: '', document: null };
/** Nothing is kept out of the draft: the file itself is on the server. */
const EXCLUDED: readonly string[] = [];

const selectOwnDraft = selectDraft(NEW_DOCUMENT_DRAFT);

export interface NewDocumentEvents {
  onSaved: () => void;
  /** The server has it already: an answer was lost, or another tab has saved it. */
  onFound: () => void;
}

/** A document that is being added: a draft until it is saved or discarded. `stored`: those of the server. */
export function useNewDocument(
  stored: readonly OtherDocument[],
  { onSaved, onFound }: NewDocumentEvents,
) {
  const screenSignal = useScreenSignal();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const draft = useSubStepDraft(NEW_DOCUMENT_DRAFT, EMPTY, EXCLUDED, EXACTLY, false);
  const current = useAppSelector(selectOwnDraft);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isSending, setIsSending] = useState(false);

  /** Another tab may have typed another document: that one is next, and not gone with this one. */
  const discard = () => {
    const other = selectDraftConflict(store.getState(), NEW_DOCUMENT_DRAFT);
    const file = other && { ...EMPTY, ...other.values }.document;
    const isStored = stored.some(({ path_url }) => path_url === file?.pathUrl);
    if (other === null || isStored) draft.discard();
    else void dispatch(takeOtherDraft(NEW_DOCUMENT_DRAFT, other));
  };

  // A draft of another version of the app, of which nothing fits, opens no form.
  const dropUnusedDraft = useEffectEvent(() => {
    if (draft.restored === null) draft.discard();
  });
  useEffect(() => dropUnusedDraft(), []);

  const isFound =
    !isSending &&
    current !== null &&
    stored.some((other) => isStoredAs(other, { ...EMPTY, ...current.values }));
  const leaveToList = useEffectEvent(() => {
    discard();
    dispatch(announceSave(NEW_DOCUMENT_DRAFT));
    onFound();
  });
  useEffect(() => {
    if (isFound) leaveToList();
  }, [isFound]);

  return {
    initialValues: draft.restored?.values ?? EMPTY,
    hasDraft: current !== null,
    problem,
    isSending,
    typed: draft.typed,
    discard,
    async save(values: NewDocument): Promise<void> {
      const screen = screenSignal();
      setProblem(null);
      setIsSending(true);
      const failed = await dispatch(storeDocument(values));
      // After the page was left and opened again the draft may be of another document.
      const isSame = isSameJson(selectOwnDraft(store.getState())?.values, values);
      if (failed === null && isSame) discard();
      if (screen.aborted) return;
      setIsSending(false);
      if (failed === null) onSaved();
      else setProblem(failed);
    },
  };
}
