import { isEditableStatus } from '@/domain/access/statuses';
import { fail } from '../core/apiProblem';
import type { UserRow } from '../database/tables';

// Assumption: the spec says which statuses are editable, but not what the server does in others.
// There it refuses changes of the application, by the same table as the screens. Bank accounts and
// documents can still be changed, because the settings pages change them after onboarding.
/** Refuses (422) a change of the application in a status that does not allow it. */
export function checkEditable(user: UserRow): void {
  if (isEditableStatus(user.onboarding_status_id)) return;
  throw fail(422, 'Data tidak dapat diubah pada status pengajuan ini');
}
