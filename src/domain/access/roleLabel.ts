import { isRoleId, ROLE, type RoleId } from './roles';

const labels: Readonly<Record<RoleId, string>> = {
  [ROLE.borrower]: 'menus.role.borrower',
  [ROLE.funder]: 'menus.role.funder',
  [ROLE.partner]: 'menus.role.partner',
};

/**
 * The message key of a role's name; null for a role that this app does not serve. `isTradeChecking`:
 * the flag `trade-checking-label` (wire.md#flags), which renames the partner.
 */
export function roleLabelKey(roleId: number | null, isTradeChecking: boolean): string | null {
  if (roleId === ROLE.partner && isTradeChecking) return 'menus.role.tradeChecking';
  return isRoleId(roleId) ? labels[roleId] : null;
}
