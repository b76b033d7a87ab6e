import { issueToken } from '../core/identity';
import type { Store } from '../core/store';
import type { UserRow } from '../database/tables';

/**
 * The address that opens the app as a user, with a fresh session in its `auth` parameter: only that
 * tab uses it, so each tab can have another user (sessions.md). There is no one-time code, and the
 * app handles an expired password. Assumption: an account that is not verified has no session. It
 * is opened by the link of its mail, which verifies it.
 */
export function addressSignedIn(store: Store, user: UserRow, appUrl: string): string {
  if (user.is_verified) return `${appUrl}?auth=${issueToken(store, user, 'session').token}`;
  return `${appUrl}login?token=${issueToken(store, user, 'verification').token}`;
}
