import { homePath } from '../access/destination';
import { PATHS, type RoutePath } from '../access/paths';
import { ACCOUNT_TYPE, isRoleId, ROLE, type RoleId } from '../access/roles';
import { isOnboardedStatus, isStatusId, statusRules } from '../access/statuses';
import { hasValidRoleAndType, type Viewer } from '../access/viewer';

export type MenuIconName =
  | 'dashboard'
  | 'loan'
  | 'billing'
  | 'payment'
  | 'notification'
  | 'marketplace'
  | 'factSheet'
  | 'transaction'
  | 'information'
  | 'document'
  | 'shareholder'
  | 'bankAccount';

/** One entry of a menu: a page of this app, or a path below the address of the external app. */
export type MenuEntry = {
  readonly labelKey: string;
  readonly icon: MenuIconName;
  /** Shows the number of unread notifications. */
  readonly hasUnreadBadge?: true;
  /** Hidden on large screens, where the header has this entry. */
  readonly isForSmallScreens?: true;
} & ({ readonly path: RoutePath } | { readonly externalPath: string });

/** The menu of a user; an empty list has no place on the screen. */
export interface Menus {
  readonly main: readonly MenuEntry[];
  readonly settings: readonly MenuEntry[];
}

const NONE: Menus = { main: [], settings: [] };

const external = (labelKey: string, icon: MenuIconName, externalPath: string): MenuEntry => ({
  labelKey,
  icon,
  externalPath,
});

const notification = (path: RoutePath): MenuEntry => ({
  labelKey: 'menus.notification',
  icon: 'notification',
  path,
  hasUnreadBadge: true,
});

const flaggedMenus: Readonly<Record<RoleId, readonly MenuEntry[]>> = {
  [ROLE.borrower]: [
    { labelKey: 'menus.dashboard', icon: 'dashboard', path: PATHS.borrowerDashboard },
    external('menus.loan', 'loan', '/loan'),
    external('menus.billing', 'billing', '/billing'),
    external('menus.payment', 'payment', '/payment'),
    notification(PATHS.borrowerNotification),
  ],
  [ROLE.funder]: [
    external('menus.loanMarketplace', 'marketplace', '/loan-marketplace'),
    external('menus.factSheet', 'factSheet', '/fact-sheet'),
    external('menus.transaction', 'transaction', '/transaction'),
  ],
  [ROLE.partner]: [],
};

/**
 * The main menu of a role; on small screens it always includes the notifications.
 * Assumption: the status makes no difference here, also after a rejection: a former loan may still
 * be open in the external app, which alone decides who may ask for another one.
 */
function mainMenu(roleId: RoleId, isFlagOn: boolean): readonly MenuEntry[] {
  const entries = isFlagOn ? flaggedMenus[roleId] : [];
  if (entries.some(({ hasUnreadBadge }) => hasUnreadBadge)) return entries;
  return [...entries, { ...notification(homePath(roleId)), isForSmallScreens: true }];
}

const settings = (labelKey: string, icon: MenuIconName, path: RoutePath): MenuEntry => ({
  labelKey,
  icon,
  path,
});

const information: Readonly<Record<RoleId, MenuEntry>> = {
  [ROLE.borrower]: settings('menus.borrowerInformation', 'information', PATHS.settingsInformation),
  [ROLE.funder]: settings('menus.funderInformation', 'information', PATHS.settingsInformation),
  [ROLE.partner]: settings('menus.partnerInformation', 'information', PATHS.settingsInformation),
};
const documents = settings('menus.document', 'document', PATHS.settingsDocument);
const shareholders = settings('menus.shareholder', 'shareholder', PATHS.settingsShareholder);
const banks = settings('menus.bankAccount', 'bankAccount', PATHS.settingsBankAccount);
const funderBanks = settings('menus.funderBankAccount', 'bankAccount', PATHS.settingsBankAccount);

/** The settings menu, for users who finished onboarding. */
function settingsMenu(roleId: RoleId, { typeId, statusId }: Viewer): readonly MenuEntry[] {
  if (!isOnboardedStatus(statusId)) return [];
  if (roleId === ROLE.partner) return [information[roleId], documents, shareholders, banks];
  const accounts = roleId === ROLE.funder ? funderBanks : banks;
  const isCorporate = typeId === ACCOUNT_TYPE.corporate;
  return [information[roleId], documents, accounts, ...(isCorporate ? [shareholders] : [])];
}

/**
 * Who sees what in the menus (main-area.md#menus): users of the main area, by role, type, status and
 * the flag `main-menu`.
 */
export function menusOf(viewer: Viewer, isFlagOn: boolean): Menus {
  const { roleId, statusId } = viewer;
  const isInMainArea = isStatusId(statusId) && statusRules[statusId].set === 'active';
  if (!isInMainArea || !isRoleId(roleId) || !hasValidRoleAndType(viewer)) return NONE;
  return { main: mainMenu(roleId, isFlagOn), settings: settingsMenu(roleId, viewer) };
}

/** The title of a settings page, as in the menu of the role, also for users who do not see the menu. */
export function settingsTitle(path: RoutePath, roleId: number | null): string {
  const role = isRoleId(roleId) ? roleId : ROLE.borrower;
  const accounts = role === ROLE.funder ? funderBanks : banks;
  const pages = [information[role], documents, shareholders, accounts];
  return pages.find((page) => 'path' in page && page.path === path)?.labelKey ?? 'menus.settings';
}
