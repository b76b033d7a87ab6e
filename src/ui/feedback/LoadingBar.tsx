import { useText } from '@/i18n/useText';
import { Delayed } from './Delayed';
import * as styles from './loadingBar.module.css';

/** The thin red bar at the top while a page loads; a quick load does not show it. */
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
