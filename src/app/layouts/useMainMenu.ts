import { useGetProfileQuery } from '@/api/authApi';
import { useFlag } from '@/api/useFlag';
import { homePath } from '@/domain/access/destination';
import { PATHS, type RoutePath } from '@/domain/access/paths';
import { isRoleId, ROLE } from '@/domain/access/roles';
import { isStatusId, statusRules } from '@/domain/access/statuses';
import { readViewer, type Viewer } from '@/domain/access/viewer';
import { menuOf, type MenuEntry } from '@/domain/menus/menus';
import { useUnreadBadge } from '@/features/notifications/useUnreadBadge';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import type { Menu, MenuItem } from '@/ui/layout/menuTypes';
import { builtPaths } from '../builtPaths';

export interface MainMenu {
  menu: Menu;
  homeTo: string;
  /** Whose unread notifications the bell counts, and where it leads; null without a home page. */
  bellFor: { userId: number; to: string } | null;
  /** The e-mail of the signed-in user, so that people with two accounts can distinguish them. */
  account: string | undefined;
}

const isActive = (statusId: number | null): boolean =>
  isStatusId(statusId) && statusRules[statusId].set === 'active';

/** The external app may be another path of this host (config.json). */
const siteAddress = (appUrl: string, path: string): string =>
  `${appUrl.startsWith('/') ? window.location.origin : ''}${appUrl}${path}`;

/** Where the bell and the product name lead, for users who may open their main area. */
function homeOf(viewer: Viewer): RoutePath | null {
  const { roleId, statusId } = viewer;
  return isRoleId(roleId) && isActive(statusId) ? homePath(roleId) : null;
}

/** The menu of the signed-in user as the frame shows it (main-area.md#menus). */
export function useMainMenu(): MainMenu {
  const { tRef } = useText();
  const { currentData: profile } = useGetProfileQuery();
  const isFlagOn = useFlag('main-menu');
  const { externalAppUrl } = useAppSelector(selectConfig);
  const userId = profile !== undefined && isActive(profile.status_id) ? profile.id : null;
  const unread = useUnreadBadge(userId);
  if (profile === undefined)
    return { menu: [], homeTo: PATHS.root, bellFor: null, account: undefined };

  // The partner makes no difference to the menus.
  const viewer = readViewer(profile, null);
  const home = homeOf(viewer);
  const toItem = (item: MenuEntry): MenuItem[] => {
    const label = tRef({ key: item.labelKey });
    if ('path' in item) {
      if (!builtPaths.has(item.path)) return [];
      const isForSmallScreens = item.isForSmallScreens === true;
      const badge = item.hasUnreadBadge ? unread : undefined;
      return [{ id: item.path, label, to: item.path, isForSmallScreens, badge }];
    }
    if (externalAppUrl === null) return [];
    return [{ id: item.externalPath, label, href: siteAddress(externalAppUrl, item.externalPath) }];
  };
  const isBorrower = viewer.roleId === ROLE.borrower;
  const dashboard = builtPaths.has(PATHS.borrowerDashboard) ? PATHS.borrowerDashboard : home;
  return {
    menu: home === null ? [] : menuOf(viewer, isFlagOn).flatMap(toItem),
    homeTo: (home === null ? null : isBorrower ? dashboard : home) ?? PATHS.root,
    bellFor: home === null ? null : { userId: profile.id, to: home },
    account: profile.email === '' ? undefined : profile.email,
  };
}
