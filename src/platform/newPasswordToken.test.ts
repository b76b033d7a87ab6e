import { makeNewPasswordToken, takeNewPasswordToken } from './newPasswordToken';
import { makeSafeStorage } from './safeStorage';
import { toBase64 } from './bytes';

const PAGE = '/bos/change-password';
const KEY = toBase64(new Uint8Array(32).fill(7));

/** Opens the app at an address, in a browser that has discarded the earlier page. */
async function openAt(address: string) {
  window.history.replaceState({ idx: 3 }, '', address);
  const kept = makeNewPasswordToken(makeSafeStorage('sessionStorage'));
  takeNewPasswordToken(PAGE, window.location, window.history, kept);
  await kept.open(KEY);
  return kept;
}

const addressShown = () => window.location.href.replace(window.location.origin, '');
const stored = () => sessionStorage.getItem('bos.new-password');

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/bos/');
});

afterEach(() => jest.restoreAllMocks());

test('E7: the token of a new password leaves the address at once; all else stays as it was written', async () => {
  const kept = await openAt(`${PAGE}?from=mail&token=tok-123&q=a%20b+c#top`);
  expect(addressShown()).toBe(`${PAGE}?from=mail&q=a%20b+c#top`);
  expect(window.history.state).toEqual({ idx: 3 });
  expect(kept.read()).toEqual({ token: 'tok-123', isForced: false });
  expect(localStorage).toHaveLength(0);
});

test('it is there after a reload, and a new one replaces it', async () => {
  await openAt(`${PAGE}?token=tok-123`);
  expect((await openAt(PAGE)).read()?.token).toBe('tok-123');
  await openAt(`${PAGE}?token=tok-456`);
  const kept = await openAt(PAGE);
  expect(kept.read()?.token).toBe('tok-456');
  kept.clear();
  expect((await openAt(PAGE)).read()).toBeNull();
});

test('E7: what the tab stores of it cannot be read', async () => {
  await openAt(`${PAGE}?token=tok-123`);
  expect(stored()).not.toBeNull();
  for (const form of ['tok-123', btoa('tok-123'), '321-kot']) expect(stored()).not.toContain(form);
});

test('E7: of one that cannot be sealed, not yet or not at all, nothing is stored', async () => {
  const kept = makeNewPasswordToken(makeSafeStorage('sessionStorage'));
  kept.keep({ token: 'tok-123', isForced: false });
  expect(stored()).toBeNull();
  jest.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('no cipher'));
  await kept.open(KEY);
  expect([stored(), kept.read()?.token]).toEqual([null, 'tok-123']);
});

test('one that has served meanwhile is not stored after that', async () => {
  const kept = await openAt(PAGE);
  kept.keep({ token: 'tok-123', isForced: true });
  kept.clear();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stored()).toBeNull();
});

test('a token of another page, and an empty one, are left alone', async () => {
  await openAt('/bos/login?token=tok-123');
  expect(addressShown()).toBe('/bos/login?token=tok-123');
  for (const blank of ['', '%20', '+'])
    expect((await openAt(`${PAGE}?token=${blank}`)).read()).toBeNull();
});

test.each(['nonsense', 'null', '{"token":"tok-123"}', btoa('{"token":"tok-123"}')])(
  'what else may lie in its place is no token: %s',
  async (other) => {
    sessionStorage.setItem('bos.new-password', other);
    expect((await openAt(PAGE)).read()).toBeNull();
  },
);

test('where the browser keeps nothing, the page keeps it while it lives', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await openAt(`${PAGE}?token=tok-123`)).read()?.token).toBe('tok-123');
});
