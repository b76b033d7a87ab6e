import { useMemo, useState } from 'react';
import { object } from 'yup';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { ApiProblem } from '@/api/problem';
import type { OtherDocument } from '@/api/wire';
import { REPEATED_NAME, checkDocumentNames } from '@/domain/files/fileNames';
import { fieldRules } from '@/domain/validation/fieldRules';
import { useText } from '@/i18n/useText';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { Row } from '@/ui/content/Stack';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { TextField } from '@/ui/fields/text/TextField';
import { CancelButton } from '@/ui/forms/CancelButton';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useLeaveReason } from '@/ui/leaving/useLeaveReason';
import { DocumentField } from '../../onboarding/parts/DocumentField';
import { ProblemAlert } from '../../onboarding/parts/ProblemAlert';
import { saveProblemText } from '../../onboarding/parts/saveProblemText';
import { useAddDocument, type NewDocument } from './useAddDocument';

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

/**
 * The name and the file of a new document. Assumption: they are in no draft, so the user is asked
 * before leaving the page.
 */
export function AddDocumentForm({
  onCancel,
  onSaved,
}: {
  onCancel: () => void;
  onSaved: () => void;
}) {
  const { t, tRef } = useText();
  const screenSignal = useScreenSignal();
  const { currentData: detail } = useGetUserDetailQuery();
  const stored = detail?.documents.others ?? NONE;
  const schema = useMemo(() => rulesAmong(stored), [stored]);
  const addDocument = useAddDocument();
  const [hasTyped, setHasTyped] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  useLeaveReason(
    hasTyped
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
    const failed = await addDocument(values);
    if (screen.aborted) return;
    if (failed === null) onSaved();
    else setProblem(failed);
  }

  return (
    <Form<NewDocument>
      initialValues={EMPTY}
      schema={schema}
      onChange={({ name, document }) => setHasTyped(name !== '' || document !== null)}
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
        <CancelButton onCancel={onCancel} />
      </Row>
    </Form>
  );
}
