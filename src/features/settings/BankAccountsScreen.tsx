import { useEffect, useState } from 'react';
import { useGetProfileQuery } from '@/api/authApi';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { openDrafts } from '@/state/drafts/openDrafts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectAreDraftsReady } from '@/state/slices/draftStatus';
import { Card } from '@/ui/content/Card';
import { CardsSkeleton } from '@/ui/feedback/Skeletons';
import { useOnboarding } from '../onboarding/model/useOnboarding';
import { StoredApplication } from '../onboarding/screens/StoredApplication';
import { OtherTabNote } from '../onboarding/sub-step/OtherTabNote';
import { BankRows } from '../onboarding/steps/banks/BankRows';
import { SettingsPage } from './SettingsPage';
import * as styles from './settings.module.css';

const READS = ['banks'] as const;

/** The bank accounts, to be added, changed and removed (main-area.md#settings). */
export function BankAccountsScreen() {
  const dispatch = useAppDispatch();
  const { currentData: profile } = useGetProfileQuery();
  const userId = profile?.id;
  const areDraftsReady = useAppSelector(selectAreDraftsReady);

  // They are open in an onboarding alone; what is typed here is kept in the same way.
  useEffect(() => {
    if (userId !== undefined) void dispatch(openDrafts(userId));
  }, [dispatch, userId]);

  return (
    <SettingsPage path={PATHS.settingsBankAccount}>
      <StoredApplication reads={READS}>
        {areDraftsReady ? <Accounts /> : <CardsSkeleton />}
      </StoredApplication>
    </SettingsPage>
  );
}

function Accounts() {
  const { t } = useText();
  const { context, visible } = useOnboarding();
  const [start, setStart] = useState(0);
  const hasStatements = visible
    .flatMap(({ positions }) => positions)
    .some(({ subStep }) => subStep.id === 'bank-statements');
  return (
    <div className={styles.beside}>
      <div className={styles.accounts}>
        <OtherTabNote
          subStep="banks"
          hasNewerValues={false}
          onStartOver={() => setStart(start + 1)}
        />
        <BankRows key={start} context={context} />
      </div>
      <Card title={t('settings.bankAccount.helpTitle')}>
        <ul className={styles.help}>
          <li>{t('settings.bankAccount.helpOwner')}</li>
          <li>{t('settings.bankAccount.helpMasked')}</li>
          {hasStatements && <li>{t('settings.bankAccount.helpRemoval')}</li>}
        </ul>
      </Card>
    </div>
  );
}
