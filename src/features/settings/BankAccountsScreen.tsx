import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectAreDraftsReady } from '@/state/slices/draftStatus';
import { CardsSkeleton } from '@/ui/feedback/Skeletons';
import { LeaveGuard } from '@/ui/leaving/LeaveGuard';
import { useOnboarding } from '../onboarding/model/useOnboarding';
import { StoredApplication } from '../onboarding/screens/StoredApplication';
import { BankRows } from '../onboarding/steps/banks/BankRows';
import { SettingsPage } from './SettingsPage';

const READS = ['banks'] as const;

/** The bank accounts, to be added, changed and removed (main-area.md#settings). */
export function BankAccountsScreen() {
  const { t } = useText();
  const areDraftsReady = useAppSelector(selectAreDraftsReady);
  return (
    <SettingsPage path={PATHS.settingsBankAccount} lead={t('settings.bankAccount.lead')}>
      <LeaveGuard>
        <StoredApplication reads={READS}>
          {areDraftsReady ? <Accounts /> : <CardsSkeleton />}
        </StoredApplication>
      </LeaveGuard>
    </SettingsPage>
  );
}

function Accounts() {
  const { context } = useOnboarding();
  return <BankRows context={context} />;
}
