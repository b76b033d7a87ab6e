import type { Request } from 'express';
import { STATUS } from '@/domain/access/statuses';
import { issueToken } from '../core/identity';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';

const EKYC_STATUSES: readonly number[] = [STATUS.eKycWaiting, STATUS.eKycInvalid];

export const ekycRoutes = [
  route('createEkycToken', ({ store, user, request }) => {
    if (!EKYC_STATUSES.includes(user.onboarding_status_id)) {
      throw fail(422, 'e-KYC tidak tersedia pada status pengajuan ini');
    }
    // Assumption: each call gives a token of its own; the ones before are good until they run out.
    const issued = issueToken(store, user, 'ekyc');
    return { ...issued, url: `${siteOf(request)}/bos/ekyc/${issued.token}` };
  }),
];

/**
 * Where the app is that makes this call; empty where the browser does not say.
 *
 * Assumption: the url is a whole address by the call's `Origin`, for a link that a phone can open;
 * without one it is a path of the same site.
 */
function siteOf(request: Request): string {
  const origin = request.get('origin') ?? '';
  return /^https?:\/\/[^/?#@\s]+$/.test(origin) && URL.canParse(origin) ? origin : '';
}
