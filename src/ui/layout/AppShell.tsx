import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '../classNames';
import { useKeptFocus } from '../useKeptFocus';
import { useLazyComponent } from '../useLazyComponent';
import { fetchSideMenu } from './fetchSideMenu';
import type { MenuProps } from './SideMenu';
import { MAIN_ID, SkipLink } from './SkipLink';
import * as styles from './shell.module.css';
import { TopMenu } from './TopMenu';
import { useIsWide } from './useIsWide';

export type AppShellProps = MenuProps & {
  /** Between menu and page: that there is no connection, for one. */
  notice?: ReactNode;
  /** In the frame of a portal there are none: who is signed in is said all the same (N10). */
  hasMenus?: boolean;
  children: ReactNode;
};

/** The frame of signed-in pages: side menu from 1024 px on, top menu below. */
export function AppShell({ notice, hasMenus = true, children, ...menu }: AppShellProps) {
  const { t } = useText();
  const isWide = useIsWide();
  const email = menu.account?.email ?? '';
  const hasSide = hasMenus && isWide;
  const { Component: SideMenu, hasFailed, load } = useLazyComponent<MenuProps>(fetchSideMenu);
  // Drawing it takes a slow device a while: the page can be used before.
  const isSideDrawn = useDeferredValue(SideMenu !== null);

  useEffect(() => {
    if (hasSide) load();
  }, [hasSide, load]);

  // Where the drawer cannot be fetched, the top menu has all that it has.
  const hasTop = hasMenus && (!isWide || hasFailed);
  const main = useRef<HTMLElement>(null);
  // The other menu takes the place of the one that may have the focus.
  const keptFocus = useKeptFocus(main, hasTop);
  return (
    <div
      className={classNames(styles.app, hasSide && !hasFailed && styles.besideMenu)}
      {...keptFocus}
    >
      <SkipLink />
      {hasSide && isSideDrawn && SideMenu !== null && <SideMenu {...menu} />}
      {hasTop && <TopMenu {...menu} />}
      {!hasMenus && email !== '' && <p className={styles.account}>{t('app.account', { email })}</p>}
      {notice}
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {hasSide && menu.headerEnd !== undefined && (
          <div className={styles.corner}>{menu.headerEnd}</div>
        )}
        {children}
      </main>
    </div>
  );
}
