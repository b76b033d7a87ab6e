import type { ReactNode } from 'react';
import * as styles from './cards.module.css';

/** What a folded card shows of its record: the most important fact first, the others below it. */
export function FactLines({
  main,
  chips,
  others,
}: {
  main: ReactNode;
  /** Several short states, beside one another. */
  chips?: ReactNode;
  others: readonly ReactNode[];
}) {
  return (
    <div className={styles.facts}>
      <p className={styles.mainFact}>{main}</p>
      {chips !== undefined && <div className={styles.chips}>{chips}</div>}
      {others
        .filter((fact) => fact !== null && fact !== '')
        .map((fact, index) => (
          <p key={index}>{fact}</p>
        ))}
    </div>
  );
}
