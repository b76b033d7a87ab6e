import { useAppSelector } from '@/state/hooks';
import { selectIsOnline } from '@/state/slices/network';
import * as styles from './devPanel.module.css';
import { isPageOffline, setPageOffline } from './pageNetwork';
import { Section } from './Section';

/** The connection of this page only. */
export function NetworkSection() {
  // Each change reaches the store, which renders the switch again.
  useAppSelector(selectIsOnline);
  const isOffline = isPageOffline();
  return (
    <Section
      title="Connection"
      hint="This tab's calls fail at once and it counts as offline, until a reload. What is under way, and the app's own files, still come."
    >
      <label className={styles.switchRow}>
        <span>Offline</span>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={isOffline}
          aria-checked={isOffline}
          onChange={(event) => setPageOffline(event.target.checked)}
        />
      </label>
    </Section>
  );
}
