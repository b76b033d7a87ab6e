import type { ReactNode } from 'react';
import { Link, NavLink, type LinkProps } from 'react-router-dom';
import { appPath } from '@/domain/safeUrl';

export type AppLinkProps = Pick<
  LinkProps,
  'state' | 'onClick' | 'aria-label' | 'aria-current' | 'className'
> & {
  /** A path of the app, with or without `/bos` before it. */
  to: string;
  children: ReactNode;
};

/** A link to a page of the app. What is no path of it is only words: a router would leave for it. */
export function AppLink({ to, children, ...props }: AppLinkProps) {
  const path = appPath(to);
  if (path === null) return <span className={props.className}>{children}</span>;
  return (
    <Link to={path} {...props}>
      {children}
    </Link>
  );
}

export type AppNavLinkProps = Pick<AppLinkProps, 'to' | 'children' | 'onClick'> & {
  className: string;
};

/** The same in a menu, where the page that one is on is marked. */
export function AppNavLink({ to, children, ...props }: AppNavLinkProps) {
  const path = appPath(to);
  if (path === null) return <span className={props.className}>{children}</span>;
  return (
    <NavLink to={path} {...props}>
      {children}
    </NavLink>
  );
}
