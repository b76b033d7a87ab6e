import { createDecipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { encryptPassword, seal, unseal } from './cipher';

const KEY = randomBytes(32).toString('base64');

/** What the backend does: AES-256-CBC of Node, the first 16 bytes being the IV. */
function decryptAsTheBackendDoes(encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv(
    'aes-256-cbc',
    Buffer.from(KEY, 'base64'),
    bytes.subarray(0, 16),
  );
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
}

test('P5: any password comes out of the backend as it went in, each time with an IV of its own', async () => {
  const seenIvs = new Set<string>();
  let encryptions = 0;
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (password) => {
      const encrypted = await encryptPassword(password, KEY);
      encryptions += 1;
      seenIvs.add(Buffer.from(encrypted, 'base64').subarray(0, 16).toString('hex'));
      expect(decryptAsTheBackendDoes(encrypted)).toBe(password);
    }),
    runs(10_000),
  );
  expect(seenIvs.size).toBe(encryptions);
});

test('P5: spaces, capitals and zero-width characters of a password are not touched', async () => {
  const password = '  Rahasia\u200b#2026 🔐 ';
  expect(decryptAsTheBackendDoes(await encryptPassword(password, KEY))).toBe(password);
});

test('a key that is none is an error and not a password sent in the clear', async () => {
  await expect(encryptPassword('Rahasia#2026', '')).rejects.toBeDefined();
  await expect(encryptPassword('Rahasia#2026', 'not base64!')).rejects.toBeDefined();
});

test('P6: a sealed text that was changed anywhere cannot be opened', async () => {
  const sealed = Buffer.from(await seal('{"roleId":4}', KEY), 'base64');
  expect(await unseal(sealed.toString('base64'), KEY)).toBe('{"roleId":4}');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = changed[at]! ^ 1;
    expect(await unseal(changed.toString('base64'), KEY)).toBeNull();
  }
});

test('a text sealed with another key cannot be opened', async () => {
  const sealed = await seal('{"roleId":4}', randomBytes(32).toString('base64'));
  expect(await unseal(sealed, KEY)).toBeNull();
});
