import { groupThousands, readAmount } from './money';

describe('an amount', () => {
  it.each([
    ['12500000', 12_500_000],
    ['12.500.000', 12_500_000],
    ['12,500,000', 12_500_000],
    ['Rp12.500.000,00', 12_500_000],
    ['Rp. 12.500.000,-', 12_500_000],
    ['rp\u00a01.000', 1000],
    ['1.000', 1000],
    ['１２.５００', 12_500],
    ['5,0', 5],
    ['-1.000', -1000],
    [1500, 1500],
  ])('written as %j is %d rupiah', (written, rupiah) => {
    expect(readAmount(written)).toBe(rupiah);
  });

  it.each([
    '',
    '1.00.000',
    '1.5',
    '1,5',
    '12.500.00',
    '1.000,50',
    '1 juta',
    'USD 5',
    '5000 Rp',
    '1,-000',
    '0x10',
    NaN,
    Infinity,
    1.5,
    2 ** 53,
    null,
    undefined,
    {},
  ])('cannot be read from %j', (written) => {
    expect(readAmount(written)).toBeNull();
  });
});

describe('an amount that is shown', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['500', '500'],
    ['5000', '5.000'],
    ['125000', '125.000'],
    ['12500000', '12.500.000'],
  ])('turns %j into %s', (digits, grouped) => {
    expect(groupThousands(digits)).toBe(grouped);
  });
});
