import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { object } from 'yup';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { ApiProblem } from '@/api/problem';
import type { OtherDocument } from '@/api/wire';
import { NEW_DOCUMENT_DRAFT } from '@/domain/access/routeNeeds';
import { REPEATED_NAME, checkDocumentNames } from '@/domain/files/fileNames';
import { fieldRules } from '@/domain/validation/fieldRules';
import { useText } from '@/i18n/useText';
import { isSameJson } from '@/primitives/isSameJson';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks';
import { announceSave } from '@/state/otherTabs';
import { selectDraft } from '@/state/slices/drafts';
import { Muted } from '@/ui/content/Muted';
import { Row } from '@/ui/content/Stack';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { TextField } from '@/ui/fields/text/TextField';
import { CancelButton } from '@/ui/forms/CancelButton';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useHasUploads, useLeaveReason } from '@/ui/leaving/useLeaveReason';
import { EXACTLY } from '../../onboarding/model/draftMerge';
import { DocumentField } from '../../onboarding/parts/DocumentField';
import { ProblemAlert } from '../../onboarding/parts/ProblemAlert';
import { saveProblemText } from '../../onboarding/parts/saveProblemText';
import { SavedNote } from '../../onboarding/sub-step/SavedNote';
import { useSubStepDraft } from '../../onboarding/sub-step/useSubStepDraft';
import { addDocument, isStoredAs, type NewDocument } from './addDocument';

const EMPTY: NewDocument = { name: '', document: null };
const NONE: readonly OtherDocument[] = [];

/** The name differs from those of other documents; this one may be stored already, without a response. */
const rulesAmong = (stored: readonly OtherDocument[]) =>
  object({
    name: fieldRules.shortText().test('unique', (name, { createError, parent }) => {
      const { document } = parent as NewDocument;
      const others = stored.filter(({ path_url }) => path_url !== document?.pathUrl);
      const names = [...others.map((other) => other.name), String(name)];
      return checkDocumentNames(names) ? createError({ message: REPEATED_NAME }) : true;
    }),
    document: fieldRules.file(),
  });

/** Nothing is kept out of the draft: the file itself is on the server. */
const EXCLUDED: readonly string[] = [];

const selectOwnDraft = selectDraft(NEW_DOCUMENT_DRAFT);

/** The name and the file of a new document; what is typed is a draft until it is saved or discarded. */
export function AddDocumentForm({
  onClose,
  onSaved,
  onFound,
}: {
  onClose: () => void;
  onSaved: () => void;
  /** The server has it already: an answer was lost, or another tab has saved it. */
  onFound: () => void;
}) {
  const { t, tRef } = useText();
  const screenSignal = useScreenSignal();
  const { currentData: detail } = useGetUserDetailQuery();
  const stored = detail?.documents.others ?? NONE;
  const schema = useMemo(() => rulesAmong(stored), [stored]);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { restored, ...draft } = useSubStepDraft(
    NEW_DOCUMENT_DRAFT,
    EMPTY,
    EXCLUDED,
    EXACTLY,
    false,
  );
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const current = useAppSelector(selectOwnDraft);
  const hasDraft = current !== null;
  const isUnsaved = useHasUploads() || hasDraft;

  // A draft of another version of the app, of which nothing fits, opens no form.
  const dropUnusedDraft = useEffectEvent(() => {
    if (restored === null) draft.discard();
  });
  useEffect(() => dropUnusedDraft(), []);
  const isFound =
    !isSending &&
    current !== null &&
    stored.some((other) => isStoredAs(other, { ...EMPTY, ...current.values }));
  const leaveToList = useEffectEvent(() => {
    draft.discard();
    dispatch(announceSave(NEW_DOCUMENT_DRAFT));
    onFound();
  });
  useEffect(() => {
    if (isFound) leaveToList();
  }, [isFound]);
  useLeaveReason(
    hasDraft
      ? {
          kind: 'unsaved',
          title: t('settings.document.leaveTitle'),
          body: t('settings.document.leaveBody'),
          leave: t('settings.document.leave'),
        }
      : null,
  );

  async function submit(values: NewDocument): Promise<void> {
    const screen = screenSignal();
    setProblem(null);
    setIsSending(true);
    const failed = await dispatch(addDocument(values));
    // After the page was left and opened again the draft may be of another document.
    const isSame = isSameJson(selectOwnDraft(store.getState())?.values, values);
    if (failed === null && isSame) draft.discard();
    if (screen.aborted) return;
    setIsSending(false);
    if (failed === null) onSaved();
    else setProblem(failed);
  }
  function discard(): void {
    draft.discard();
    onClose();
  }

  return (
    <>
      <Form<NewDocument>
        initialValues={restored?.values ?? EMPTY}
        schema={schema}
        isReadOnly={isSending}
        onChange={draft.typed}
        onSubmit={submit}
      >
        <TextField
          name="name"
          label={t('onboardingLegal.others.name')}
          autoComplete="off"
          autoCapitalize="words"
        />
        <DocumentField name="document" label={t('onboardingLegal.others.document')} />
        <ProblemAlert problem={problem}>
          {problem && (
            <StatusBanner kind="error" title={t('settings.document.failedTitle')}>
              <p>{tRef(saveProblemText(problem))}</p>
            </StatusBanner>
          )}
        </ProblemAlert>
        <Row>
          <SubmitButton>{t('settings.document.save')}</SubmitButton>
          <CancelButton onCancel={() => (isUnsaved ? setIsDiscarding(true) : onClose())} />
        </Row>
        <Muted isSmall>
          <SavedNote id={NEW_DOCUMENT_DRAFT} />
        </Muted>
      </Form>
      <ConfirmDialog
        title={t('onboardingLists.cards.discardTitle')}
        body={t('settings.document.discardBody')}
        confirmLabel={t('onboardingLists.cards.discard')}
        cancelLabel={t('onboardingLists.cards.keepEditing')}
        isDangerous
        isOpen={isDiscarding}
        onConfirm={() => {
          discard();
          return undefined;
        }}
        onCancel={() => setIsDiscarding(false)}
      />
    </>
  );
}
