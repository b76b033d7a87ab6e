import { CALL_WORDS } from '@/api/callWords';
import { printCallWords } from './callWords';

test('src/api/callWords.ts matches the contract; `npm run contract` updates it', () => {
  const words = [...printCallWords().matchAll(/^ {2}'(.+)',$/gm)].map(([, word]) => word);
  expect(CALL_WORDS).toEqual(words);
  expect(words).toEqual(expect.arrayContaining(['otp', 'channel', 'sms', 'occupations']));
  expect(words).not.toContain('{id}');
});
