import { PATHS } from '@/domain/access/paths';
import { cleanPathWith } from '@/platform/reporting/cleanReport';
import { pathWords } from './pathWords';

const service = 'https://services.example/lending/v2';
const cleanPath = cleanPathWith(
  pathWords({
    identity: '/api/identity',
    master: service,
    notification: service,
    logActivity: service,
    assets: service,
  }),
);

test.each(Object.values(PATHS))('a report of the page %s names it', (pattern) => {
  const named = pattern.replaceAll(/:\w+\??|\*/g, '{id}');
  expect(cleanPath(`/bos${pattern.replaceAll(/:\w+\??|\*/g, 'ayu-lestari')}`)).toBe(`/bos${named}`);
});

test.each([
  '/bos/borrower/onboarding/individu-non-partner/finance/bank-statements',
  '/bos/ekyc/lanjut',
  '/api/identity/user/onboarding-step/save',
  '/lending/v2/occupations',
])('a report names %s', (path) => {
  expect(cleanPath(path)).toBe(path);
});

test.each([
  ['/api/identity/user/17/otp/channel/sms/send', '/api/identity/user/{id}/otp/channel/sms/send'],
  ['/lending/v2/files/ayu', '/lending/v2/files/{id}'],
  [
    '/bos/borrower/onboarding/individu-non-partner/ayu',
    '/bos/borrower/onboarding/individu-non-partner/{id}',
  ],
  ['/bos/ekyc/constructor', '/bos/ekyc/{id}'],
])('P1: of %s a report has no word of the user', (path, named) => {
  expect(cleanPath(path)).toBe(named);
});
