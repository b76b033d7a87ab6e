import { useGetProfileQuery } from '@/api/authApi';
import type { Profile } from '@/api/wire';
import { ACCOUNT_TYPE } from '@/domain/access/roles';
import { isStatusId, STATUS } from '@/domain/access/statuses';
import { readViewer } from '@/domain/access/viewer';
import { useText } from '@/i18n/useText';
import { useFollowedStatus } from '@/state/useFollowedStatus';
import { Page } from '@/ui/layout/Page';
import { CompletenessCard } from './completeness/CompletenessCard';
import * as styles from './dashboard.module.css';
import { LatestNotifications } from './LatestNotifications';
import { LoanLinks } from './LoanLinks';
import { NextStep } from './NextStep';
import { OwnershipCard } from './ownership/OwnershipCard';
import { TimelineCard } from './TimelineCard';
import { useLoanLinks } from './useLoanLinks';

/**
 * The dashboard of borrowers (main-area.md#dashboard). Each card loads its own data, and fails and
 * is tried again by itself.
 */
export function DashboardScreen() {
  const { currentData: profile } = useGetProfileQuery();
  if (profile === undefined) return null;
  return <Dashboard key={profile.id} profile={profile} />;
}

function Dashboard({ profile }: { profile: Profile }) {
  const { t } = useText();
  // The partner makes no difference here.
  const viewer = readViewer(profile, null);
  const loans = useLoanLinks(viewer);
  const { statusId } = viewer;
  useFollowedStatus(statusId !== STATUS.onboardingSuccess);
  if (!isStatusId(statusId)) return null;
  return (
    <Page
      title={t('dashboard.title')}
      lead={profile.name !== null && t('dashboard.greeting', { name: profile.name })}
      isWide
    >
      <div className={styles.room}>
        <div className={styles.board}>
          <div className={styles.column}>
            <NextStep statusId={statusId} loans={loans} />
            <LoanLinks loans={loans} />
            <TimelineCard statusId={statusId} />
          </div>
          <div className={styles.column}>
            <CompletenessCard />
            {viewer.typeId === ACCOUNT_TYPE.corporate && <OwnershipCard />}
          </div>
          <div className={styles.column}>
            <LatestNotifications userId={profile.id} />
          </div>
        </div>
      </div>
    </Page>
  );
}
