/* eslint-disable no-script-url -- hostile addresses are what is tested */
import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { goodAddresses, hostileAddresses } from '@/testing/oracle/addresses';
import { appPath, safeUrl } from './safeUrl';

/** Parts of addresses in random order. */
const anyAddress = fc
  .array(
    fc.constantFrom(
      ...['/', '//', '\\', 'bos', 'https:', 'http://', '@', ':', '?', '#', '..', '%2e', '%2f'],
      ...['evil.test', 'app.bos.test', '\t', 'javascript:', 'xn--', 'login', ':80', '\u3002'],
    ),
    { maxLength: 9 },
  )
  .map((pieces) => pieces.join(''));

const LONGEST = `/${'a'.repeat(7_999)}`;

describe('an address', () => {
  it.each([
    ['/bos/borrower/notification', '/borrower/notification'],
    ['/borrower/onboarding?a=1#b', '/borrower/onboarding?a=1#b'],
    ['/bos', '/'],
    ['/bos/', '/'],
    ['/', '/'],
    ['/bos?x=1', '/?x=1'],
    ['/settings/bank-account', '/settings/bank-account'],
    ['/bos/?auth=of-another', '/'],
    ['/login?token=of-another', '/login'],
    ['/login?x=a%20b', '/login?x=a%20b'],
    ['/login?from=https://example.com', '/login?from=https://example.com'],
    [LONGEST, LONGEST],
    ['/login?x=a%20b&token=of-another&auth=1&auth=2#top', '/login?x=a+b#top'],
  ])('%.40s opens a page of the app', (url, path) => {
    expect(safeUrl(url)).toEqual({ kind: 'internal', path });
  });

  it.each(['https://example.com/loan?id=1', 'http://example.com/', 'HTTPS://Example.com/a'])(
    '%s opens another site',
    (url) => {
      expect(safeUrl(url)).toEqual({ kind: 'external', href: new URL(url).href });
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
    expect(safeUrl(url)).toBeNull();
  });

  it('is rejected where it is longer than any real one', () => {
    expect(safeUrl(`${LONGEST}a`)).toBeNull();
  });
});

describe('a corpus of addresses', () => {
  const known = goodAddresses.map(({ address }) => address);

  it('X2: holds a thousand hostile ones and two hundred good ones', () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(known).size).toBeGreaterThanOrEqual(200);
  });

  it('X2: no hostile address is accepted', () => {
    expect(hostileAddresses.filter((address) => safeUrl(address) !== null)).toEqual([]);
  });

  it('X2: no good address is rejected, and each leads where it says', () => {
    const wrong = goodAddresses.filter(({ address, kind }) => safeUrl(address)?.kind !== kind);
    expect(wrong).toEqual([]);
  });

  it('X2: an accepted address stays in the app, or goes to the host that the user reads in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), anyAddress), (address) => {
        const target = safeUrl(address);
        if (target === null) return;
        if (target.kind === 'internal') {
          const seen = new URL(`/bos${target.path}`, 'https://app.test');
          expect(seen.origin).toBe('https://app.test');
          expect(seen.pathname.startsWith('/bos')).toBe(true);
          return;
        }
        const { protocol, hostname, username } = new URL(target.href);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username).toBe('');
        expect(address.toLowerCase()).toContain(`//${hostname}`);
      }),
      runs(2_000),
    );
  });

  it('X4: a rejected path is null, and one with too long a query loses the query', () => {
    expect(hostileAddresses.map(appPath).filter((path) => path?.startsWith('//'))).toEqual([]);
    expect(appPath(`/login?a=${'x'.repeat(10_000)}`)).toBe('/login');
    expect(appPath('/bos/login?a=1#b')).toBe('/login?a=1#b');
    expect(appPath('https://app.bos.test/')).toBeNull();
  });
});
