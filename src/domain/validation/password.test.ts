import { inIndonesian } from '@/testing/oracle/inIndonesian';
import type { MessageRef } from '@/primitives/messageRef';
import {
  checkGivenPassword,
  checkNewPassword,
  checkPasswordConfirmation,
  passwordRules,
} from './password';

const words = (ref: MessageRef | null): string | null => (ref === null ? null : inIndonesian(ref));

describe('the password at sign-in', () => {
  it.each(['x', ' ', '\u200b', ' Rahasia#2026 ', 'a'.repeat(254), 'a'.repeat(255), '密碼'])(
    'is taken as it is: %j',
    (password) => {
      expect(checkGivenPassword(password)).toBeNull();
    },
  );

  it.each([
    ['empty', '', 'Tidak boleh kosong'],
    ['missing', undefined, 'Tidak boleh kosong'],
    ['null', null, 'Tidak boleh kosong'],
    ['longer than 255', 'a'.repeat(256), 'Maksimum 255 karakter'],
  ])('is refused where it is %s', (_, password, message) => {
    expect(words(checkGivenPassword(password))).toBe(message);
  });
});

describe('a new password', () => {
  it.each([
    'Rahasia#2026',
    'Aa1!aaaa',
    'Äß1 §xyzw',
    ' Aa1!aaa',
    'Aa1😀aaaa',
    `Aa1!${'a'.repeat(251)}`,
  ])('may be %j', (password) => {
    expect(checkNewPassword(password)).toBeNull();
  });

  it.each(['Aa1!aaa', 'aa1!aaaa', 'AA1!AAAA', 'Aab!aaaa', 'Aa1aaaaa', 'Aa1 aaaa', '😀😀😀😀'])(
    'may not be %j',
    (password) => {
      expect(words(checkNewPassword(password))).toBe('Kata sandi belum memenuhi semua syarat');
    },
  );

  it('may not be empty or longer than 255', () => {
    expect(words(checkNewPassword(''))).toBe('Tidak boleh kosong');
    expect(words(checkNewPassword(`Aa1!${'a'.repeat(252)}`))).toBe('Maksimum 255 karakter');
  });

  it('meets its rules one by one', () => {
    const met = (password: string) =>
      passwordRules
        .filter((rule) => rule.isMet(password))
        .map((rule) => inIndonesian(rule.message));
    expect(met('')).toEqual([]);
    expect(met('abc')).toEqual(['Huruf kecil']);
    expect(met('Abc1')).toEqual(['Huruf besar', 'Huruf kecil', 'Angka']);
    expect(met('Abc1!xyz')).toEqual([
      'Minimal 8 karakter',
      'Huruf besar',
      'Huruf kecil',
      'Angka',
      'Karakter khusus',
    ]);
  });
});

describe('the confirmation', () => {
  it('must be exactly the same password', () => {
    expect(checkPasswordConfirmation('Aa1!aaaa', 'Aa1!aaaa')).toBeNull();
    expect(words(checkPasswordConfirmation('Aa1!aaaa ', 'Aa1!aaaa'))).toBe(
      'Konfirmasi kata sandi harus sama dengan kata sandi',
    );
    expect(words(checkPasswordConfirmation('', 'Aa1!aaaa'))).toBe('Tidak boleh kosong');
  });
});
