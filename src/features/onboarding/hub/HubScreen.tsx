import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import { STATUS } from '@/domain/access/statuses';
import { isCompany, transitionFacts } from '@/domain/access/transitions';
import { hasEkycPictures } from '@/domain/ekyc/ekycStage';
import { requiredDocumentsOf } from '@/domain/onboarding/requiredDocuments';
import { reachedSubSteps } from '@/domain/onboarding/progress';
import { positionToRevise, subStepState } from '@/domain/onboarding/revision';
import { positionPath } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { BottomBar } from '@/ui/layout/BottomBar';
import { Page } from '@/ui/layout/Page';
import { TaskList } from '@/ui/layout/TaskList';
import { useFollowedStatus } from '@/state/useFollowedStatus';
import { EkycByPic } from '../parts/EkycByPic';
import { EkycWay, useEkycProblem } from '../parts/EkycWay';
import * as styles from './hub.module.css';
import { HubDrafts } from './HubDrafts';
import { HubRevision } from './HubRevision';
import { HubProgress } from './HubProgress';
import { useOnboarding } from '../model/useOnboarding';

/**
 * The task hub: every step with its state, an estimate of the time left, and a button to continue;
 * at e-KYC Waiting that is the e-KYC (onboarding.md#hub).
 */
export function HubScreen() {
  const { t, tRef, language } = useText();
  const { search } = useLocation();
  const onboarding = useOnboarding();
  const { flow, context, visible, completed, saved, flags, toBeRevised, resumption } = onboarding;
  const statusId = context.profile.status_id;
  const reached = reachedSubSteps(flow, context.facts, completed, saved);
  useFollowedStatus(statusId === STATUS.eKycWaiting);
  // The next task has its own banner.
  const isSaidBelow = statusId === STATUS.eKycWaiting || statusId === STATUS.businessRevision;
  // Those have a list of their own, above.
  const unflagged = visible
    .map(({ step, positions }) => ({
      step,
      positions: positions.filter(({ subStep }) => !flags.has(subStep.id)),
    }))
    .filter(({ positions }) => positions.length > 0);
  const ekyc = useEkycProblem();
  const isEkycOfCompany = isCompany(transitionFacts(context.detail, []));
  const isEkycSent = hasEkycPictures(context.detail.documents);
  const isBegun = saved.step !== null;
  const toRevise = positionToRevise(flow, context.facts, toBeRevised);
  const nextPosition = toRevise ?? resumption.position;
  // A formatter takes a cheap phone some ten milliseconds, so there is none where it is not read.
  const neededDocuments = () =>
    new Intl.ListFormat(language).format(requiredDocumentsOf(flow).map(tRef));
  const lead = isBegun
    ? t('onboarding.hub.intro')
    : t('onboarding.hub.needed', { documents: neededDocuments() });
  const nextAction = (): 'review' | 'revise' | 'resume' | 'start' => {
    if (toRevise !== null) return 'revise';
    if (nextPosition.subStep.id === 'review') return 'review';
    return isBegun ? 'resume' : 'start';
  };

  return (
    <Page title={t('onboarding.hub.title')} lead={isSaidBelow ? undefined : lead} hasColumns>
      <div className={styles.room}>
        <div className={styles.columns}>
          <div className={styles.notices}>
            {statusId === STATUS.eKycWaiting && (
              <StatusBanner
                kind="info"
                action={
                  <ButtonLink to={`${PATHS.onboardingSubmitted}${search}`}>
                    {t('onboarding.hub.seeStatus')}
                  </ButtonLink>
                }
              >
                <p>{t(isEkycSent ? 'onboarding.hub.waitingResult' : 'onboarding.hub.waiting')}</p>
                {isEkycOfCompany && !isEkycSent && (
                  <EkycByPic detail={context.detail} pic={context.pic} />
                )}
              </StatusBanner>
            )}
            {statusId === STATUS.businessRevision && <HubRevision />}
          </div>
          <div className={styles.side}>
            <HubDrafts />
            <HubProgress />
          </div>
          <div className={styles.steps}>
            {unflagged.map(({ step, positions }) => (
              <section key={step.id} className={styles.step} aria-labelledby={`step-${step.id}`}>
                <h2 id={`step-${step.id}`}>{tRef({ key: step.titleKey })}</h2>
                <TaskList
                  tasks={positions.map((position) => ({
                    id: position.subStep.id,
                    title: tRef({ key: position.subStep.titleKey }),
                    state: subStepState(position.subStep.id, onboarding),
                    ...(reached.has(position.subStep.id) && {
                      to: `${positionPath(flow, position)}${search}`,
                    }),
                  }))}
                />
              </section>
            ))}
          </div>
        </div>
      </div>
      <BottomBar isAlwaysInSight problem={ekyc.problem}>
        {statusId === STATUS.eKycWaiting ? (
          <EkycWay detail={context.detail} onFailed={ekyc.onFailed} />
        ) : (
          <ButtonLink kind="primary" to={`${positionPath(flow, nextPosition)}${search}`}>
            {t(`onboarding.hub.${nextAction()}`)}
          </ButtonLink>
        )}
      </BottomBar>
    </Page>
  );
}
