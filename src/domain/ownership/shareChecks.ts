import { messageRef } from '@/primitives/messageRef';
import type { Check } from '../validation/check';
import { percentageOf, readShare, WHOLE, type Hundredths } from './shares';

/** The share of one shareholder: above 0, at most 100 per cent, with at most two decimals. */
export const checkShare: Check = (text) => {
  const share = readShare(text);
  if (share === null) return messageRef('onboardingManagement.share.format');
  if (share === 0) return messageRef('onboardingManagement.share.aboveZero');
  return share <= WHOLE ? null : messageRef('onboardingManagement.share.tooLarge');
};

/**
 * A share that does not exceed `left`, which the other shareholders leave free
 * (formats.md#rules-for-values).
 */
export const checkShareOfRest =
  (left: Hundredths): Check =>
  (text) => {
    const share = readShare(text);
    return share === null || share <= left
      ? null
      : messageRef('onboardingManagement.share.overWhole', { left: percentageOf(left) });
  };
