import { createContext, type ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';

/** A link to a page of the app, whose path is checked. */
export type CheckedLinkProps = Pick<
  LinkProps,
  'state' | 'onClick' | 'aria-label' | 'aria-current' | 'className'
> & {
  to: string;
  children: ReactNode;
};

/**
 * Renders a link to a page of the app: with the router, where there is one. The page that is there
 * before the app has none.
 */
export const LinkContext = createContext<((props: CheckedLinkProps) => ReactNode) | null>(null);
