import { EKYC_PAGE } from '@/domain/access/paths';
import { messageRef } from '@/primitives/messageRef';
import type { ErrorLine } from './errorLine';

/** A link that opens no e-KYC, by what is wrong with it. */
const link = (
  id: 'refused' | 'malformed' | 'missing',
  situation: string,
  open: string,
): ErrorLine => ({
  id: `ekyc-link-${id}`,
  situation,
  from: 'ekyc.md#the-link',
  seen: {
    as: 'screen',
    text: messageRef(`ekyc.link.${id}.title`),
    body: messageRef(`ekyc.link.${id}.body`),
    buttons: [],
  },
  steps: [{ open }],
});

/** Errors of the e-KYC page (ekyc.md). */
export const ekycLines: readonly ErrorLine[] = [
  link(
    'refused',
    'A link to the e-KYC that is unknown, used or expired',
    '/ekyc/nobody-has-this-token',
  ),
  link('malformed', 'A link to the e-KYC that was cut off', '/ekyc/abc'),
  link('missing', 'The page of the e-KYC without a link and without a session', EKYC_PAGE),
  {
    id: 'ekyc-not-opened',
    situation: 'The e-KYC cannot be opened from the outcome page',
    from: 'ekyc.md#the-ways-there',
    seen: { as: 'page', text: messageRef('ekyc.way.failed') },
    steps: [
      { session: 'ekyc.waiting' },
      { fault: { method: 'POST', path: '*/user/ekyc/token', status: 500 } },
      { open: '/onboarding-submitted' },
      { press: messageRef('ekyc.way.continue') },
    ],
  },
  {
    id: 'ekyc-not-repeated',
    situation: 'An invalid e-KYC cannot be begun again',
    from: 'ekyc.md#stages',
    seen: { as: 'page', text: messageRef('ekyc.invalid.failed') },
    steps: [
      { session: 'ekyc.invalid' },
      { fault: { method: 'PUT', path: '*/onboarding-status', status: 500 } },
      { open: EKYC_PAGE },
      { press: messageRef('ekyc.invalid.repeat') },
    ],
  },
];
