import { isKnownAccount } from './bankAccounts';

describe('a second card of the same account', () => {
  const others = [{ bank_id: 14, account_no: '1234567890' }];

  it('is recognised by bank and number, however the number is typed', () => {
    expect(isKnownAccount({ bank_id: 14, account_no: '1234 567-890' }, others)).toBe(true);
    expect(isKnownAccount({ bank_id: 14, account_no: '１２３４５６７８９０' }, others)).toBe(true);
  });

  it('is another account at another bank or with another number', () => {
    expect(isKnownAccount({ bank_id: 8, account_no: '1234567890' }, others)).toBe(false);
    expect(isKnownAccount({ bank_id: 14, account_no: '12345678901' }, others)).toBe(false);
    expect(isKnownAccount({ bank_id: 14, account_no: '1234567890' }, [])).toBe(false);
  });
});
