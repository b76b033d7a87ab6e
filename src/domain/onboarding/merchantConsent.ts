/** What the profile says of where somebody came from. */
export interface Origin {
  readonly source: string | null;
  readonly referral_code: string | null;
}

const MERCHANT = 'merchant';

/**
 * Whether the review asks for `merchant_user_consent`: of users whom a merchant has brought without
 * a referral code (statuses.md#partners-and-merchants). Assumption: a code of blanks is none, and
 * the source is the same in capitals, as the list of service origins writes it.
 */
export const needsMerchantConsent = ({ source, referral_code: code }: Origin): boolean =>
  source?.toLowerCase() === MERCHANT && (code ?? '').trim() === '';
