import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { TroubleDrawing } from '../illustrations/TroubleDrawing';
import { focusNextHeading } from './focusNextHeading';
import * as styles from './state.module.css';
import { useFocusOnArrival } from './useFocusOnArrival';

export type ErrorStateProps = {
  /** What happened, in words. */
  message?: string | undefined;
  /** How it came about, before what to do. */
  reason?: string | undefined;
  /** What to do about it. */
  advice?: string | undefined;
  /** The HTTP status; one of success, of an answer that made no sense, is not shown. */
  code?: number | null | undefined;
  onRetry?: (() => void) | undefined;
  drawing?: ReactNode;
  /** Buttons instead of, or beside, trying again. */
  actions?: ReactNode;
  /** The error is all there is on the page. */
  isPage?: boolean;
};

/** Lower HTTP statuses are no failures. */
const FIRST_FAILURE = 400;

/** Something could not be had: what happened, what to do, a way on. */
export function ErrorState({
  message,
  reason,
  advice,
  code,
  onRetry,
  drawing = <TroubleDrawing />,
  actions,
  isPage = false,
}: ErrorStateProps) {
  const { t } = useText();
  const heading = useFocusOnArrival(isPage);
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={isPage ? undefined : 'alert'}>
      {drawing}
      <Heading ref={heading} tabIndex={isPage ? -1 : undefined}>
        {message ?? t('common.genericError')}
      </Heading>
      {reason !== undefined && <p className={styles.body}>{reason}</p>}
      {advice !== undefined && <p className={styles.body}>{advice}</p>}
      {code !== null && code !== undefined && code >= FIRST_FAILURE && (
        <p className={styles.code}>{t('common.errorCode', { code })}</p>
      )}
      {(onRetry !== undefined || actions !== undefined) && (
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button
              kind="primary"
              onClick={({ currentTarget }) => {
                if (isPage) focusNextHeading(currentTarget);
                onRetry();
              }}
            >
              {t('common.retry')}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
