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
    // Assumption: each call issues a new token; earlier ones stay valid until they expire.
    const issued = issueToken(store, user, 'ekyc');
    return { ...issued, url: `${siteOf(request)}/bos/ekyc/${issued.token}` };
  }),
];

/**
 * The origin of the app that makes this call; empty without an `Origin` header.
 *
 * Assumption: with an origin the url is absolute, so that a phone can open it; without one it is a
 * path of the same site.
 */
function siteOf(request: Request): string {
  const origin = request.get('origin') ?? '';
  return /^https?:\/\/[^/?#@\s]+$/.test(origin) && URL.canParse(origin) ? origin : '';
}
