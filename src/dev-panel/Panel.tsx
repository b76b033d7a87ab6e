import { useState } from 'react';
import type { MockControl } from '@/testing/mock/mockControl';
import { CloseIcon } from '@/ui/icons/commonIcons';
import { ClockSection } from './ClockSection';
import * as styles from './devPanel.module.css';
import { MockPageSection } from './MockPageSection';
import { NetworkSection } from './NetworkSection';
import { BUTTON_POSITIONS, type ButtonPosition } from './buttonPosition';
import { Section } from './Section';
import type { Run } from './sectionProps';
import { SignInSection } from './SignInSection';
import { useMockState } from './useMockState';

export interface PanelProps {
  mock: MockControl;
  position: ButtonPosition;
  onPosition: (position: ButtonPosition) => void;
  onClose: () => void;
}

type News = { kind: 'done' | 'failed'; text: string };

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/**
 * The actions that only the page itself can do; the mock's own page has all others. The app beside
 * the panel stays usable.
 */
export function Panel({ mock, position, onPosition, onClose }: PanelProps) {
  const { reading, look } = useMockState(mock);
  const [news, setNews] = useState<News | null>(null);

  const run: Run = (done, job) => {
    void (async () => {
      try {
        await job();
        setNews({ kind: 'done', text: done });
      } catch (error) {
        setNews({ kind: 'failed', text: String(error) });
      }
      await look();
    })();
  };

  return (
    <aside className={styles.panel} data-position={position} aria-labelledby="dev-panel-title">
      <header className={styles.head}>
        <h2 id="dev-panel-title" className={styles.title} tabIndex={-1} ref={takeFocus}>
          Developer panel
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      </header>
      <p className={styles.news} role="status" data-kind={news?.kind}>
        {news?.text}
      </p>
      <div className={styles.body}>
        {reading.kind === 'loading' && <p className={styles.hint}>Asking the mock …</p>}
        {reading.kind === 'gone' && (
          <MockGone reason={reading.reason} onRetry={() => void look()} />
        )}
        {reading.kind === 'ready' && (
          <>
            <SignInSection mock={mock} state={reading.state} run={run} />
            <MockPageSection mock={mock} state={reading.state} run={run} />
            <ClockSection mock={mock} state={reading.state} run={run} />
          </>
        )}
        <NetworkSection />
        <Section title="The panel's button" hint="Alt+Shift+D opens and closes the panel.">
          <select
            className={styles.input}
            aria-label="Place of the button"
            value={position}
            onChange={(event) => {
              const chosen = BUTTON_POSITIONS.find((name) => name === event.target.value);
              if (chosen !== undefined) onPosition(chosen);
            }}
          >
            {BUTTON_POSITIONS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Section>
      </div>
    </aside>
  );
}

const MockGone = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <div role="alert" className={styles.gone}>
    <p>
      <strong>The mock does not answer.</strong> Is it running (<code>npm start</code>), and with
      its control calls?
    </p>
    <p className={styles.hint}>{reason}</p>
    <button type="button" className={styles.button} onClick={onRetry}>
      Try again
    </button>
  </div>
);
