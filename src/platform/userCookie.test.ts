import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { readUserCookie, removeUserCookie, storeUserCookie } from './userCookie';

const KEY = randomBytes(32).toString('base64');
const applicant = { roleId: 4, typeId: 1, statusId: 5, hasPartner: false };

const wanted = () => true;

beforeEach(() => removeCookie('bos_user'));

test('what was stored for a day is read again, and nothing of it is readable in the cookie', async () => {
  const nowMs = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  const written = jest.spyOn(document, 'cookie', 'set');
  await storeUserCookie(applicant, KEY, wanted);
  const tomorrow = new Date(nowMs + 24 * 60 * 60 * 1_000).toUTCString();
  expect(written).toHaveBeenCalledWith(expect.stringContaining(`; expires=${tomorrow}`));
  expect(await readUserCookie(KEY)).toEqual(applicant);
  expect(document.cookie).not.toContain('roleId');
});

test('is removed if it is there, also where its value cannot be read', () => {
  document.cookie = 'bos_user=%; path=/';
  removeUserCookie();
  expect(document.cookie).toBe('');
  const written = jest.spyOn(document, 'cookie', 'set');
  removeUserCookie();
  expect(written).not.toHaveBeenCalled();
});

test('N1: what was being encrypted when somebody signed out is not kept', async () => {
  await storeUserCookie(applicant, KEY, () => false);
  expect(document.cookie).toBe('');
});

test('P6: name and value fit into 4,096 bytes', async () => {
  await storeUserCookie({ ...applicant, roleId: Number.MAX_SAFE_INTEGER }, KEY, wanted);
  expect(document.cookie.length).toBeLessThanOrEqual(4_096);
});

test('P6: a changed, cut or foreign cookie counts as none and never as another role', async () => {
  await storeUserCookie(applicant, KEY, wanted);
  const whole = readCookie('bos_user')!;
  const mutation = fc.oneof(
    fc.nat(whole.length - 1).map((at) => whole.slice(0, at)),
    fc
      .tuple(
        fc.nat(whole.length - 1),
        fc.constantFrom('A', 'b', 'Z', '0', '9', '+', '/', '<', '>', '"', 'é'),
      )
      .map(([at, other]) => whole.slice(0, at) + other + whole.slice(at + 1)),
    fc.base64String({ maxLength: 200 }),
    fc.string({ maxLength: 200 }),
    fc.constantFrom('', '{}', 'null', '{"roleId":1}', '__proto__'),
  );
  await fc.assert(
    fc.asyncProperty(mutation, async (value) => {
      // Base64 ignores padding and the last bits of the last character: the bytes are the same.
      fc.pre(!Buffer.from(value, 'base64').equals(Buffer.from(whole, 'base64')));
      writeCookie('bos_user', value, null);
      expect(await readUserCookie(KEY)).toBeNull();
    }),
    runs(5_000),
  );
});

test('without a usable key nothing is stored and nothing breaks', async () => {
  await storeUserCookie(applicant, 'no key', wanted);
  expect(readCookie('bos_user')).toBeNull();
});

test('it is gone once it was removed', async () => {
  await storeUserCookie(applicant, KEY, wanted);
  removeUserCookie();
  expect(await readUserCookie(KEY)).toBeNull();
});
