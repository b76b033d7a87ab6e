import { OTHER_POSITION_ID, otherLast } from './optionIds';

const options = (...ids: number[]) => ids.map((id) => ({ id }));

test("'Lainnya' comes last, and all others stay in their order", () => {
  expect(otherLast('sources-of-income', options(4, 3, 1, 2))).toEqual(options(4, 1, 2, 3));
  expect(otherLast('positions', options(OTHER_POSITION_ID, 2, 1))).toEqual(
    options(2, 1, OTHER_POSITION_ID),
  );
});

test('a list without it is left as it is', () => {
  expect(otherLast('genders', options(3, 1))).toEqual(options(3, 1));
  expect(otherLast('sources-of-income', options(2, 1))).toEqual(options(2, 1));
});
