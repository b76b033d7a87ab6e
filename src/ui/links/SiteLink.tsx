import type { ReactNode } from 'react';
import { safeUrl } from '@/domain/safeUrl';
import { classNames } from '../classNames';
import * as buttons from '../buttons/button.module.css';

export type SiteLinkProps = {
  /** A whole http(s) address, which the user was shown. */
  href: string;
  children: ReactNode;
  /** It looks like a button without one. */
  className?: string | undefined;
  onFollowed?: () => void;
};

/** Leads to another site, in a tab of its own that learns nothing of this one. */
export function SiteLink({ href, children, className, onFollowed }: SiteLinkProps) {
  const target = safeUrl(href);
  if (target?.kind !== 'external') return null;
  return (
    <a
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      className={className ?? classNames(buttons.button, buttons.primary)}
      onClick={onFollowed}
    >
      {children}
    </a>
  );
}
