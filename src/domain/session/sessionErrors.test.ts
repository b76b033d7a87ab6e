import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { TOKEN_TIME_EXPIRED } from './otp';
import {
  GENERIC_ERROR,
  isInvalidJwt,
  noticeKindFor,
  SESSION_ENDED,
  SESSION_EXPIRED,
} from './sessionErrors';

describe('an error of a call', () => {
  it.each([
    [401, 'Invalid JWT token', true],
    [400, 'Invalid JWT token', true],
    [401, 'Email or password is wrong', false],
    [403, 'Invalid JWT token', false],
    [500, 'Invalid JWT token', false],
    [401, null, false],
    [null, 'Invalid JWT token', false],
  ])('with status %s and the text %s ends the session: %s', (status, message, ends) => {
    expect(isInvalidJwt(status, message)).toBe(ends);
  });

  it('is a warning below 500, and an error from 500 or without a response', () => {
    expect([400, 422, 499, 500, 503, null].map(noticeKindFor)).toEqual([
      'warning',
      'warning',
      'warning',
      'error',
      'error',
      'error',
    ]);
  });

  it('is reported with the message of the spec', () => {
    expect(inIndonesian(GENERIC_ERROR)).toBe('Terjadi kesalahan, silahkan coba lagi nanti');
    expect(inIndonesian(SESSION_ENDED)).toBe(
      'Sesi anda sudah habis, silahkan melakukan Login kembali.',
    );
    expect(inIndonesian(SESSION_EXPIRED.title)).toBe('Warning');
    expect(inIndonesian(SESSION_EXPIRED.body)).toBe(
      'Sesi Anda telah berakhir, silahkan login kembali.',
    );
    expect(inIndonesian(TOKEN_TIME_EXPIRED)).toBe('Token time expired');
  });
});
