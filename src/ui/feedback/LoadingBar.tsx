import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { Delayed } from './Delayed';
import * as styles from './loadingBar.module.css';

/** The placeholder of a page follows the navigation to it a moment later. */
const ENDS_AFTER_MS = 100;

/** True from the start of loading until it has ended for a moment. */
function useWithoutGaps(isLoading: boolean): boolean {
  const [isOn, setIsOn] = useState(isLoading);
  if (isLoading && !isOn) setIsOn(true);
  useEffect(() => {
    if (isLoading) return undefined;
    const timer = setTimeout(() => setIsOn(false), ENDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isOn;
}

/**
 * The thin red bar at the top while a page loads, announced once; a quick load does not show it. The
 * announcement is beside the bar: not every screen reader announces the name of a bar, and some do.
 */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const { t } = useText();
  const isOn = useWithoutGaps(isLoading);
  return (
    <>
      {isOn && (
        <Delayed>
          <div className={styles.track} role="progressbar" aria-label={t('common.loading')}>
            <div className={styles.bar} />
          </div>
        </Delayed>
      )}
      <div role="status">
        {isOn && (
          <Delayed>
            <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          </Delayed>
        )}
      </div>
    </>
  );
}
