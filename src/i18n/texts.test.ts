import { messageRef, serverText } from '@/primitives/messageRef';
import { readStoredLanguage } from './language';
import { coreMessages } from './coreMessages';
import { makeTexts } from './texts';
import { fetchAllWords, indonesianWords } from './words';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'id';
});

test('a text is Indonesian until somebody chooses English', async () => {
  const texts = makeTexts({ productName: 'BOS' });
  expect(texts.t('common.close')).toBe('Tutup');
  expect(await texts.setLanguage('en')).toBe(true);
  expect(texts.t('common.close')).toBe('Close');
});

test('A12: a switch of the language shows in the page and is kept for the next visit', async () => {
  await makeTexts({ productName: 'BOS' }).setLanguage('en');
  expect(document.documentElement.lang).toBe('en');
  expect(readStoredLanguage()).toBe('en');
});

test('of two switches in a row the last one counts', async () => {
  const texts = makeTexts({ productName: 'BOS' });
  await Promise.all([texts.setLanguage('en'), texts.setLanguage('id')]);
  expect(texts.language).toBe('id');
  expect(texts.t('common.close')).toBe('Tutup');
});

test('the language that was chosen last is known before its words are there', async () => {
  const texts = makeTexts({ productName: 'BOS' });
  const switched = texts.setLanguage('en');
  expect([texts.language, texts.wanted]).toEqual(['id', 'en']);
  await switched;
  expect([texts.language, texts.wanted]).toEqual(['en', 'en']);
});

test('a choice that is forgotten before its words are there changes nothing', async () => {
  const texts = makeTexts({ productName: 'BOS' });
  const switched = texts.setLanguage('en');
  texts.forgetChoice();
  await switched;
  expect([texts.language, texts.wanted]).toEqual(['id', 'id']);
  expect(document.documentElement.lang).toBe('id');
});

test('a reference carries the values of its message', () => {
  const texts = makeTexts({ productName: 'BOS' });
  expect(texts.tRef(messageRef('common.errorCode', { code: 404 }))).toBe('Kode 404');
});

test('a text that is no reference of ours is shown as the server wrote it', () => {
  const texts = makeTexts({ productName: 'BOS' });
  expect(texts.tRef(serverText('Account not verified {x}'))).toBe('Account not verified {x}');
  expect(texts.tRef(serverText('toString'))).toBe('toString');
});

test('a blocked storage leaves Indonesian and breaks nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStoredLanguage()).toBe('id');
  expect(await makeTexts({ productName: 'BOS' }).setLanguage('en')).toBe(true);
});

test('words that come later show on pages that are there already', async () => {
  const heard = jest.fn();
  indonesianWords.set(coreMessages);
  const texts = makeTexts({ productName: 'BOS' });
  texts.subscribe(heard);
  expect(texts.t('menus.dashboard')).toBe('menus.dashboard');
  expect(texts.tRef(messageRef('menus.dashboard'))).toBe('menus.dashboard');
  await fetchAllWords();
  expect(texts.tRef(messageRef('menus.dashboard'))).toBe('Dashboard');
  expect(heard).toHaveBeenCalled();
});
