import { isCompany, isSubmission, transitionFacts } from './transitions';

const STATUSES = Array.from({ length: 12 }, (_, index) => index + 1);

describe('what the transitions of a user depend on', () => {
  const user = { role_id: 4, type_id: 2, merchant_id: 31, ekyc_result: 'success' };

  it('is read from the user detail', () => {
    expect(transitionFacts(user, [])).toEqual({
      roleId: 4,
      typeId: 2,
      isEsignExempt: false,
      ekycResult: 'success',
    });
  });

  it.each([
    ['of an exempt merchant', { merchant_id: 31 }, [30, 31], true],
    ['of another merchant', { merchant_id: 32 }, [30, 31], false],
    ['without a merchant', { merchant_id: null }, [30, 31], false],
    ['where no merchant is exempt', { merchant_id: 31 }, [], false],
  ])('finds whether a user %s is exempt from e-sign', (_who, change, exempt, isExempt) => {
    expect(transitionFacts({ ...user, ...change }, exempt).isEsignExempt).toBe(isExempt);
  });

  it.each([
    ['an individual borrower', 4, 1, false],
    ['a corporate borrower', 4, 2, true],
    ['a corporate funder', 5, 2, true],
    ['a partner', 6, null, true],
    ['a partner, whatever type the server says', 6, 1, true],
  ])('finds whether %s is a company', (_who, roleId, typeId, isOne) => {
    expect(isCompany({ roleId, typeId })).toBe(isOne);
  });
});

describe('a change of status that only a submit makes', () => {
  it('is a transition of the applicant from In Draft or from a revision', () => {
    const pairs = STATUSES.flatMap((from) =>
      STATUSES.filter((to) => isSubmission(from, to)).map((to) => `${from} to ${to}`),
    );
    expect(pairs).toEqual(['5 to 2', '5 to 6', '11 to 6', '11 to 9']);
  });

  it('is none where a status is unknown', () => {
    expect(isSubmission(null, 6)).toBe(false);
    expect(isSubmission(5, null)).toBe(false);
  });
});
