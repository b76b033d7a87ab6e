import { useMemo } from 'react';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { EmptyDrawing } from '@/ui/illustrations/EmptyDrawing';
import { useOnboarding } from '../onboarding/model/useOnboarding';
import { ContactWays } from '../onboarding/outcome/ContactWays';
import { useSummaryFormatter } from '../onboarding/parts/summary/useSummaryFormatter';
import { SummaryGroups } from '../onboarding/review/SummaryGroups';
import { StoredApplication } from '../onboarding/screens/StoredApplication';
import { managementShareholdersStep } from '../onboarding/steps/management-shareholders/definition';
import { OwnershipPanel } from '../onboarding/steps/management-shareholders/OwnershipPanel';
import { SettingsPage } from './SettingsPage';
import * as styles from './settings.module.css';

const { reads, masterLists = [], regions, summary } = managementShareholdersStep;

/** The management and shareholders of a company, to be read (main-area.md#settings). */
export function ShareholdersScreen() {
  const { t } = useText();
  return (
    <SettingsPage path={PATHS.settingsShareholder} lead={t('settings.shareholder.lead')}>
      <StoredApplication reads={reads}>
        <Shareholders />
      </StoredApplication>
    </SettingsPage>
  );
}

function Shareholders() {
  const { t } = useText();
  const { context } = useOnboarding();
  const formatter = useSummaryFormatter(
    masterLists,
    useMemo(() => regions?.(context) ?? [], [context]),
  );
  if (context.shareholders.length === 0)
    return (
      <>
        <EmptyState
          drawing={<EmptyDrawing />}
          title={t('settings.shareholder.emptyTitle')}
          body={t('settings.shareholder.emptyBody')}
        />
        <Card>
          <ContactWays account={context.profile.email} />
        </Card>
      </>
    );
  const records = summary(context, formatter)
    .filter(({ recordId }) => recordId !== undefined)
    .map(({ name, ...group }) => (name ? { ...group, title: name } : group));
  return (
    <>
      <OwnershipPanel items={context.shareholders} isReadOnly />
      <Card title={t('settings.shareholder.list')}>
        <div className={styles.records}>
          <SummaryGroups groups={records} />
        </div>
      </Card>
    </>
  );
}
