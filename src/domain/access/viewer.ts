import { isAccountTypeId, isRoleId, ROLE } from './roles';
import { isStatusId } from './statuses';

/** Which kind of user somebody is. */
export interface RoleAndType {
  readonly roleId: number | null;
  readonly typeId: number | null;
}

/**
 * What the guards know of the signed-in user: the profile, and whether there is a partner, from the
 * user detail.
 */
export interface Viewer extends RoleAndType {
  readonly statusId: number | null;
  readonly hasPartner: boolean;
  readonly hasAcceptedTerms: boolean;
  /** `token_expired_password` of the profile: the password must be renewed with this token. */
  readonly expiredPasswordToken: string | null;
}

/**
 * The properties of the profile that a viewer is read from; the server may send anything in them.
 */
export interface ProfileFacts {
  readonly role_id?: unknown;
  readonly type_id?: unknown;
  readonly status_id?: unknown;
  readonly tnc?: unknown;
  readonly token_expired_password?: unknown;
}

/** Reads an id as any response may have it: a whole number, or up to nine digits as text. */
export const readId = (value: unknown): number | null => {
  const id = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
};

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Reads a viewer from a profile and the partner id of the user detail; never throws. */
export function readViewer(profile: ProfileFacts, partnerId: unknown): Viewer {
  return {
    ...readRoleAndType(profile),
    statusId: readId(profile.status_id),
    hasPartner:
      partnerId !== null && partnerId !== undefined && partnerId !== '' && partnerId !== 0,
    hasAcceptedTerms: readText(profile.tnc) !== null || profile.tnc === true,
    expiredPasswordToken: readText(profile.token_expired_password),
  };
}

/** Reads role and type as any response may have them. */
export const readRoleAndType = (response: ProfileFacts): RoleAndType => ({
  roleId: readId(response.role_id),
  typeId: readId(response.type_id),
});

/**
 * A known role with the type it needs: a partner needs none, other roles need a valid one
 * (statuses.md#roles).
 */
export function hasValidRoleAndType(person: RoleAndType): boolean {
  return (
    person.roleId === ROLE.partner || (isRoleId(person.roleId) && isAccountTypeId(person.typeId))
  );
}

/**
 * Whether the start page recognises role, type and status (routes.md#start-page), for the roles
 * that this app serves.
 */
export function isValidViewer(viewer: Viewer): boolean {
  return hasValidRoleAndType(viewer) && isStatusId(viewer.statusId);
}
