import { PATHS, type RoutePath } from '../access/paths';
import { ACCOUNT_TYPE, isRoleId, ROLE, type RoleId } from '../access/roles';
import { isOnboardedStatus } from '../access/statuses';
import { hasValidRoleAndType, type Viewer } from '../access/viewer';
import { homePath } from '../access/destination';

/** One entry of a menu: a page of this app, or a path below the address of the external app. */
export type MenuEntry = {
  readonly labelKey: string;
  /** Shows the number of unread notifications. */
  readonly hasUnreadBadge?: true;
  /** Hidden on large screens, where the header has this entry. */
  readonly isForSmallScreens?: true;
} & ({ readonly path: RoutePath } | { readonly externalPath: string });

const loan: MenuEntry = { labelKey: 'menus.loan', externalPath: '/loan' };
const billing: MenuEntry = { labelKey: 'menus.billing', externalPath: '/billing' };
const payment: MenuEntry = { labelKey: 'menus.payment', externalPath: '/payment' };
const marketplace: MenuEntry = {
  labelKey: 'menus.loanMarketplace',
  externalPath: '/loan-marketplace',
};
const factSheet: MenuEntry = { labelKey: 'menus.factSheet', externalPath: '/fact-sheet' };
const transaction: MenuEntry = { labelKey: 'menus.transaction', externalPath: '/transaction' };

const dashboard: MenuEntry = { labelKey: 'menus.dashboard', path: PATHS.borrowerDashboard };
const borrowerNotification: MenuEntry = {
  labelKey: 'menus.notification',
  path: PATHS.borrowerNotification,
  hasUnreadBadge: true,
};

const mainMenus: Readonly<Record<RoleId, readonly MenuEntry[]>> = {
  [ROLE.borrower]: [dashboard, loan, billing, payment, borrowerNotification],
  [ROLE.funder]: [marketplace, factSheet, transaction],
  [ROLE.partner]: [],
};

/** The main menu of a role; empty while the flag `main-menu` is off (main-area.md#menus). */
export function mainMenu(viewer: Viewer, isFlagOn: boolean): readonly MenuEntry[] {
  return isFlagOn && isRoleId(viewer.roleId) ? mainMenus[viewer.roleId] : [];
}

const settings = (labelKey: string, path: RoutePath): MenuEntry => ({ labelKey, path });

const information: Readonly<Record<RoleId, MenuEntry>> = {
  [ROLE.borrower]: settings('menus.borrowerInformation', PATHS.settingsInformation),
  [ROLE.funder]: settings('menus.funderInformation', PATHS.settingsInformation),
  [ROLE.partner]: settings('menus.partnerInformation', PATHS.settingsInformation),
};
const documents = settings('menus.document', PATHS.settingsDocument);
const shareholders = settings('menus.shareholder', PATHS.settingsShareholder);
const banks = settings('menus.bankAccount', PATHS.settingsBankAccount);
const funderBanks = settings('menus.funderBankAccount', PATHS.settingsBankAccount);

/** The settings menu, for users who finished onboarding (main-area.md#menus). */
export function settingsMenu(viewer: Viewer): readonly MenuEntry[] {
  const { roleId, typeId, statusId } = viewer;
  if (!isOnboardedStatus(statusId) || !isRoleId(roleId) || !hasValidRoleAndType(viewer)) return [];
  if (roleId === ROLE.partner) return [information[roleId], documents, shareholders, banks];
  const accounts = roleId === ROLE.funder ? funderBanks : banks;
  const isCorporate = typeId === ACCOUNT_TYPE.corporate;
  return [information[roleId], documents, accounts, ...(isCorporate ? [shareholders] : [])];
}

/** The menu of a user's main area. On small screens it always includes the notifications. */
export function menuOf(viewer: Viewer, isFlagOn: boolean): readonly MenuEntry[] {
  const items = mainMenu(viewer, isFlagOn);
  if (!isRoleId(viewer.roleId) || items.some(({ hasUnreadBadge }) => hasUnreadBadge)) return items;
  return [...items, notificationItem(viewer.roleId)];
}

/** The notification entry for small screens, for users who may open their home page. */
export function notificationItem(roleId: RoleId): MenuEntry {
  return {
    labelKey: 'menus.notification',
    path: homePath(roleId),
    hasUnreadBadge: true,
    isForSmallScreens: true,
  };
}

/** The title of a settings page, as in the menu of the role, also for users who do not see the menu. */
export function settingsTitle(path: RoutePath, roleId: number | null): string {
  const role = isRoleId(roleId) ? roleId : ROLE.borrower;
  const accounts = role === ROLE.funder ? funderBanks : banks;
  const pages = [information[role], documents, shareholders, accounts];
  return pages.find((page) => 'path' in page && page.path === path)?.labelKey ?? 'menus.settings';
}
