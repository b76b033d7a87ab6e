import type { ReactNode } from 'react';
import * as styles from './content.module.css';

export type FieldsetProps = { legend: string; helpText?: string; children: ReactNode };

/** Fields that belong together, under a name that screen readers give with each of them. */
export const Fieldset = ({ legend, helpText, children }: FieldsetProps) => (
  <fieldset className={styles.fieldset}>
    <legend className={styles.legend}>{legend}</legend>
    {helpText !== undefined && <p className={styles.muted}>{helpText}</p>}
    {children}
  </fieldset>
);
