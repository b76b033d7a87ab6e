import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/statusIcons';
import * as styles from './statusBanner.module.css';
import type { ToastKind } from './toasts';

const ICONS = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

export type StatusBannerProps = {
  kind: ToastKind;
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
};

/** A permanent notice on the page, beside what it is about. */
export function StatusBanner({ kind, title, children, action }: StatusBannerProps) {
  const Icon = ICONS[kind];
  return (
    <div className={classNames(styles.banner, styles[kind])}>
      <Icon />
      <div className={styles.bannerWords}>
        {title !== undefined && <p className={styles.bannerTitle}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.bannerAction}>{action}</div>}
    </div>
  );
}
