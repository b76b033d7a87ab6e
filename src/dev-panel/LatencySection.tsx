import * as styles from './devPanel.module.css';
import { LATENCIES } from './presets';
import { Section } from './Section';
import type { SectionProps } from './sectionProps';

/** How late every answer of the mock comes. */
export function LatencySection({ mock, state, run }: SectionProps) {
  const { min_ms: minMs, max_ms: maxMs } = state.latency;
  const isChosen = (choice: (typeof LATENCIES)[number]) =>
    choice.min_ms === minMs && choice.max_ms === maxMs;
  const isOther = !LATENCIES.some(isChosen);
  return (
    <Section title="Latency" {...(isOther && { hint: `Now ${minMs}–${maxMs} ms.` })}>
      <div className={styles.row}>
        {LATENCIES.map((choice) => (
          <button
            key={choice.name}
            type="button"
            className={styles.button}
            aria-pressed={isChosen(choice)}
            onClick={() =>
              run(`Latency: ${choice.name}`, () =>
                mock.setLatency({ min_ms: choice.min_ms, max_ms: choice.max_ms }),
              )
            }
          >
            {choice.name}
          </button>
        ))}
      </div>
    </Section>
  );
}
