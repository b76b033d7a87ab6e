import { NavLink } from 'react-router-dom';
import { appPath } from '@/domain/safeUrl';
import type { AppLinkProps } from './AppLink';

export type AppNavLinkProps = Pick<AppLinkProps, 'to' | 'children' | 'onClick'> & {
  className: string;
};

/** An `AppLink` in a menu, where the page that one is on is marked. */
export function AppNavLink({ to, children, ...props }: AppNavLinkProps) {
  const path = appPath(to);
  if (path === null) return <span className={props.className}>{children}</span>;
  return (
    <NavLink to={path} {...props}>
      {children}
    </NavLink>
  );
}
