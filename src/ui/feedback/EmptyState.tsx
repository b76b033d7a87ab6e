import type { ReactNode } from 'react';
import * as styles from './state.module.css';

export type EmptyStateProps = {
  drawing: ReactNode;
  title: string;
  body?: string;
  action?: ReactNode;
};

/** An empty list: a drawing, a sentence, and what the user can do. */
export const EmptyState = ({ drawing, title, body, action }: EmptyStateProps) => (
  <div className={styles.state}>
    {drawing}
    <h2>{title}</h2>
    {body !== undefined && <p className={styles.body}>{body}</p>}
    {action !== undefined && <div className={styles.actions}>{action}</div>}
  </div>
);
