import { useId, type ReactNode } from 'react';
import * as styles from './content.module.css';

export type CardProps = {
  title?: string;
  /** Beside the title: a state, a button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A box with a border; with a title it is a group of that name. */
export function Card({ title, aside, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={title === undefined ? undefined : titleId}>
      {(title !== undefined || aside !== undefined) && (
        <div className={styles.cardHead}>
          {title !== undefined && <h2 id={titleId}>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
