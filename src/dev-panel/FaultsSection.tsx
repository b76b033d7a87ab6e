import * as styles from './devPanel.module.css';
import { FAULT_PRESETS, type FaultPreset } from './presets';
import { Section } from './Section';
import type { SectionProps } from './sectionProps';

type ArmedFault = SectionProps['state']['faults'][number];

const effectOf = ({ drop, hang, status, delay_ms: delayMs, is_applied: isApplied }: ArmedFault) => {
  if (hang) return 'hangs';
  if (drop) return isApplied ? 'answer lost' : 'cut';
  if (status !== undefined) return String(status);
  return delayMs === undefined ? 'another answer' : `${delayMs} ms late`;
};

const countOf = ({ hits, times }: ArmedFault) =>
  times === undefined ? `met ${hits}` : `met ${hits} of ${times}`;

const callsOf = ({ method, path }: ArmedFault) =>
  method === '*' && path === '*' ? 'Every call' : `${method} ${path}`;

const isDraftSaved = ({ hits, times }: ArmedFault) => times !== undefined && hits >= times;

/** The first that fits is the one that a call meets: one for every call takes the place of all. */
async function arm(mock: SectionProps['mock'], fault: FaultPreset['fault']): Promise<void> {
  if (fault.times === undefined) await mock.clearFaults();
  await mock.addFault(fault);
}

/** Ways to break the mock, and those that are armed. */
export function FaultsSection({ mock, state, run }: SectionProps) {
  const armed = state.faults.filter((fault) => !isDraftSaved(fault));
  return (
    <Section title="Faults">
      <div className={styles.grid}>
        {FAULT_PRESETS.map(({ name, hint, fault }) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            onClick={() => run(`Armed: ${name}`, () => arm(mock, fault))}
          >
            <span>{name}</span>
            <span className={styles.hint}>{hint}</span>
          </button>
        ))}
      </div>
      {armed.length > 0 && (
        <>
          <ul className={styles.armed} aria-label="Armed faults">
            {armed.map((fault) => (
              <li key={fault.id}>
                {callsOf(fault)}: {effectOf(fault)}, {countOf(fault)}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={styles.button}
            onClick={() => run('No fault is armed', () => mock.clearFaults())}
          >
            Clear faults
          </button>
        </>
      )}
    </Section>
  );
}
