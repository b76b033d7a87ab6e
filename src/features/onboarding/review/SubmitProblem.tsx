import { useLocation } from 'react-router-dom';
import type { ApiProblem } from '@/api/problem';
import { SIGNERS_SUB_STEP } from '@/domain/onboarding/shareholders';
import { positionOf, positionPath } from '@/domain/onboarding/visibleSteps';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { useText } from '@/i18n/useText';
import type { SubmitResult } from '@/state/onboarding';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { AppLink } from '@/ui/links/AppLink';
import { ProblemAlert } from '../parts/ProblemAlert';
import { useOnboarding } from '../model/useOnboarding';
import { saveProblemText } from '../parts/saveProblemText';
import { FROM_REVIEW } from '../sub-step/useStepNavigation';
import * as styles from './review.module.css';

export type FailedSubmit = Extract<SubmitResult, { kind: 'failed' }>;

const CONFLICT = 409;

/** The list of signers is incomplete (`POST /user/shareholder/esign/create`). */
const lacksSigners = ({ failedCall, problem }: FailedSubmit): boolean =>
  failedCall === 'esign' && problem.status === CONFLICT;

const isRefusedStatus = ({ failedCall, problem }: FailedSubmit): boolean =>
  failedCall === 'status' && problem.status === 422;

const noResponseText = ({ kind }: ApiProblem): MessageRef | null => {
  if (kind === 'offline') return typedMessageRef('onboardingSubmit.failed.offline');
  return kind === 'timeout' ? typedMessageRef('onboardingSubmit.failed.timeout') : null;
};

/** `isFlagged`: something has to be revised first, which is listed above and is what the server says. */
function adviceFor(failed: FailedSubmit, isFlagged: boolean): MessageRef {
  const { problem } = failed;
  if (failed.failedCall === 'otherTab')
    return typedMessageRef('onboardingSubmit.failed.otherTabAdvice');
  if (lacksSigners(failed)) {
    const reason = (problem.message ?? '').replace(/\.$/, '');
    return typedMessageRef('onboardingSubmit.failed.signers', { reason });
  }
  if (isRefusedStatus(failed) && !isFlagged)
    return typedMessageRef('onboardingSubmit.failed.moved');
  return noResponseText(problem) ?? saveProblemText(problem);
}

/** A failed submit: what is done, what is not, and what to do. Announced at once. */
export function SubmitProblem({ failed }: { failed: FailedSubmit | null }) {
  return <ProblemAlert problem={failed}>{failed && <FailedBanner failed={failed} />}</ProblemAlert>;
}

function FailedBanner({ failed }: { failed: FailedSubmit }) {
  const { t, tRef } = useText();
  const { search } = useLocation();
  const { flow, context, toBeRevised } = useOnboarding();
  const { failedCall, isEsignReady } = failed;
  const signers = lacksSigners(failed) ? positionOf(flow, context.facts, SIGNERS_SUB_STEP) : null;
  const isUncertain = failedCall === 'status' && failed.problem.mayHaveArrived;
  const isAfterEsign = failedCall === 'status' && isEsignReady;
  return (
    <StatusBanner
      kind="error"
      title={t(`onboardingSubmit.failed.${isUncertain ? 'uncertainTitle' : 'title'}`)}
      action={
        signers && (
          <AppLink
            className={styles.edit}
            to={`${positionPath(flow, signers)}${search}`}
            state={FROM_REVIEW}
          >
            {t('onboardingSubmit.toSigners', { title: tRef({ key: signers.subStep.titleKey }) })}
          </AppLink>
        )
      }
    >
      {isUncertain && <p>{t('onboardingSubmit.failed.uncertain')}</p>}
      {failedCall !== null && !isUncertain && (
        <p>{t(`onboardingSubmit.failed.${isAfterEsign ? 'statusAfterEsign' : failedCall}`)}</p>
      )}
      <p>{tRef(adviceFor(failed, toBeRevised.length > 0))}</p>
    </StatusBanner>
  );
}
