import { partnershipCategory } from './partnership';

describe('the category of a partnership', () => {
  it.each([
    ['a partner', 31, 1],
    ['a partner with the id 0', 0, 1],
    ['no partner', null, 3],
  ])('of a user with %s: partner %s is category %i', (_who, partnerId, category) => {
    expect(partnershipCategory(partnerId)).toBe(category);
  });
});
