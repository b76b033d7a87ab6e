/** How a user came to the product, as the profile says it. */
export interface Origin {
  readonly source: string | null;
  readonly referral_code: string | null;
}

const MERCHANT = 'merchant';

/**
 * Whether the review asks for `merchant_user_consent`: for users who came from a merchant without a
 * referral code (statuses.md#partners-and-merchants). Assumption: a blank code counts as none, and
 * letter case does not matter in the source, because the list of service origins has it in
 * capitals.
 */
export const needsMerchantConsent = ({ source, referral_code: code }: Origin): boolean =>
  source?.toLowerCase() === MERCHANT && (code ?? '').trim() === '';
