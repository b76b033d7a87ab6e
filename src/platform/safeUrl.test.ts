import { isAppPath } from './safeUrl';

const SCRIPT_URL = ['java', 'script:alert(1)'].join('');

test.each(['/bos/', '/bos/login', '/bos/login?from=back-office#top'])(
  'X2: %j is a page of the app',
  (path) => expect(isAppPath(path)).toBe(true),
);

test.each([
  '',
  '/',
  '/other/',
  '/bosnia/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  'https://evil.example/bos/',
  'https:evil.example',
  SCRIPT_URL,
  ' /bos/',
  '/bos/..//evil.example',
  '/bos/%2e%2e/other',
  '/bos/\nlogin',
  '/bos//evil.example',
  `/bos/${'a'.repeat(10_000)}`,
])('X2: %j is not', (path) => expect(isAppPath(path)).toBe(false));
