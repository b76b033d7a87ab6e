import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { Delayed } from './Delayed';
import * as styles from './loadingBar.module.css';

/**
 * The thin red bar at the top while a page loads, announced once; a quick load does not show it. Not
 * every screen reader announces the name of a bar.
 */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const { t } = useText();
  return (
    <div role="status">
      {isLoading && (
        <Delayed>
          <div className={styles.track} role="progressbar" aria-label={t('common.loading')}>
            <div className={styles.bar} />
          </div>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        </Delayed>
      )}
    </div>
  );
}
