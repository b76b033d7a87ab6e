import { inIndonesian } from '@/testing/inIndonesian';
import { isCompleteOtp, readOtpFailure, toOtpDigits } from './otp';

describe('a typed or pasted code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['1\u00a02\u200b3\t4.5\n6', '123456'],
    ['Kode OTP Anda: 123456.', '123456'],
    ['abc', ''],
  ])('%j is read as %s', (text, digits) => {
    expect(toOtpDigits(text)).toBe(digits);
  });

  it('is sent at six digits, neither before nor after', () => {
    expect(['12345', '123456', '1234567', ''].map(isCompleteOtp)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('a refused code', () => {
  it.each([
    [401, 'goToRoot'],
    [400, 'wrongCode'],
    [422, 'wrongCode'],
    [429, 'wait'],
    [500, 'genericError'],
    [503, 'genericError'],
    [null, 'genericError'],
  ])('with status %s means %s', (status, failure) => {
    expect(readOtpFailure(status)).toBe(failure);
  });

  it('is told in the words of the spec', () => {
    expect(inIndonesian('validation.otp.wrong')).toBe(
      'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
    );
  });
});
