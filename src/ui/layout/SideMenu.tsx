import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { MuiTheme } from '../theme/MuiTheme';
import { Brand } from './Brand';
import { MenuAccount, type Account } from './MenuAccount';
import { MenuFoot } from './MenuFoot';
import { MenuHelp, type Contact } from './MenuHelp';
import { MenuLink } from './MenuLink';
import * as styles from './menu.module.css';
import { isGroup, type Menu, type MenuGroup } from './menuTypes';

export type MenuProps = {
  menu: Menu;
  homeTo?: string | undefined;
  account?: Account | undefined;
  contact?: Contact | undefined;
  onSignOut: () => void;
  /** Beside the name of the product on small screens, at the top right of the page on large ones. */
  headerEnd?: ReactNode;
};

function Group({ group }: { group: MenuGroup }) {
  const titleId = useId();
  return (
    <li>
      <p id={titleId} className={styles.groupTitle}>
        {group.label}
      </p>
      <ul className={styles.list} aria-labelledby={titleId}>
        {group.items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The menu of large screens: a drawer of 15rem at the left, with the way out always in sight. */
export function SideMenu({ menu, homeTo, account, contact, onSignOut }: MenuProps) {
  const { t } = useText();
  const entries = menu.filter((entry) => isGroup(entry) || entry.isForSmallScreens !== true);
  return (
    <MuiTheme>
      <Drawer
        variant="permanent"
        anchor="left"
        slotProps={{ paper: { component: 'header', className: styles.side, elevation: 0 } }}
      >
        <Brand to={homeTo} />
        <div className={styles.sideScroll}>
          {account !== undefined && <MenuAccount account={account} />}
          {entries.length > 0 && (
            <nav aria-label={t('menus.label')}>
              <ul className={styles.list}>
                {entries.map((entry) =>
                  isGroup(entry) ? (
                    <Group key={entry.id} group={entry} />
                  ) : (
                    <li key={entry.id}>
                      <MenuLink item={entry} />
                    </li>
                  ),
                )}
              </ul>
            </nav>
          )}
          {contact !== undefined && <MenuHelp contact={contact} />}
        </div>
        <MenuFoot onSignOut={onSignOut} />
      </Drawer>
    </MuiTheme>
  );
}
