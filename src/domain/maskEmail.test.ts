import { maskEmail } from './maskEmail';

test.each([
  ['nina.marlina@bos.test', 'n***@bos.test'],
  ['n@bos.test', 'n***@bos.test'],
  ['', ''],
])('%j is shown as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
