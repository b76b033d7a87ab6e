import type { Store } from '../core/store';
import type { UserRow } from '../database/tables';

// Assumption: the spec does not say what `POST /user/shareholder/esign/create` stores. It is stored
// for the user, who needs it to submit (statuses.md#transitions); a change of the list of signers
// requires it again. The provider invites the signers; none of its messages are part of the mock.

/** Whether the e-signature of the current list has been prepared. */
export function isEsignPrepared(store: Store, user: UserRow): boolean {
  return store.tables.esigns.some((row) => row.user_id === user.id);
}

/** Stores that the e-signature has been prepared; a second call changes nothing. */
export function prepareEsign(store: Store, user: UserRow): void {
  if (isEsignPrepared(store, user)) return;
  store.tables.esigns.push({ user_id: user.id, created_at: store.now() });
}

/** Withdraws the e-signature, because the signers have changed. */
export function cancelEsign(store: Store, user: UserRow): void {
  store.tables.esigns = store.tables.esigns.filter((row) => row.user_id !== user.id);
}
