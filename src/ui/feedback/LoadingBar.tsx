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

/**
 * Scrolls to the top each time a loading ends (product.md 2, layout), and on each new page also where
 * nothing had to be loaded. `arrivedAt` names the page that somebody went to; null where the browser
 * led back to one, and knows where on it that was.
 */
export function useScrollToTopAfter(isLoading: boolean, arrivedAt: string | null): void {
  const isDue = useRef(false);
  const shown = useRef(arrivedAt);

  useEffect(() => {
    if (isLoading || (arrivedAt !== null && arrivedAt !== shown.current)) isDue.current = true;
    shown.current = arrivedAt;
    if (isLoading || !isDue.current) return;
    isDue.current = false;
    scrollToTop();
  }, [isLoading, arrivedAt]);
}
