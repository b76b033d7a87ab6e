import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { isAlreadyRegistered } from './registration';
import { OTP_MAYBE_TAKEN } from './otp';
import { isUnknownLink, OTP_TIME_EXPIRED } from './sessionErrors';

describe('the very words of the server', () => {
  it.each([
    ['Email already registered', isAlreadyRegistered],
    ['Token not found', isUnknownLink],
  ])('"%s" are known, and nothing else is taken for them', (words, isKnown) => {
    expect([words, words.toLowerCase(), `${words}.`, '', null].map(isKnown)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('tells the two refusals of a code after its time apart', () => {
  expect([OTP_TIME_EXPIRED, OTP_MAYBE_TAKEN].map(inIndonesian)).toEqual([
    'Waktu untuk memasukkan kode sudah habis. Silakan masuk lagi.',
    'Kode Anda mungkin sudah diterima, tetapi jawabannya tidak sampai. Silakan masuk lagi; kode baru akan dikirim.',
  ]);
});
