import fc from 'fast-check';
import { rounds, runs } from '@/testing/exploration/sample';
import { ROLE } from '@/domain/access/roles';
import { normaliseEmail } from '@/domain/validation/normalise';
import { makeTestStore } from '@/testing/store/testStore';
import { refuseCredentials } from '@/testing/pages/signInPages';
import { setNewPassword } from './newPassword';
import { register } from './registration';
import { signIn } from './signIn';

/**
 * Whole characters of every script, and what else people paste: spaces, invisible ones, newlines.
 */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(' ', '\t', '\n', '\u200b', '\u00a0', '\u3000', '\ufeff', 'a', 'Å', '🔑'),
      {
        minLength: 1,
        maxLength: 20,
      },
    )
    .map((parts) => parts.join('')),
);

const invisible = fc.constantFrom(
  '',
  ' ',
  '\u200b',
  '\ufeff',
  '\t',
  '\u200d\u200c',
  '\u2060',
  ' \n',
);

/** An address with invisible characters before, inside and after it. */
const pastedEmail = fc
  .tuple(invisible, fc.constantFrom('budi', 'Siti.A', 'a+b'), invisible, invisible)
  .map(([before, name, within, behind]) => `${before}${name}${within}@bos.test${behind}`)
  .filter((email) => !/\s/.test(email.trim()));

afterEach(() => jest.restoreAllMocks());

test('N15: the passwords of a sign-in arrive as they were typed, to the byte', async () => {
  const { store } = await makeTestStore();
  const seen = refuseCredentials();
  await fc.assert(
    fc.asyncProperty(anyText, async (password) => {
      await store.dispatch(signIn({ email: 'budi@bos.test', password }));
      expect(seen.at(-1)?.password).toBe(password);
    }),
    runs(1_000),
  );
  expect(seen).toHaveLength(rounds(1_000));
});

test('N15: so do those of a registration and of a reset', async () => {
  const { store, effects } = await makeTestStore();
  const seen = refuseCredentials();
  const others = {
    email: 'budi@bos.test',
    roleId: ROLE.funder,
    typeId: 1,
    isNotified: false,
    loginAddress: 'https://bos.test/bos/login',
  } as const;
  await fc.assert(
    fc.asyncProperty(anyText, async (password) => {
      await store.dispatch(register({ ...others, password }));
      expect(seen.at(-1)?.password).toBe(password);
      effects.newPasswordToken.keep({ token: 'a token', isForced: false });
      await store.dispatch(setNewPassword(password));
      expect(seen.at(-1)?.password).toBe(password);
    }),
    runs(200),
  );
  expect(seen).toHaveLength(2 * rounds(200));
});

test('N15: addresses arrive trimmed and without invisible characters', async () => {
  const { store } = await makeTestStore();
  const seen = refuseCredentials();
  await fc.assert(
    fc.asyncProperty(pastedEmail, async (email) => {
      await store.dispatch(signIn({ email, password: 'Rahasia#2026' }));
      expect(seen.at(-1)?.email).toMatch(/^(budi|Siti\.A|a\+b)@bos\.test$/);
    }),
    runs(1_000),
  );
});

test('N15: an address that was made plain once stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, pastedEmail, fc.emailAddress()), (email) => {
      const plain = normaliseEmail(email);
      expect(normaliseEmail(plain)).toBe(plain);
      expect(plain).toBe(plain.trim());
      expect(plain).not.toMatch(/[\u200b-\u200f\u2060\ufeff]/);
    }),
    runs(1_000),
  );
});
