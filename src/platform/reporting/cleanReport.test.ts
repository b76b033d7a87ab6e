import { cleanMessage, cleanPathWith, cleanScript, hostsOf } from './cleanReport';

test.each([
  [
    "Cannot read properties of undefined (reading '3174012345678901')",
    'Cannot read properties of undefined',
  ],
  ['t.map is not a function', undefined],
  ['Call failed: http', undefined],
  [
    'Minified React error #31; visit https://react.dev/errors/31?args[]=Ayu',
    'Minified React error #31',
  ],
  ['Loading chunk 12 failed.\n(missing: https://bos.test/x?auth=1)', 'Loading chunk 12 failed'],
])('P1: of %j what names code is sent', (message, sent = message) => {
  expect(cleanMessage(message)).toBe(sent);
});

test.each([
  '3174012345678901 is not a NIK',
  'Invalid value: Ayu Lestari',
  'ayu@bos.test',
  'Call failed: http Ayu',
  "Cannot read properties of 'Ayu'",
])('P1: nothing is sent of %j, which may name a person', (message) => {
  expect(cleanMessage(message)).toBe('');
});

const OUR_PATHS =
  '/bos/borrower/onboarding/individu-non-partner/ekyc/form_consent/api/identity/user/otp/validate/assets/files';
const cleanPath = cleanPathWith(new Set(OUR_PATHS.split('/')));

test.each([
  [
    '/bos/borrower/onboarding/individu-non-partner?auth=abc#x',
    '/bos/borrower/onboarding/individu-non-partner',
  ],
  ['https://bos.test/api/identity/user/17/otp/validate', '/api/identity/user/{id}/otp/validate'],
  ['/bos/ekyc/eyJhbGciOi.J9.x', '/bos/ekyc/{id}'],
  ['/api/assets/files/KTP Ayu.jpg', '/api/assets/files/{id}'],
  ['/bos/ekyc/ayu-lestari', '/bos/ekyc/{id}'],
  ['/api/assets/files/ktp', '/api/assets/files/{id}'],
  ['/bos/form_consent/17', '/bos/form_consent/{id}'],
  ['https://[', ''],
])('P1: of the address %s the words are sent that routes and calls have', (address, sent) => {
  expect(cleanPath(address)).toBe(sent);
});

test('P1: only scripts of the build are named', () => {
  expect(cleanScript('https://bos.test/bos/assets/main.0a1b2c3d4e.js')).toBe(
    'app:///assets/main.0a1b2c3d4e.js',
  );
  expect(cleanScript('https://bos.test/bos/login?token=a')).toBeUndefined();
  expect(cleanScript('chrome-extension://abc/ayu.js')).toBeUndefined();
  expect(cleanScript(undefined)).toBeUndefined();
});

test.each([
  ['https://errors.bos.co.id/api/1', true],
  ['https://eu.errors.bos.co.id:8443/api/1', true],
  ['https://api.bos.co.id/user', false],
  ['https://errorsxbos.co.id/', false],
  ['https://errors.bos.co.id.evil.test/', false],
  ['https://evil.test/?https://errors.bos.co.id/', false],
])('P3: whether a trace continues at %s: %p', (address, isOwn) => {
  expect(hostsOf('https://key@errors.bos.co.id/1').test(address)).toBe(isOwn);
});
