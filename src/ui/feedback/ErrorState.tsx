import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { Phrase } from '../content/Phrase';
import { ProblemDrawing } from '../illustrations/ProblemDrawing';
import { focusNextHeading } from './focusNextHeading';
import * as styles from './state.module.css';
import { useFocusOnArrival } from './useFocusOnArrival';

export type ErrorStateProps = {
  /** What happened. */
  message?: string | undefined;
  /** The cause, before what to do. */
  reason?: string | undefined;
  /** What the user can do. */
  advice?: string | undefined;
  /** The HTTP status; the status of a successful but unreadable response is not shown. */
  code?: number | null | undefined;
  onRetry?: (() => void) | undefined;
  drawing?: ReactNode;
  /** Buttons instead of, or beside, the retry button. */
  actions?: ReactNode;
  /** The error is the only content of the page. */
  isPage?: boolean;
};

/** Lower HTTP statuses are no errors. */
const FIRST_FAILURE = 400;

/**
 * Something could not be loaded: what happened, what to do, and a retry. Its heading takes the focus
 * (`isPage`), or the toast of the failed call announces it.
 */
export function ErrorState({
  message,
  reason,
  advice,
  code,
  onRetry,
  drawing = <ProblemDrawing />,
  actions,
  isPage = false,
}: ErrorStateProps) {
  const { t } = useText();
  const heading = useFocusOnArrival(isPage);
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      {drawing}
      <Heading ref={heading} tabIndex={isPage ? -1 : undefined}>
        <Phrase>{message ?? t('common.genericError')}</Phrase>
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
