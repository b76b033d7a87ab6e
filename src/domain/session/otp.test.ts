import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { readOtpProblem, readOtpText } from './otp';

describe('N12: a typed, pasted or filled-in code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['123\u2013456', '123456'],
    ['12.34.56', '123456'],
    [' 1 2 3 4 5 6 ', '123456'],
    ['123456\r\n', '123456'],
    [' \n123456\t', '123456'],
    ['\n123\n456\n', '123456'],
    ['\u202a123456\u202c', '123456'],
    ['１２３４５６', '123456'],
    ['１２３－４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳ ۴۵۶', '123456'],
    ['1\u00a02\u200b3\t4.5\n6', '123456'],
    ['Kode OTP Anda: 123456. Berlaku 5 menit.', '123456'],
    ['Kode OTP Anda: 123 456. Berlaku 5 menit.', '123456'],
    ['Your BOS code is 123-456 and lasts 300 seconds.', '123456'],
    ['BOS 2026: 012345 adalah kode Anda', '012345'],
    ['BOS-123456', '123456'],
    ['Kode 123456 5 menit', '123456'],
    ['Kode: 123456\n\n@bos.test #123456', '123456'],
    ['Bayar Rp150.000 dengan kode 123456', '123456'],
    ['رمزك هو ١٢٣٤٥٦', '123456'],
  ])('%j is the code %s', (text, code) => {
    expect(readOtpText(text)).toBe(code);
  });

  it.each([
    ['', ''],
    ['abc', ''],
    ['belum ada kode', ''],
    ['12345', '12345'],
    ['12a 3.4x5', '12345'],
    ['Kode: 1234', '1234'],
  ])('%j is a code that has begun with %j', (text, digits) => {
    expect(readOtpText(text)).toBe(digits);
  });

  it.each([
    '1234567',
    '123 4567',
    '123456 7',
    '１２３４５６７',
    'Kode OTP 1234567',
    'Hubungi 150012 atau pakai 123456',
    'Hubungi 150012 atau 987654',
    '0812-3456-7890',
    '9'.repeat(40),
  ])('%j holds no single code', (text) => {
    expect(readOtpText(text)).toBeNull();
  });
});

describe('a rejected code', () => {
  it.each([
    [401, 'goToRoot'],
    [400, 'wrongCode'],
    [422, 'wrongCode'],
    [429, 'wait'],
    [500, 'genericError'],
    [503, 'genericError'],
    [null, 'genericError'],
  ])('with status %s means %s', (status, problem) => {
    expect(readOtpProblem(status)).toBe(problem);
  });

  it('is reported with the message of the spec', () => {
    expect(inIndonesian('validation.otp.wrong')).toBe(
      'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
    );
  });
});
