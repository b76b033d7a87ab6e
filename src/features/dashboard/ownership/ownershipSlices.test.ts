import { SHAREHOLDER_TYPE, type ShareholderCard } from '@/domain/onboarding/shareholders';
import { ownershipSlices } from './ownershipSlices';

const holder = (name: string | null, percentage: number | null): ShareholderCard => ({
  is_corporate: false,
  name,
  shareholder_type_ids: [SHAREHOLDER_TYPE.shareholder],
  ownership_percentage: percentage,
});

test('the largest share is first, and what is not recorded is last', () => {
  expect(ownershipSlices([holder('A', 33.33), holder('B', 50), holder(' ', 10)])).toEqual([
    { kind: 'shareholder', name: 'B', share: 5_000 },
    { kind: 'shareholder', name: 'A', share: 3_333 },
    { kind: 'shareholder', name: null, share: 1_000 },
    { kind: 'rest', share: 667 },
  ]);
});

test('of seven shareholders the two smallest are joined; six are all shown', () => {
  const seven = Array.from({ length: 7 }, (_, index) => holder(`H${index}`, 20 - index * 2));
  expect(ownershipSlices(seven).slice(5)).toEqual([
    { kind: 'others', count: 2, share: 1_800 },
    { kind: 'rest', share: 200 },
  ]);
  expect(ownershipSlices(seven.slice(0, 6)).map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 6 }, () => 'shareholder'),
    'rest',
  ]);
});

test('management without shares owns nothing, and without shareholders there is nothing', () => {
  const manager = { ...holder('M', 40), shareholder_type_ids: [SHAREHOLDER_TYPE.management] };
  expect(ownershipSlices([manager])).toEqual([]);
  expect(ownershipSlices([manager, holder('A', 100)])).toHaveLength(1);
});

test('shares above the whole leave no rest', () => {
  expect(ownershipSlices([holder('A', 80), holder('B', 40)]).map(({ kind }) => kind)).toEqual([
    'shareholder',
    'shareholder',
  ]);
});
