import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import {
  ownershipOf,
  SHAREHOLDER_TYPE,
  totalOwnership,
  WHOLE_OWNERSHIP,
} from '../onboarding/shareholders';
import { checkShare, checkShareOfRest } from './shareChecks';
import { isWholeShare, percentageOf, readShare, WHOLE } from './shares';

describe('A share that is typed', () => {
  it.each([
    ['33,33', 3333],
    ['33.33', 3333],
    ['33', 3300],
    ['33,', 3300],
    ['33,3', 3330],
    ['0,01', 1],
    [',5', 50],
    ['100', WHOLE],
    ['100,00', WHOLE],
    [' 33,33 % ', 3333],
    ['\u00a025\u00a0%', 2500],
    ['２５，５', 2550],
    ['٢٥', 2500],
    ['007', 700],
  ])('is read with a comma or a point: %s', (text, share) => {
    expect(readShare(text)).toBe(share);
  });

  it.each(['', ',', '%', 'abc', '33,333', '1.000,5', '1,000.5', '-5', '3 3 , 3 3 x', '1e3', '½'])(
    'is none: %j',
    (text) => {
      expect(readShare(text)).toBeNull();
    },
  );

  it('is checked quickly, however long it is', () => {
    expect(readShare('9'.repeat(50_000))).toBeNull();
    expect(readShare(`${' '.repeat(50_000)}1`)).toBeNull();
  });

  it.each([
    ['0,01', null],
    ['99,99', null],
    ['100', null],
    ['100,00', null],
    ['0', 'Persentase kepemilikan harus lebih dari 0%'],
    ['0,00', 'Persentase kepemilikan harus lebih dari 0%'],
    ['100,01', 'Persentase kepemilikan paling besar 100%'],
    ['33,333', 'Isi dengan angka, paling banyak dua angka di belakang koma, misalnya 33,33'],
  ])(
    'I3: is above nothing, at most the whole and no finer than two decimals: %s',
    (text, problem) => {
      const found = checkShare(text);
      expect(found && inIndonesian(found)).toBe(problem);
    },
  );

  it('I3: may not exceed what the others leave, to the hundredth', () => {
    const ofRest = checkShareOfRest(WHOLE - 3333);
    expect([ofRest('66,66'), ofRest('66,67')]).toEqual([null, null]);
    expect(ofRest('66,68')).not.toBeNull();
    expect(checkShareOfRest(3334)('33,34')).toBeNull();
    const problem = checkShareOfRest(3334)('33,35');
    expect(problem && inIndonesian(problem)).toBe(
      'Total kepemilikan melebihi 100%. Sisa untuk kartu ini 33,34%.',
    );
  });
});

describe('A share from the server', () => {
  it('is distinguished from one with more than two decimals', () => {
    for (let share = 0; share <= WHOLE; share += 1)
      expect(isWholeShare(percentageOf(share))).toBe(true);
    expect([33.333, 0.001, 99.999].map(isWholeShare)).toEqual([false, false, false]);
  });
});

/** A share in hundredths of a per cent, in one of the formats that people type. */
function written(share: number, mark: string, isShort: boolean): string {
  const decimals = String(share % 100).padStart(2, '0');
  const kept = isShort ? decimals.replace(/0{1,2}$/, '') : decimals;
  return `${Math.floor(share / 100)}${kept === '' ? '' : mark}${kept}`;
}

const typedShare = fc.record({
  share: fc.integer({ min: 0, max: WHOLE }),
  mark: fc.constantFrom(',', '.'),
  isShort: fc.boolean(),
});

const alike = (count: number, share: number) =>
  Array.from({ length: count }, () => ({ share, mark: ',', isShort: false }));

/** Lists for which floating point is known to give wrong sums. */
const known = [
  alike(3, 3333),
  [...alike(1, 10), ...alike(1, 20)],
  [...alike(2, 3333), ...alike(1, 3334)],
  alike(50, 200),
  alike(100, 7),
];

describe('C10: the sum of ownership is exact', () => {
  const RUNS = runs(10_000);

  it(`in ${RUNS.numRuns} lists, typed with commas and points, against whole numbers`, () => {
    let count = 0;
    fc.assert(
      fc.property(fc.array(typedShare, { maxLength: 60 }), (list) => {
        count += 1;
        const model = list.reduce((sum, { share }) => sum + share, 0);
        const typed = list.map(({ share, mark, isShort }) => written(share, mark, isShort));
        const read = typed.map((text) => readShare(text) ?? Number.NaN);
        // The API sends and returns a share as a number in per cent.
        const held = JSON.parse(JSON.stringify(read.map(percentageOf))) as number[];
        const cards = held.map((percentage) => ({
          is_corporate: true,
          shareholder_type_ids: [SHAREHOLDER_TYPE.shareholder],
          ownership_percentage: percentage,
        }));
        const { owned, left, excess } = ownershipOf(cards);
        expect([owned, left - excess]).toEqual([model, WHOLE - model]);
        expect(totalOwnership(cards)).toBe(model / 100);
        expect(totalOwnership(cards) > WHOLE_OWNERSHIP).toBe(model > WHOLE);
      }),
      { ...RUNS, examples: known.map((list) => [list]) },
    );
    expect(count).toBe(RUNS.numRuns);
  });
});
