import { useEffect, useId, useRef, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { TERMS_VERSION, termsText } from '@/i18n/termsText/termsText';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { acceptTerms } from '@/state/session/terms';
import { Button } from '@/ui/buttons/Button';
import { CheckboxField } from '@/ui/fields/choice/CheckboxField';
import type { FormErrors } from '@/ui/forms/formErrors';
import { PlainForm } from '@/ui/forms/PlainForm';
import { BottomBar } from '@/ui/layout/BottomBar';
import { Contents } from '@/ui/layout/Contents';
import { Page } from '@/ui/layout/Page';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { ProblemBanner } from '../parts/ProblemBanner';
import * as styles from './terms.module.css';
import { termsPartId } from './termsPartId';
import { TermsText } from './TermsText';

const UNTICKED = { isAccepted: false };

const validate = ({ isAccepted }: typeof UNTICKED): FormErrors =>
  isAccepted ? {} : { isAccepted: typedMessageRef('terms.untickedError') };

/** The terms, to be accepted before anything else (sign-in.md#terms). */
export function TermsScreen() {
  const { t, language } = useText();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const formId = useId();
  const container = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  useEffect(() => {
    if (problem !== null) container.current?.scrollIntoView({ block: 'center' });
  }, [problem]);

  async function submit(): Promise<void> {
    setProblem(null);
    setIsSending(true);
    const result = await dispatch(acceptTerms(TERMS_VERSION, screenSignal()));
    // Once accepted the button stays busy until the page is left.
    if (result.kind === 'accepted') return;
    setIsSending(false);
    if (result.kind === 'failed') setProblem(result.problem);
  }

  return (
    <Page title={t('terms.title')} lead={t('terms.intro')} hasColumns>
      <div className={styles.columns}>
        <TermsText />
        <Contents
          title={t('terms.contents')}
          parts={termsText(language).map(({ title }, index) => ({
            id: termsPartId(index),
            title: `${index + 1}. ${title}`,
          }))}
        />
      </div>
      <PlainForm initialValues={UNTICKED} validate={validate} onSubmit={submit} id={formId}>
        <CheckboxField name="isAccepted" label={t('terms.agreement')} />
      </PlainForm>
      <div ref={container}>
        {problem !== null && <ProblemBanner title={t('terms.failedTitle')} problem={problem} />}
      </div>
      <BottomBar isAlwaysInSight note={t('terms.how')}>
        <Button type="submit" kind="primary" form={formId} isBusy={isSending}>
          {t('terms.submit')}
        </Button>
      </BottomBar>
    </Page>
  );
}
