import { useLocation } from 'react-router-dom';
import { subStepState } from '@/domain/onboarding/revision';
import { positionPath } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { TaskList } from '@/ui/layout/TaskList';
import * as styles from './hub.module.css';
import { useOnboarding } from '../model/useOnboarding';

/** What the back office has flagged, with its notes, and how much of it is left. */
export function HubRevision() {
  const { t, tRef } = useText();
  const { search } = useLocation();
  const onboarding = useOnboarding();
  const { flow, visible, flags, notesApart, toBeRevised } = onboarding;
  const flagged = visible
    .flatMap(({ positions }) => positions)
    .filter(({ subStep }) => flags.has(subStep.id));
  const isMarked = flagged.length > 0;
  const isDone = isMarked && toBeRevised.length === 0;
  const marked = isDone ? 'revisionDone' : 'revision';
  return (
    <>
      <StatusBanner kind={isDone ? 'success' : 'warning'}>
        <p>{t(`onboarding.hub.${isMarked ? marked : 'revisionUnmarked'}`)}</p>
        {[...new Set(notesApart)].map((note) => (
          <p key={note}>{note}</p>
        ))}
      </StatusBanner>
      {isMarked && (
        <section className={styles.step} aria-labelledby="flagged">
          <h2 id="flagged">{t('onboarding.hub.flagged')}</h2>
          <p className={styles.flaggedLeft}>
            {t('onboarding.hub.flaggedLeft', {
              left: toBeRevised.length,
              total: flagged.length,
            })}
          </p>
          <TaskList
            tasks={flagged.map((position) => ({
              id: position.subStep.id,
              title: tRef({ key: position.subStep.titleKey }),
              detail: flags.get(position.subStep.id)?.map(({ note }) => note),
              state: subStepState(position.subStep.id, onboarding),
              to: `${positionPath(flow, position)}${search}`,
            }))}
          />
        </section>
      )}
    </>
  );
}
