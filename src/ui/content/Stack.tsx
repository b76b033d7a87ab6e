import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './content.module.css';

/** Elements below one another, with the distance of our grid. */
export const Stack = ({
  children,
  isTight = false,
}: {
  children: ReactNode;
  isTight?: boolean;
}) => <div className={classNames(styles.stack, isTight && styles.stackTight)}>{children}</div>;

/** Elements beside one another, as far as there is room. */
export const Row = ({
  children,
  isSpread = false,
}: {
  children: ReactNode;
  isSpread?: boolean;
}) => <div className={classNames(styles.row, isSpread && styles.rowSpread)}>{children}</div>;

/** Two fields that belong together; below one another on a phone. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
