import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorLines } from '../e2e/errors/lines';
import { printErrors } from '../e2e/errors/printErrors';

/** Prettier aligns the columns of tables. */
const unaligned = (page: string): string =>
  page.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

test('docs/errors.md matches the error catalogue; `npm run errors` updates it', () => {
  const page = readFileSync(path.join(__dirname, '..', 'docs', 'errors.md'), 'utf8');
  expect(unaligned(page)).toBe(unaligned(printErrors()));
});

test('the error catalogue has every error text of the spec', () => {
  const texts = [
    'Terjadi kesalahan, silahkan coba lagi nanti',
    'Sesi anda sudah habis, silahkan melakukan Login kembali.',
    'Token time expired',
    'Token not found',
    'Undefined step',
    'Undefined sub step',
    'Invalid role',
    'Invalid user role, type, or status',
    'Onboarding route not found',
    'Consent Tidak Ditemukan!',
    'Something went wrong',
    'Your network is unavailable. Check your data or wifi connection',
    "You're online",
    'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
    'OTP Berhasil Dikirim',
    'App ready to work offline',
    'New content available, click on reload button to update.',
    'Sesi Anda telah berakhir, silahkan login kembali.',
  ];
  const page = printErrors();
  expect(texts.filter((text) => !page.includes(`'${text}'`) && !page.includes(text))).toEqual([]);
});

test('each line of the error catalogue has a unique name', () => {
  const names = errorLines.map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
});
