import * as styles from './devPanel.module.css';
import { Section } from './Section';
import type { SectionProps } from './sectionProps';

/** The newest code that was sent to anybody. */
export function OutboxSection({ state, run }: Omit<SectionProps, 'mock'>) {
  const message = state.outbox.find(({ code }) => Boolean(code));
  const code = message?.code;
  return (
    <Section title="Newest code">
      {message && code ? (
        <div className={styles.code}>
          <p>
            <output className={styles.digits}>{code}</output>
            <span className={styles.hint}>
              {message.channel} to {message.to}
            </span>
          </p>
          <button
            type="button"
            className={styles.button}
            onClick={() => run(`Copied ${code}`, () => navigator.clipboard.writeText(code))}
          >
            Copy
          </button>
        </div>
      ) : (
        <p className={styles.hint}>No code has been sent.</p>
      )}
    </Section>
  );
}
