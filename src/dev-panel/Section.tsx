import { useId, type ReactNode } from 'react';
import * as styles from './devPanel.module.css';

/** A section of the panel with a heading. */
export function Section({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
