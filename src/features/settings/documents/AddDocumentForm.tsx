import { useMemo, useState } from 'react';
import { object } from 'yup';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { OtherDocument } from '@/api/wire';
import { NEW_DOCUMENT_DRAFT } from '@/domain/access/routeNeeds';
import { REPEATED_NAME, checkDocumentNames } from '@/domain/files/fileNames';
import { fieldRules } from '@/domain/validation/fieldRules';
import { useText } from '@/i18n/useText';
import { Muted } from '@/ui/content/Muted';
import { Row } from '@/ui/content/Stack';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { TextField } from '@/ui/fields/text/TextField';
import { CancelButton } from '@/ui/forms/CancelButton';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useHasUploads, useLeaveReason } from '@/ui/leaving/useLeaveReason';
import { DocumentField } from '../../onboarding/parts/DocumentField';
import { ProblemAlert } from '../../onboarding/parts/ProblemAlert';
import { saveProblemText } from '../../onboarding/parts/saveProblemText';
import { SavedNote } from '../../onboarding/sub-step/SavedNote';
import type { NewDocument } from './storeDocument';
import { useNewDocument, type NewDocumentEvents } from './useNewDocument';

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

/** The name and the file of a new document. */
export function AddDocumentForm({
  onClose,
  ...events
}: NewDocumentEvents & { onClose: () => void }) {
  const { t, tRef } = useText();
  const { currentData: detail } = useGetUserDetailQuery();
  const stored = detail?.documents.others ?? NONE;
  const schema = useMemo(() => rulesAmong(stored), [stored]);
  const { initialValues, hasDraft, problem, isSending, typed, discard, save } = useNewDocument(
    stored,
    events,
  );
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isUnsaved = useHasUploads() || hasDraft;
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

  return (
    <>
      <Form<NewDocument>
        initialValues={initialValues}
        schema={schema}
        isReadOnly={isSending}
        onChange={typed}
        onSubmit={save}
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
          onClose();
          return undefined;
        }}
        onCancel={() => setIsDiscarding(false)}
      />
    </>
  );
}
