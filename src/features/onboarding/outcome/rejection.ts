import type { UserDetail } from '@/api/wire';
import { STATUS, type StatusId } from '@/domain/access/statuses';
import { isCompany, transitionFacts } from '@/domain/access/transitions';
import type { TextKey } from '@/i18n/indonesian';

/** What the e-KYC said of an application, word for word; empty where it said nothing. */
export const saidByEkyc = ({ ekyc_message }: UserDetail): string => ekyc_message?.trim() ?? '';

/**
 * Why an application was not accepted: what the e-KYC said, word for word, else the reason that its
 * status gives (onboarding.md#outcome). Assumption: what was said of an e-KYC that succeeded is no
 * reason.
 */
export function rejectionReason(
  statusId: StatusId,
  detail: UserDetail,
): { said: string } | { key: TextKey } {
  const said = saidByEkyc(detail);
  if (said !== '' && detail.ekyc_result !== 'success') return { said };
  if (statusId !== STATUS.eKycRejected) return { key: 'onboardingRejected.reason.notEligible' };
  return isCompany(transitionFacts(detail, []))
    ? { key: 'onboardingRejected.reason.ekycOfCompany' }
    : { key: 'onboardingRejected.reason.ekyc' };
}
