import type { UserDetail } from '@/api/wire';
import { STATUS, type StatusId } from '@/domain/access/statuses';
import { isCompany, transitionFacts } from '@/domain/access/transitions';
import type { TextKey } from '@/i18n/indonesian';

/** The texts of the e-KYC provider, unchanged; empty if there are none. */
export const saidByEkyc = ({ ekyc_message }: UserDetail): string => ekyc_message?.trim() ?? '';

/**
 * Why an application was not accepted: the texts of the e-KYC provider, otherwise the reason for
 * its status (onboarding.md#outcome). Assumption: texts of a successful e-KYC are no reason.
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
