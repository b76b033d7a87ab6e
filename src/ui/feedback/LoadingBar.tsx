import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { Delayed } from './Delayed';
import * as styles from './loadingBar.module.css';

/** The thin red bar at the top while a page loads; what takes no time does not show it. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const { t } = useText();
  return (
    <div role="status">
      {isLoading && (
        <Delayed>
          <div className={styles.track} role="progressbar" aria-label={t('common.loading')}>
            <div className={styles.bar} />
          </div>
        </Delayed>
      )}
    </div>
  );
}

/** Brings the page back to its top, smoothly where motion is welcome. */
export function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** Scrolls to the top each time a loading ends (product spec, layout). */
export function useScrollToTopAfter(isLoading: boolean): void {
  const wasLoading = useRef(isLoading);

  useEffect(() => {
    if (wasLoading.current && !isLoading) scrollToTop();
    wasLoading.current = isLoading;
  }, [isLoading]);
}
