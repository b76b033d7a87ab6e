import { STATUS } from '@/domain/access/statuses';
import { canApplicantMove, transitionFacts } from '@/domain/access/transitions';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import type { Schemas, UserRow } from '../database/tables';
import { checkEditable } from '../rules/editing';
import { sendEkycMail } from '../rules/ekycMail';
import { isEsignPrepared } from '../rules/esign';
import { esignExemptMerchantIds } from '../rules/esignExemptMerchants';
import { checkSelf, ownedBy } from '../rules/ownership';
import { hasOpenRevisions } from '../rules/revisions';
import { userDetail } from '../rules/userDetail';
import { applyUpdate, checkUpdate } from '../rules/userUpdate';

const changesFormValues = (update: Schemas['UserUpdateRequest']): boolean =>
  Object.keys(update).some((part) => part !== 'documents');

/** Whether the user may have this status next; e-sign selection needs a prepared e-signature. */
function mayMove(store: Store, user: UserRow, wanted: number): boolean {
  const { onboarding_status_id: from } = user;
  const isSubmitToEsign = from === STATUS.inDraft && wanted === STATUS.eSignSelection;
  if (isSubmitToEsign && !isEsignPrepared(store, user)) return false;
  return canApplicantMove(from, wanted, transitionFacts(user, esignExemptMerchantIds));
}

const digitsOf = (value: string | null): string => (value ?? '').replace(/\D/g, '');

export const userRoutes = [
  route('getUserDetail', ({ user }) => userDetail(user)),

  route('updateUser', ({ store, user, body }) => {
    if (changesFormValues(body)) checkEditable(user);
    checkUpdate(store, user, body);
    applyUpdate(user, body, store.now());
    return userDetail(user);
  }),

  route('updateOnboardingStatus', ({ store, user, params, body }) => {
    checkSelf(store, params.id, user);
    const { onboarding_status_id: wanted } = body;
    const { onboarding_status_id: before } = user;
    if (!mayMove(store, user, wanted)) {
      throw fail(422, 'Onboarding status transition not allowed');
    }
    if (
      before === STATUS.businessRevision &&
      before !== wanted &&
      hasOpenRevisions(store.tables, user)
    )
      throw fail(422, 'Masih ada bagian yang perlu direvisi');
    user.onboarding_status_id = wanted;
    if (wanted === STATUS.eKycWaiting && before !== wanted) beginEkyc(store, user, before);
    if (before === STATUS.businessRevision && before !== wanted) closeRevision(store, user);
    return { onboarding_status_id: wanted };
  }),

  route('checkIdentification', ({ store, user, body }) => {
    const wanted = digitsOf(body.value);
    const isTaken = store.tables.users.some(
      (other) => other.id !== user.id && digitsOf(other.information[body.type]) === wanted,
    );
    return { is_available: !isTaken };
  }),
];

// Assumption: the e-KYC page waits until there is a result, so the previous one is removed. The hub
// waits once both pictures are stored, so a rejected selfie is removed too.
function beginEkyc(store: Store, user: UserRow, before: number): void {
  user.ekyc_result = null;
  user.ekyc_message = null;
  if (before === STATUS.eKycInvalid) user.documents.selfie_with_ktp = null;
  sendEkycMail(store, user);
}

// Assumption: a resubmission completes the revision, so its flags are removed.
function closeRevision(store: Store, user: UserRow): void {
  for (const step of ownedBy(store.tables.onboarding_steps, user)) step.revisions = [];
}
