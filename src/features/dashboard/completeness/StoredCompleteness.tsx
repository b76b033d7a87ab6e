import { useText } from '@/i18n/useText';
import { Muted } from '@/ui/content/Muted';
import { useOnboarding } from '../../onboarding/model/useOnboarding';
import { ContactWays } from '../../onboarding/outcome/ContactWays';
import { StoredApplication } from '../../onboarding/screens/StoredApplication';
import { RingSkeleton } from '../CardSkeletons';
import * as styles from './completeness.module.css';
import { completenessOf, noteOnIncomplete, pageToComplete } from './completenessOf';
import { IncompleteParts } from './IncompleteParts';
import { Ring } from './Ring';

/** The completeness of the stored application, and what is missing. */
export const StoredCompleteness = () => (
  <StoredApplication skeleton={<RingSkeleton />} failedTitle="dashboard.data.failed">
    <Completeness />
  </StoredApplication>
);

function Completeness() {
  const { t } = useText();
  const onboarding = useOnboarding();
  const { status_id: statusId, email } = onboarding.context.profile;
  const { completed, total, percent, incomplete } = completenessOf(onboarding);
  const noteKey = noteOnIncomplete(statusId);
  const hasOthers = incomplete.some(
    ({ position }) => pageToComplete(position.subStep.id, statusId) === null,
  );
  return (
    <>
      <div className={styles.figure}>
        <Ring completed={completed} total={total} percent={percent} />
        <div className={styles.words}>
          <p className={styles.sum}>{t('onboarding.hub.progress', { completed, total })}</p>
          {incomplete.length === 0 && <Muted isSmall>{t('dashboard.data.allComplete')}</Muted>}
          {hasOthers && <Muted isSmall>{t(noteKey)}</Muted>}
        </div>
      </div>
      {incomplete.length > 0 && <IncompleteParts parts={incomplete} statusId={statusId} />}
      {hasOthers && noteKey === 'dashboard.data.contact' && <ContactWays account={email} />}
    </>
  );
}
