import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './button.module.css';

export type SiteLinkProps = {
  /** A whole http(s) address that was checked, and that the user was told of. */
  href: string;
  children: ReactNode;
  onFollowed?: () => void;
};

/** Leads to another site, in a tab of its own that learns nothing of this one. */
export const SiteLink = ({ href, children, onFollowed }: SiteLinkProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className={classNames(styles.button, styles.primary)}
    onClick={onFollowed}
  >
    {children}
  </a>
);
