import { canApplicantMove } from '@/domain/access/transitions';
import type { Schemas, UserRow } from '../database/tables';
import { checkEditable } from '../editing';
import { checkSelf } from '../ownership';
import { fail } from '../refusal';
import { route } from '../route';
import { userDetail } from '../userDetail';
import { applyUpdate, checkUpdate } from '../userUpdate';

/** Merchants whose users sign nothing electronically; the app has them from its configuration. */
const ESIGN_EXEMPT_MERCHANT_IDS: readonly number[] = [501];

const touchesAnswers = (update: Schemas['UserUpdateRequest']): boolean =>
  Object.keys(update).some((part) => part !== 'documents');

const transitionFacts = (user: UserRow) => ({
  roleId: user.role_id,
  typeId: user.type_id,
  isEsignExempt: ESIGN_EXEMPT_MERCHANT_IDS.includes(user.merchant_id ?? 0),
  ekycResult: user.ekyc_result,
});

const digitsOf = (value: string | null): string => (value ?? '').replace(/\D/g, '');

export const userRoutes = [
  route('getUserDetail', ({ user }) => userDetail(user)),

  route('updateUser', ({ store, user, body }) => {
    if (touchesAnswers(body)) checkEditable(user);
    checkUpdate(store, user, body);
    applyUpdate(user, body, store.now());
    return userDetail(user);
  }),

  route('updateOnboardingStatus', ({ user, params, body }) => {
    checkSelf(params.id, user);
    const { onboarding_status_id: wanted } = body;
    if (!canApplicantMove(user.onboarding_status_id, wanted, transitionFacts(user))) {
      throw fail(422, 'Onboarding status transition not allowed');
    }
    user.onboarding_status_id = wanted;
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
