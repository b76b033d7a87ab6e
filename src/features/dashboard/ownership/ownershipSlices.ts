import { isShareholder, ownershipOf, type ShareholderCard } from '@/domain/onboarding/shareholders';
import { shareOf, type Hundredths } from '@/domain/ownership/shares';

/** A part of a company: of one shareholder, of several small ones, or of nobody on record. */
export type OwnershipSlice = { share: Hundredths } & (
  | { kind: 'shareholder'; name: string | null }
  | { kind: 'others'; count: number }
  | { kind: 'rest' }
);

/** More shareholders than this are joined: a thin slice says nothing. */
const MOST_SHOWN = 5;

/** Who owns a company, the largest share first, and at last what is not recorded. */
export function ownershipSlices(cards: readonly ShareholderCard[]): OwnershipSlice[] {
  const holders = cards
    .filter(isShareholder)
    .map(({ name, ownership_percentage: percentage }) => ({
      name: name?.trim() || null,
      share: shareOf(percentage ?? 0),
    }))
    .sort((one, other) => other.share - one.share);
  if (holders.length === 0) return [];
  const isLong = holders.length > MOST_SHOWN + 1;
  const shown = isLong ? holders.slice(0, MOST_SHOWN) : holders;
  const joined = isLong ? holders.slice(MOST_SHOWN) : [];
  const { left } = ownershipOf(cards);
  return [
    ...shown.map((holder): OwnershipSlice => ({ kind: 'shareholder', ...holder })),
    ...(isLong ? [othersOf(joined)] : []),
    ...(left > 0 ? [{ kind: 'rest', share: left } as const] : []),
  ];
}

const othersOf = (holders: readonly { share: Hundredths }[]): OwnershipSlice => ({
  kind: 'others',
  count: holders.length,
  share: holders.reduce((sum, { share }) => sum + share, 0),
});
