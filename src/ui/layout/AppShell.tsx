import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { SideMenu, type MenuProps } from './SideMenu';
import { MAIN_ID, SkipLink } from './SkipLink';
import * as styles from './shell.module.css';
import { TopMenu } from './TopMenu';
import { useIsWide } from './useIsWide';

export type AppShellProps = MenuProps & {
  /** Between menu and page: that there is no connection, for one. */
  notice?: ReactNode;
  /** In a frame of another portal the menus are its own. */
  hasMenus?: boolean;
  children: ReactNode;
};

/** The frame of signed-in pages: side menu from 1024 px on, top menu below. */
export function AppShell({ notice, hasMenus = true, children, ...menu }: AppShellProps) {
  const isWide = useIsWide();
  const hasSide = hasMenus && isWide;
  return (
    <div className={classNames(styles.app, hasSide && styles.besideMenu)}>
      <SkipLink />
      {hasSide && <SideMenu {...menu} />}
      {hasMenus && !isWide && <TopMenu {...menu} />}
      {notice}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {hasSide && menu.headerEnd !== undefined && (
          <div className={styles.corner}>{menu.headerEnd}</div>
        )}
        {children}
      </main>
    </div>
  );
}
