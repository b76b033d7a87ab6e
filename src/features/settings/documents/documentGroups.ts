import type { FileRef } from '@/api/wire';
import type { MessageRef } from '@/primitives/messageRef';
import type { TextKey } from '@/i18n/indonesian';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import type { OnboardingContext, SummaryFormatter } from '../../onboarding/model/stepDefinition';
import { fileOf } from '../../onboarding/model/values';
import { labels as reviewLabels } from '../../onboarding/review/form';
import type { AnsweredSubStep } from '../../onboarding/review/useAnswers';

/** A stored file and what it is. */
export interface StoredDocument {
  label: TextKey | { text: string };
  file: StoredFile;
  /** When it was stored, if that is known (RFC 3339). */
  addedAt?: string;
}

export interface DocumentGroup {
  id: string;
  title: MessageRef;
  documents: StoredDocument[];
}

/**
 * Every file of the application, by the sub-step that asked for it, as the review shows them; then
 * the review's own, that of the e-KYC, and the other documents, which users name themselves.
 */
export function documentGroups(
  answers: readonly AnsweredSubStep[],
  context: OnboardingContext,
  formatter: SummaryFormatter,
): DocumentGroup[] {
  const others = context.detail.documents.others.flatMap((other): StoredDocument[] => {
    const file = fileOf(other);
    if (file === null) return [];
    return [{ label: { text: other.name || file.fileName }, file, addedAt: other.created_at }];
  });
  const isOther = ({ file }: StoredDocument) =>
    others.some((other) => other.file.pathUrl === file.pathUrl);
  const groups = answers.map(({ position: { subStep }, definition }): DocumentGroup => ({
    id: subStep.id,
    title: { key: subStep.titleKey },
    documents: definition
      .summary(context, formatter)
      .flatMap(({ name, title, rows }) =>
        rows.flatMap(({ label, file }): StoredDocument[] =>
          file ? [{ label: labelIn(name || title, label, formatter), file }] : [],
        ),
      )
      .filter((document) => !isOther(document)),
  }));
  const { merchant_user_consent: consent, selfie_with_ktp: selfie } = context.detail.documents;
  return [
    ...groups,
    {
      id: 'review',
      title: { key: 'onboardingSubmit.consentTitle' },
      documents: documentOf(reviewLabels.merchantUserConsent, consent),
    },
    {
      id: 'ekyc',
      title: { key: 'onboarding.submitted.ekyc' },
      documents: documentOf('ekyc.selfie.title', selfie),
    },
    { id: 'others', title: { key: 'settings.document.others' }, documents: others },
  ].filter(({ documents }) => documents.length > 0);
}

function documentOf(label: TextKey, stored: FileRef | null): StoredDocument[] {
  const file = fileOf(stored);
  return file === null ? [] : [{ label, file }];
}

/** Documents of the same kind, such as those of two cards, differ by their group. */
function labelIn(
  title: string | undefined,
  label: StoredDocument['label'],
  { t }: SummaryFormatter,
): StoredDocument['label'] {
  if (title === undefined) return label;
  return { text: `${title} · ${typeof label === 'string' ? t(label) : label.text}` };
}
