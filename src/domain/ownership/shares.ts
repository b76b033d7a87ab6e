import { toPlainDigits, withoutInvisible } from '../validation/normalise';

/**
 * A share of a company as it is added up: whole hundredths of a per cent, so that 33,33% is 3,333.
 * Sums of these are exact, which sums of percentages are not (0.1 + 0.2).
 */
export type Hundredths = number;

/** The whole of a company. */
export const WHOLE: Hundredths = 10_000;

const HUNDREDTHS_IN_PERCENT = 100;
/** Longer texts are no share, whatever they hold. */
const MAX_LENGTH = 24;
const SHARE = /^(\d{0,9})(?:[.,](\d{0,2}))?$/;

/**
 * A share from what was typed or pasted: `33,33`, `33.33`, `33`, `,5` or `33,33 %`. Null where it is
 * no number of at most two decimals.
 */
export function readShare(text: string): Hundredths | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = toPlainDigits(withoutInvisible(text).normalize('NFKC'))
    .replace(/\s/g, '')
    .replace(/%$/, '');
  const [, whole = '', decimals = ''] = SHARE.exec(plain) ?? [];
  if (whole + decimals === '') return null;
  return Number(whole) * HUNDREDTHS_IN_PERCENT + Number(decimals.padEnd(2, '0'));
}

/** A share in per cent, as the server has it, in hundredths: what is finer than those is rounded. */
export const shareOf = (percentage: number): Hundredths =>
  Math.round(percentage * HUNDREDTHS_IN_PERCENT);

/** A share as the server takes it: in per cent, the number that is nearest to it. */
export const percentageOf = (share: Hundredths): number => share / HUNDREDTHS_IN_PERCENT;

/** Whether a percentage has no more than two decimals. */
export const isWholeShare = (percentage: number): boolean =>
  percentageOf(shareOf(percentage)) === percentage;

/** What shares come to, and how far that is from the whole. */
export interface OwnershipSum {
  owned: Hundredths;
  /** What nobody owns yet; 0 where all is shared out or more than that. */
  left: Hundredths;
  /** How much more than the whole is shared out; 0 where it is not. */
  excess: Hundredths;
}

/** Adds up shares. */
export function sumOfShares(shares: readonly Hundredths[]): OwnershipSum {
  const owned = shares.reduce((sum, share) => sum + share, 0);
  return { owned, left: Math.max(0, WHOLE - owned), excess: Math.max(0, owned - WHOLE) };
}
