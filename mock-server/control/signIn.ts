import { issueToken } from '../core/identity';
import type { Store } from '../core/store';
import type { UserRow } from '../database/tables';

/**
 * The address at which the app opens as somebody, with a fresh session in its `auth` parameter: the
 * tab lives on it alone, so that each tab can be somebody else (sessions.md). A one-time code is
 * passed over, and an expired password is for the app to tell.
 *
 * Assumption: an account that is not verified has no session to give. It is opened by the link of
 * its mail, which verifies it.
 */
export function addressSignedIn(store: Store, user: UserRow, appUrl: string): string {
  if (user.is_verified) return `${appUrl}?auth=${issueToken(store, user, 'session').token}`;
  return `${appUrl}login?token=${issueToken(store, user, 'verification').token}`;
}
