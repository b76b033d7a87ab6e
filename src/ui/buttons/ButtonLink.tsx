import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { AppLink } from '../links/AppLink';
import type { ButtonKind } from './Button';
import * as styles from './button.module.css';

export type ButtonLinkProps = {
  /** A path of the app, never an external address: the router would leave the origin. */
  to: string;
  children: ReactNode;
  kind?: ButtonKind;
  isFullWidth?: boolean;
  icon?: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({
  to,
  children,
  kind = 'secondary',
  isFullWidth,
  icon,
}: ButtonLinkProps) {
  return (
    <AppLink
      to={to}
      className={classNames(styles.button, styles[kind], isFullWidth && styles.fullWidth)}
    >
      {icon}
      <span>{children}</span>
    </AppLink>
  );
}
