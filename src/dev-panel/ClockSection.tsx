import { useState } from 'react';
import * as styles from './devPanel.module.css';
import { movePageClock, pageClockAheadMs, setPageClockRight } from './pageClock';
import { Section } from './Section';
import type { SectionProps } from './sectionProps';

const CLOCK_SKIPS = [
  { name: '+1 min', seconds: 60 },
  { name: '+10 min', seconds: 600 },
  { name: '+1 h', seconds: 3_600 },
  { name: '+1 day', seconds: 86_400 },
] as const;

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

/**
 * For example `1 d 2 h 5 min ahead`. Less than half a minute counts as none, because the call takes
 * time.
 */
function tellAhead(aheadMs: number): string {
  let leftS = Math.round(aheadMs / 60_000) * 60;
  if (leftS <= 0) return 'on time';
  const parts: string[] = [];
  for (const [unit, seconds] of UNITS) {
    const count = Math.floor(leftS / seconds);
    if (count > 0) parts.push(`${count} ${unit}`);
    leftS -= count * seconds;
  }
  return `${parts.join(' ')} ahead`;
}

/** Moves the clocks forward, so that tokens expire and waits end. */
export function ClockSection({ mock, state, run }: SectionProps) {
  const [movesPage, setMovesPage] = useState(true);
  const skip = (name: string, seconds: number) =>
    run(`Clock ${name}`, async () => {
      await mock.advanceClock(seconds);
      if (movesPage) movePageClock(seconds);
    });
  return (
    <Section
      title="Clock"
      hint="With the page's clock a long skip is like being away, and ends the session as idle. The mock's goes back with its next reset."
    >
      <p className={styles.facts}>
        Mock: {tellAhead(state.clockAheadMs)} · This page: {tellAhead(pageClockAheadMs())}
      </p>
      <div className={styles.row}>
        {CLOCK_SKIPS.map(({ name, seconds }) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            onClick={() => skip(name, seconds)}
          >
            {name}
          </button>
        ))}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={movesPage}
          onChange={(event) => setMovesPage(event.target.checked)}
        />
        Move this page&rsquo;s clock too
      </label>
      {pageClockAheadMs() > 0 && (
        <button
          type="button"
          className={styles.button}
          onClick={() => run('The page has the real time', setPageClockRight)}
        >
          Set the page&rsquo;s clock right
        </button>
      )}
    </Section>
  );
}
