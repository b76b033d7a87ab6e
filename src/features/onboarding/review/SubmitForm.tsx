import { useLocation } from 'react-router-dom';
import { useMemo, useRef, useState } from 'react';
import { PATHS } from '@/domain/access/paths';
import { isCompany, transitionFacts } from '@/domain/access/transitions';
import { useText } from '@/i18n/useText';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { submitApplication } from '@/state/onboarding';
import { useAppDispatch } from '@/state/hooks';
import { Card } from '@/ui/content/Card';
import { CheckboxField } from '@/ui/fields/choice/CheckboxField';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useGoTo } from '@/ui/links/useGoTo';
import { useOnboarding } from '../model/useOnboarding';
import { useUnseenDrafts } from '../model/useUnseenDrafts';
import { SavedNote } from '../sub-step/SavedNote';
import { SubStepActions } from '../sub-step/SubStepActions';
import { useRestoredDraft } from '../sub-step/useRestoredDraft';
import { DocumentField } from '../parts/DocumentField';
import {
  compare,
  CONSENT_FIELD,
  initialValues,
  labels,
  excludedFromDraft,
  schema,
  submittedConsent,
  type ReviewValues,
} from './form';
import { SubmitProblem, type FailedSubmit } from './SubmitProblem';

/** The fields of the review itself, the declaration, and 'Kirim Pengajuan'. */
export function SubmitForm({
  hasConsent,
  hasMissing,
  onRefused,
  onBack,
}: {
  /** The consent of a merchant's user is asked for. */
  hasConsent: boolean;
  hasMissing: boolean;
  /** A submit was tried while something is missing. */
  onRefused: () => void;
  onBack: () => void;
}) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { search } = useLocation();
  const screenSignal = useScreenSignal();
  const { context } = useOnboarding();
  const [storedValues] = useState(() => initialValues(context));
  const draft = useRestoredDraft<ReviewValues>(
    { subStep: 'review', context, compare, excludedFromDraft, isReadOnly: false },
    storedValues,
  );
  const takeUnseenDrafts = useUnseenDrafts();
  const rules = useMemo(() => schema(hasConsent), [hasConsent]);
  /** Set until the next page is there: pressing again only leads on. */
  const isSent = useRef(false);
  const [failed, setFailed] = useState<FailedSubmit | null>(null);

  /** An individual goes on to the e-KYC, to which the review leads at that status. */
  const isOfCompany = isCompany(transitionFacts(context.detail, []));
  const leave = async () => {
    if (isOfCompany) await goTo(`${PATHS.onboardingSubmitted}${search}`, { replace: true });
  };

  async function submit(values: ReviewValues): Promise<void> {
    const screen = screenSignal();
    if ((await takeUnseenDrafts()) || hasMissing) {
      if (!screen.aborted) onRefused();
      return;
    }
    if (isSent.current) return leave();
    setFailed(null);
    const result = await dispatch(
      submitApplication({
        merchantUserConsent: submittedConsent(values, hasConsent),
        earlier: failed,
      }),
    );
    if (screenSignal().aborted) return;
    if (result.kind === 'failed') {
      setFailed(result);
      return;
    }
    isSent.current = true;
    await leave();
  }

  return (
    <>
      {draft.note}
      <Form<ReviewValues>
        key={draft.formKey}
        initialValues={draft.initialValues}
        schema={rules}
        onChange={(values) => draft.typed({ ...values, isDeclared: false })}
        onSubmit={submit}
      >
        {hasConsent && (
          <Card title={t('onboardingSubmit.consentTitle')}>
            <p>{t('onboardingSubmit.consentBody')}</p>
            <DocumentField name={CONSENT_FIELD} label={t(labels.merchantUserConsent)} />
          </Card>
        )}
        <CheckboxField name="isDeclared" label={t('onboarding.review.declaration')} />
        <SubmitProblem failed={failed} />
        <SubStepActions onBack={onBack} note={failed === null && <SavedNote id="review" />}>
          <SubmitButton>{t('onboarding.review.submit')}</SubmitButton>
        </SubStepActions>
      </Form>
    </>
  );
}
