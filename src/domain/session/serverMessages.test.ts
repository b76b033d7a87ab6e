import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { isAlreadyRegistered } from './registration';
import { OTP_MAYBE_TAKEN } from './otp';
import { isUnknownLink, OTP_TIME_EXPIRED } from './sessionErrors';

describe('a message of the server', () => {
  it.each([
    ['Email already registered', isAlreadyRegistered],
    ['Token not found', isUnknownLink],
  ])('"%s" is recognised only where it matches exactly', (message, isMatch) => {
    expect([message, message.toLowerCase(), `${message}.`, '', null].map(isMatch)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('shows different messages for an expired code and for a lost response', () => {
  expect([OTP_TIME_EXPIRED, OTP_MAYBE_TAKEN].map(inIndonesian)).toEqual([
    'Waktu untuk memasukkan kode sudah habis. Silakan masuk lagi.',
    'Kode Anda mungkin sudah diterima, tetapi jawabannya tidak sampai. Silakan masuk lagi; kode baru akan dikirim.',
  ]);
});
