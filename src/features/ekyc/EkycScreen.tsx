import { useText } from '@/i18n/useText';
import { LinkCheckSkeleton } from '@/ui/feedback/LinkCheckSkeleton';
import { useRepeatActivationGuard } from '@/ui/forms/useRepeatActivationGuard';
import { Page } from '@/ui/layout/Page';
import { LeaveGuard } from '@/ui/leaving/LeaveGuard';
import { Ekyc } from './Ekyc';
import { LinkProblem } from './entry/LinkProblem';
import { OtherUser } from './entry/OtherUser';
import { useEkycEntry } from './entry/useEkycEntry';

/** The e-KYC page, opened by a link or by the app itself (ekyc.md#the-link). */
export function EkycScreen() {
  const { entry, retry, enter } = useEkycEntry();
  useRepeatActivationGuard();
  if (entry === null || entry.kind === 'left') return <CheckingLink />;
  if (entry.kind === 'otherUser')
    return <OtherUser email={entry.email} canTake={entry.canTake} onEntered={enter} />;
  if (entry.kind !== 'entered') return <LinkProblem entry={entry} onRetry={retry} />;
  return (
    <LeaveGuard>
      <Ekyc />
    </LeaveGuard>
  );
}

function CheckingLink() {
  const { t } = useText();
  return (
    <Page title={t('ekyc.wait.title')} lead={t('ekyc.wait.body')}>
      <LinkCheckSkeleton />
    </Page>
  );
}
