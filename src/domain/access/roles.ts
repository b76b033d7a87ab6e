/** The user kinds and their ids on the wire (statuses.md#roles). */
export const ROLE = { borrower: 4, funder: 5, partner: 6 } as const;

export type RoleName = keyof typeof ROLE;
export type RoleId = (typeof ROLE)[RoleName];

/** Account types (statuses.md#roles). A partner has none. */
export const ACCOUNT_TYPE = { individual: 1, corporate: 2 } as const;

export type AccountTypeId = (typeof ACCOUNT_TYPE)[keyof typeof ACCOUNT_TYPE];

/** True for the three user kinds that this app serves. */
export function isRoleId(id: number | null): id is RoleId {
  return id === ROLE.borrower || id === ROLE.funder || id === ROLE.partner;
}

/** True for the back-office roles, ids 1 to 3, whose area is a later stage. */
export function isBackOfficeRole(id: number | null): boolean {
  return id === 1 || id === 2 || id === 3;
}

export function isAccountTypeId(id: number | null): id is AccountTypeId {
  return id === ACCOUNT_TYPE.individual || id === ACCOUNT_TYPE.corporate;
}
