import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { APPEARANCE_DELAY_MS } from './Delayed';
import * as styles from './loadingBar.module.css';

/** The placeholder of a page follows the navigation to it a moment later. */
const ENDS_AFTER_MS = 100;

/** Whether loading has lasted for a moment, and has not been over for a moment. */
function useSettled(isLoading: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled === isLoading) return undefined;
    const afterMs = isLoading ? APPEARANCE_DELAY_MS : ENDS_AFTER_MS;
    const timer = setTimeout(() => setIsSettled(isLoading), afterMs);
    return () => clearTimeout(timer);
  }, [isSettled, isLoading]);
  return isSettled;
}

/**
 * The thin red bar at the top while a page loads, announced once; a quick load does not show it. The
 * announcement is beside the bar: not every screen reader announces the name of a bar, and some do.
 */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const { t } = useText();
  const isShown = useSettled(isLoading);
  return (
    <>
      {isShown && (
        <div className={styles.track} role="progressbar" aria-label={t('common.loading')}>
          <div className={styles.bar} />
        </div>
      )}
      <div role="status">{isShown && <VisuallyHidden>{t('common.loading')}</VisuallyHidden>}</div>
    </>
  );
}
