import { useLocation } from 'react-router-dom';
import { useState } from 'react';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { submitApplication } from '@/state/onboarding';
import { useAppDispatch } from '@/state/hooks';
import type { ApiProblem } from '@/api/problem';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useGoTo } from '@/ui/links/useGoTo';
import { useIsMounted } from '../cards/useIsMounted';
import { SaveProblem } from '../engine/SaveProblem';
import { SubStepActions } from '../engine/SubStepActions';

interface Declaration {
  isDeclared: boolean;
}

const validate = ({ isDeclared }: Declaration): Record<string, string> =>
  isDeclared ? {} : { isDeclared: 'onboarding.review.declarationMissing' };

/** The declaration and 'Kirim Pengajuan'. */
export function SubmitForm({
  hasMissing,
  onRefused,
  onBack,
}: {
  hasMissing: boolean;
  /** A submit was tried while something is missing. */
  onRefused: () => void;
  onBack: () => void;
}) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { search } = useLocation();
  const isMounted = useIsMounted();
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  async function submit(): Promise<void> {
    if (hasMissing) {
      onRefused();
      return;
    }
    setProblem(null);
    const result = await dispatch(submitApplication());
    if (!isMounted.current) return;
    if (result.kind === 'failed') setProblem(result.problem);
    // Assumption: until the e-KYC page exists individuals see the outcome page, as companies do.
    else await goTo(`${PATHS.onboardingSubmitted}${search}`, { replace: true });
  }

  return (
    <Form<Declaration> initialValues={{ isDeclared: false }} validate={validate} onSubmit={submit}>
      <CheckboxField name="isDeclared" label={t('onboarding.review.declaration')} />
      <SaveProblem problem={problem} />
      <SubStepActions onBack={onBack}>
        <SubmitButton>{t('onboarding.review.submit')}</SubmitButton>
      </SubStepActions>
    </Form>
  );
}
