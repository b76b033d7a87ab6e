import { formatTime } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Row } from '@/ui/content/Stack';
import { StatusBanner } from '@/ui/feedback/StatusBanner';

/** Says that a draft was found, and lets the user continue with it or discard it. */
export function DraftNote({
  typedAtMs,
  isStale,
  onContinue,
  onDiscard,
}: {
  typedAtMs: number;
  isStale: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}) {
  const { t } = useText();
  const time = formatTime(typedAtMs);
  return (
    <StatusBanner
      kind={isStale ? 'warning' : 'info'}
      title={t(isStale ? 'onboarding.draft.staleTitle' : 'onboarding.draft.restoredTitle')}
      action={
        <Row>
          <Button onClick={onContinue}>{t('onboarding.draft.continue')}</Button>
          <Button kind="quiet" onClick={onDiscard}>
            {t('onboarding.draft.discard')}
          </Button>
        </Row>
      }
    >
      <p>{t(isStale ? 'onboarding.draft.staleBody' : 'onboarding.draft.restoredBody', { time })}</p>
    </StatusBanner>
  );
}
