import { REFUSED_SESSION, type ApiProblem } from '@/api/problem';
import { httpProblem } from '@/api/request';
import { makeTexts } from '@/i18n/texts';
import { fetchAllWords } from '@/i18n/words';
import { saveProblemText } from './saveProblemText';

const textOf = async (problem: ApiProblem) => {
  await fetchAllWords();
  return makeTexts({ productName: 'BOS' }).tRef(saveProblemText(problem));
};

test.each([
  ['30', 'Terlalu banyak permintaan. Isian Anda aman; simpan lagi dalam 30 detik.'],
  [null, 'Terlalu banyak permintaan. Isian Anda aman; simpan lagi beberapa saat lagi.'],
])(
  'F11: a save that came too often, with Retry-After %s, says when to try again',
  async (header, text) => {
    expect(await textOf(httpProblem(429, '{"error":"Too Many Requests"}', header))).toBe(text);
    expect(await textOf(httpProblem(429, '{"error":"Tunggu dulu."}', header))).toBe(
      'Tunggu dulu. Isian Anda aman.',
    );
  },
);

test('a session that is over during a save asks for nothing that a frame does not have', async () => {
  const text = await textOf(REFUSED_SESSION);
  expect(text).toMatch(/^Sesi Anda sudah habis\. Isian Anda aman/);
  expect(text).not.toContain('masuk');
});
