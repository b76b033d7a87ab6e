import { needsMerchantConsent } from './merchantConsent';

test.each([
  ['a merchant, without a code', 'merchant', null, true],
  ['a merchant, with an empty code', 'merchant', '', true],
  ['a merchant, with a code of blanks', 'merchant', '  ', true],
  ['a merchant, written as a service origin', 'MERCHANT', null, true],
  ['a merchant, with a code', 'merchant', 'MTR-501-0042', false],
  ['the platform', 'PLATFORM', null, false],
  ['BAU', 'BAU', null, false],
  ['the back office', 'back-office', null, false],
  ['nowhere', null, null, false],
])('who comes from %s is asked for the consent only then', (_, source, code, isNeeded) => {
  expect(needsMerchantConsent({ source, referral_code: code })).toBe(isNeeded);
});
