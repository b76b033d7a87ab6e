/* eslint-disable no-script-url -- hostile addresses are what is tested */
import { readNotificationLink } from './link';

describe('the link of a notification', () => {
  it.each([
    ['/bos/borrower/notification', '/borrower/notification'],
    ['/borrower/onboarding?a=1#b', '/borrower/onboarding?a=1#b'],
    ['/bos', '/'],
    ['/bos/', '/'],
    ['/', '/'],
    ['/bos?x=1', '/?x=1'],
    ['/settings/bank-account', '/settings/bank-account'],
  ])('%s opens a page of the app', (url, path) => {
    expect(readNotificationLink(url)).toEqual({ kind: 'internal', path });
  });

  it.each(['https://example.com/loan?id=1', 'http://example.com/', 'HTTPS://Example.com/a'])(
    '%s opens another site',
    (url) => {
      expect(readNotificationLink(url)).toEqual({ kind: 'external', href: new URL(url).href });
    },
  );

  it.each([
    null,
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://example.com/1',
    'vbscript:x',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\tevil.test',
    '/\u2028evil',
    'https:evil.test',
    'https:/evil.test',
    'https:///evil.test',
    'https://allowed.test@evil.test',
    'https://user:secret@evil.test/',
    'https://evil\\@allowed.test',
    'https://',
    'https://[',
    '/bos/..//evil.test',
    '/bos/%2e%2e/',
    '/bos/%2E%2e/x',
    '/bos//evil.test',
    '/../x',
    'borrower',
    '?a=1',
    'ftp://example.com',
    'mailto:a@b.id',
    '/bos/\ud800',
  ])('%j is not opened', (url) => {
    expect(readNotificationLink(url)).toBeNull();
  });

  it('is not opened where it is longer than any real one', () => {
    expect(readNotificationLink(`/${'a'.repeat(10_000)}`)).toBeNull();
  });
});
