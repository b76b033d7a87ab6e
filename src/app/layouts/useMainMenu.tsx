import { useGetProfileQuery } from '@/api/authApi';
import { useFlag } from '@/api/useFlag';
import { homePath } from '@/domain/access/destination';
import { PATHS, type RoutePath } from '@/domain/access/paths';
import { isRoleId, ROLE } from '@/domain/access/roles';
import { isStatusId, statusRules } from '@/domain/access/statuses';
import { readViewer, type Viewer } from '@/domain/access/viewer';
import { externalAddress } from '@/domain/menus/externalAddress';
import { menusOf, type MenuEntry } from '@/domain/menus/menus';
import { useUnreadBadge } from '@/features/notifications/useUnreadBadge';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { SettingsIcon } from '@/ui/icons/menuIcons';
import type { Menu, MenuItem } from '@/ui/layout/menuTypes';
import { builtPaths } from '../builtPaths';
import { menuIcons } from './menuIcons';

export interface MainMenu {
  menu: Menu;
  homeTo: string;
  /** Whose unread notifications the bell counts, and where it leads; null without a home page. */
  bellFor: { userId: number; to: string } | null;
}

/** An entry's icon is smaller than a button's. */
const ICON_PX = 20;

const isActive = (statusId: number | null): boolean =>
  isStatusId(statusId) && statusRules[statusId].set === 'active';

/** Where the bell leads, for users who may open their main area. */
function homeOf(viewer: Viewer): RoutePath | null {
  const { roleId, statusId } = viewer;
  return isRoleId(roleId) && isActive(statusId) ? homePath(roleId) : null;
}

/** Where the product name leads: the dashboard of borrowers, the home of the others. */
function startOf(viewer: Viewer): RoutePath {
  const home = homeOf(viewer);
  const hasDashboard = viewer.roleId === ROLE.borrower && builtPaths.has(PATHS.borrowerDashboard);
  return home !== null && hasDashboard ? PATHS.borrowerDashboard : (home ?? PATHS.root);
}

/** The menu of the signed-in user as the frame shows it (main-area.md#menus). */
export function useMainMenu(): MainMenu {
  const { t, tRef } = useText();
  const { currentData: profile } = useGetProfileQuery();
  const isFlagOn = useFlag('main-menu');
  const { externalAppUrl } = useAppSelector(selectConfig);
  const userId = profile !== undefined && isActive(profile.status_id) ? profile.id : null;
  const unread = useUnreadBadge(userId);
  if (profile === undefined) return { menu: [], homeTo: PATHS.root, bellFor: null };

  // The partner makes no difference to the menus.
  const viewer = readViewer(profile, null);
  const home = homeOf(viewer);
  /** An entry of the frame; none where it would lead nowhere. */
  const toItem = (entry: MenuEntry): MenuItem[] => {
    const Icon = menuIcons[entry.icon];
    const item = { label: tRef({ key: entry.labelKey }), icon: <Icon size={ICON_PX} /> };
    if ('externalPath' in entry) {
      const href = externalAddress(externalAppUrl, entry.externalPath, window.location.origin);
      return href === null ? [] : [{ ...item, id: entry.externalPath, href }];
    }
    if (!builtPaths.has(entry.path)) return [];
    const isForSmallScreens = entry.isForSmallScreens === true;
    const badge = entry.hasUnreadBadge ? unread : undefined;
    return [{ ...item, id: entry.path, to: entry.path, isForSmallScreens, badge }];
  };
  const { main, settings } = menusOf(viewer, isFlagOn);
  const settingsItems = settings.flatMap(toItem);
  return {
    menu: [
      ...main.flatMap(toItem),
      ...(settingsItems.length === 0
        ? []
        : [
            {
              id: 'settings',
              label: t('menus.settings'),
              icon: <SettingsIcon size={ICON_PX} />,
              items: settingsItems,
            },
          ]),
    ],
    homeTo: startOf(viewer),
    bellFor: home === null ? null : { userId: profile.id, to: home },
  };
}
