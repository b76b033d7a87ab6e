import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './content.module.css';

/** Less prominent text: a remark, a count, a time. */
export const Muted = ({
  children,
  isSmall = false,
}: {
  children: ReactNode;
  isSmall?: boolean;
}) => <p className={classNames(styles.muted, isSmall && styles.small)}>{children}</p>;
