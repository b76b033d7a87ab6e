import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { reportFault } from '@/state/faults';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { ArrivingAlert } from '@/ui/feedback/ArrivingAlert';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { StatusBanner } from '@/ui/feedback/StatusBanner';

/** Catches a crash of a card or a sub-step: the rest stays usable and can be saved (G7). */
export function StepErrorBoundary({ children }: { children: ReactNode }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  return (
    <ErrorBoundary
      onError={(error) => dispatch(reportFault(error, 'onboarding part'))}
      fallback={(tryAgain) => (
        <ArrivingAlert>
          <StatusBanner
            kind="error"
            title={t('onboarding.brokenPart.title')}
            action={<Button onClick={tryAgain}>{t('common.retry')}</Button>}
          >
            <p>{t('onboarding.brokenPart.body')}</p>
          </StatusBanner>
        </ArrivingAlert>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
