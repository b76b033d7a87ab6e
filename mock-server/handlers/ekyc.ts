import type { Request } from 'express';
import { STATUS } from '@/domain/access/statuses';
import { issueToken } from '../identity';
import { fail } from '../refusal';
import { route } from '../route';

const EKYC_STATUSES: readonly number[] = [STATUS.eKycWaiting, STATUS.eKycInvalid];

export const ekycRoutes = [
  route('createEkycToken', ({ store, user, request }) => {
    if (!EKYC_STATUSES.includes(user.onboarding_status_id)) {
      throw fail(422, 'e-KYC tidak tersedia pada status pengajuan ini');
    }
    const issued = issueToken(store, user, 'ekyc');
    return { ...issued, url: `${siteOf(request)}/bos/ekyc/${issued.token}` };
  }),
];

/**
 * Where the app is that makes this call, for a link that a phone can open; empty where the browser
 * does not say, so that the link is a path of the same site.
 */
function siteOf(request: Request): string {
  const origin = request.get('origin') ?? '';
  return /^https?:\/\/[^/?#@\s]+$/.test(origin) && URL.canParse(origin) ? origin : '';
}
