import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { focusPageHeading } from '@/ui/layout/focusPageHeading';

/** The content of a card could not be loaded; the other cards are not concerned. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useText();
  return (
    <ErrorState
      message={message}
      advice={t('dashboard.failedBody')}
      onRetry={() => {
        // The button is gone then.
        focusPageHeading();
        onRetry();
      }}
    />
  );
}
