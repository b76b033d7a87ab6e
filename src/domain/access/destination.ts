import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { PATHS, type RoutePath } from './paths';
import { isBackOfficeRole, isRoleId, ROLE, type RoleId } from './roles';
import { isStatusId, statusRules } from './statuses';
import { onboardingVariants, variantFor } from './variants';
import { isValidViewer, type Viewer } from './viewer';

/**
 * Where the root route sends a signed-in user. A user who is rejected with a message is signed out
 * and goes to login.
 */
export type Destination = { readonly path: RoutePath } | { readonly message: MessageRef };

const homes: Readonly<Record<RoleId, RoutePath>> = {
  [ROLE.borrower]: PATHS.borrowerNotification,
  [ROLE.funder]: PATHS.funderNotification,
  [ROLE.partner]: PATHS.notification,
};

/** The home of a role: its notification page (routes.md#start-page). */
export function homePath(roleId: RoleId): RoutePath {
  return homes[roleId];
}

const reject = (key: string): Destination => ({ message: messageRef(key) });

/** The start page of a signed-in user, the back office included (routes.md#start-page). */
export function decideHome(viewer: Viewer): Destination {
  const { roleId, statusId } = viewer;
  if (!isStatusId(statusId) || !(isBackOfficeRole(roleId) || isValidViewer(viewer))) {
    return reject('access.invalidUser');
  }
  if (statusRules[statusId].set === 'onboarding') {
    const variantId = variantFor(viewer);
    return variantId === null
      ? reject('access.onboardingRouteNotFound')
      : { path: onboardingVariants[variantId].path };
  }
  return isRoleId(roleId) ? { path: homes[roleId] } : reject('access.invalidRole');
}
