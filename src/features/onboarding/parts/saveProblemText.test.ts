import { REFUSED_SESSION } from '@/api/problem';
import { makeTexts } from '@/i18n/texts';
import { fetchAllWords } from '@/i18n/words';
import { saveProblemText } from './saveProblemText';

test('a session that is over during a save asks for nothing that a frame does not have', async () => {
  await fetchAllWords();
  const text = makeTexts({ productName: 'BOS' }).tRef(saveProblemText(REFUSED_SESSION));
  expect(text).toMatch(/^Sesi Anda sudah habis\. Isian Anda aman/);
  expect(text).not.toContain('masuk');
});
