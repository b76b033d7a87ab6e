import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '@/i18n/useText';
import { IconButton } from '../buttons/IconButton';
import { classNames } from '../classNames';
import { ChevronDownIcon, MenuIcon } from '../icons/actionIcons';
import { CloseIcon } from '../icons/commonIcons';
import { Brand } from './Brand';
import { focusPageHeading } from './focusPageHeading';
import { MenuAccount } from './MenuAccount';
import { MenuFoot } from './MenuFoot';
import { MenuHelp } from './MenuHelp';
import { MenuLink } from './MenuLink';
import * as styles from './menu.module.css';
import { isGroup, type MenuGroup } from './menuTypes';
import type { MenuProps } from './SideMenu';

type GroupProps = { group: MenuGroup; onFollowed: () => void };

function Group({ group, onFollowed }: GroupProps) {
  const { pathname } = useLocation();
  const listId = useId();
  const hasCurrentPage = group.items.some(({ to }) => to !== undefined && pathname.startsWith(to));
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? hasCurrentPage;
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setChoice(!isOpen)}
      >
        {group.icon}
        <span className={styles.label}>{group.label}</span>
        <ChevronDownIcon
          size={20}
          className={classNames(styles.chevron, isOpen && styles.chevronOpen)}
        />
      </button>
      <ul id={listId} className={classNames(styles.list, styles.nested)} hidden={!isOpen}>
        {group.items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} onFollowed={onFollowed} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The menu of small screens: a bar at the top that opens downward. */
export function TopMenu({ menu, homeTo, account, contact, onSignOut, headerEnd }: MenuProps) {
  const { t } = useText();
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  /** The page on which it was opened: the next one closes it, whatever led there. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  const close = () => setOpenedOn(null);

  // Choosing the page one is on brings no new heading, which would take the focus from what is hidden.
  useLayoutEffect(() => {
    if (!isOpen && panel.current?.contains(document.activeElement)) focusPageHeading();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedOn(null);
      opener.current?.focus();
    };
    // In the page behind the menu the focus would be hidden (A10).
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main') !== null) setOpenedOn(null);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen]);

  return (
    <header className={styles.top}>
      <div className={styles.topBar}>
        <Brand to={homeTo} />
        <span className={styles.topEnd}>
          {headerEnd}
          <IconButton
            ref={opener}
            label={t(isOpen ? 'menus.close' : 'menus.open')}
            isExpanded={isOpen}
            controls={panelId}
            onClick={() => setOpenedOn(isOpen ? null : key)}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </span>
      </div>
      <div id={panelId} ref={panel} className={styles.panel} hidden={!isOpen}>
        {account !== undefined && <MenuAccount account={account} />}
        {menu.length > 0 && (
          <nav aria-label={t('menus.label')}>
            <ul className={styles.list}>
              {menu.map((entry) =>
                isGroup(entry) ? (
                  <Group key={entry.id} group={entry} onFollowed={close} />
                ) : (
                  <li key={entry.id}>
                    <MenuLink item={entry} onFollowed={close} />
                  </li>
                ),
              )}
            </ul>
          </nav>
        )}
        <MenuFoot onSignOut={onSignOut} />
        {contact !== undefined && <MenuHelp contact={contact} />}
      </div>
    </header>
  );
}
