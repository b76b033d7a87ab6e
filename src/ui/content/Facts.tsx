import type { ReactNode } from 'react';
import * as styles from './content.module.css';

export type Fact = { label: string; value: ReactNode };

/** Read-only terms and values. An empty value is a dash. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);
