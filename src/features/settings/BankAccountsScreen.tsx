import { useState } from 'react';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { Muted } from '@/ui/content/Muted';
import { showPageHeading } from '@/ui/layout/showPageHeading';
import { CardsSkeleton } from '@/ui/feedback/Skeletons';
import { useOnboarding } from '../onboarding/model/useOnboarding';
import { StoredApplication } from '../onboarding/screens/StoredApplication';
import { OtherTabNote } from '../onboarding/sub-step/OtherTabNote';
import { SavedNote } from '../onboarding/sub-step/SavedNote';
import { BankRows } from '../onboarding/steps/banks/BankRows';
import { SettingsPage } from './SettingsPage';
import { useOpenedDrafts } from './useOpenedDrafts';
import * as styles from './settings.module.css';

const READS = ['banks'] as const;

/** The bank accounts, to be added, changed and removed (main-area.md#settings). */
export function BankAccountsScreen() {
  const areDraftsReady = useOpenedDrafts();
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
      <div className={styles.main}>
        <OtherTabNote
          subStep="banks"
          hasNewerValues={false}
          onStartOver={() => {
            setStart(start + 1);
            showPageHeading();
          }}
        />
        <BankRows key={start} context={context} isInSettings />
        <Muted>
          <SavedNote id="banks" />
        </Muted>
      </div>
      <Card title={t('settings.bankAccount.helpTitle')}>
        <ul className={styles.help}>
          <li>{t('settings.bankAccount.helpOwner')}</li>
          <li>{t('settings.bankAccount.helpMasked')}</li>
          <li>{t('settings.bankAccount.helpLast')}</li>
          {hasStatements && <li>{t('settings.bankAccount.helpRemoval')}</li>}
        </ul>
      </Card>
    </div>
  );
}
