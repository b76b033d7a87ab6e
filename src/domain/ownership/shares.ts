import { toPlainDigits, withoutInvisible } from '../validation/normalise';

/**
 * A share of a company in hundredths of a per cent, so 33,33% is 3,333. Sums of these integers are
 * exact; sums of percentages are not (0.1 + 0.2).
 */
export type Hundredths = number;

/** 100 per cent. */
export const WHOLE: Hundredths = 10_000;

const HUNDREDTHS_IN_PERCENT = 100;
/** Longer texts are rejected without parsing. */
const MAX_LENGTH = 24;
const SHARE = /^(\d{0,9})(?:[.,](\d{0,2}))?$/;

/**
 * Reads a typed or pasted share: `33,33`, `33.33`, `33`, `,5` or `33,33 %`. Null where it is not a
 * number with at most two decimals.
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

/** Converts a percentage of the server to hundredths; further decimals are rounded. */
export const shareOf = (percentage: number): Hundredths =>
  Math.round(percentage * HUNDREDTHS_IN_PERCENT);

/** Converts a share to the percentage that the server expects. */
export const percentageOf = (share: Hundredths): number => share / HUNDREDTHS_IN_PERCENT;

/** Whether a percentage has no more than two decimals. */
export const isWholeShare = (percentage: number): boolean =>
  percentageOf(shareOf(percentage)) === percentage;

/** A sum of shares, and its difference from 100 per cent. */
export interface OwnershipSum {
  owned: Hundredths;
  /** The share that is not owned yet; 0 where the sum is 100 per cent or more. */
  left: Hundredths;
  /** By how much the sum exceeds 100 per cent; 0 where it does not. */
  excess: Hundredths;
}

export function sumOfShares(shares: readonly Hundredths[]): OwnershipSum {
  const owned = shares.reduce((sum, share) => sum + share, 0);
  return { owned, left: Math.max(0, WHOLE - owned), excess: Math.max(0, owned - WHOLE) };
}
