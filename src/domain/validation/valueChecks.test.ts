import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { checkBusinessPhotos, checkFile } from './valueChecks';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fileName: `${index}.jpg`, pathUrl: `/${index}` }));

const inWords = (value: unknown): string | null => {
  const problem = checkBusinessPhotos(value);
  return problem === null ? null : inIndonesian(problem);
};

describe('the photos of a business', () => {
  it('say how many are missing', () => {
    const none = inWords([]);
    expect(none).toContain('3');
    expect(inWords(photos(1))).not.toBe(none);
    expect(inWords(photos(2))).not.toBe(inWords(photos(1)));
  });

  it.each([null, undefined, 'foto.jpg', 5, {}])('are none at all where they are %p', (value) => {
    expect(inWords(value)).toBe(inWords([]));
  });

  it('say how many are too many', () => {
    expect(inWords(photos(22))).not.toBe(inWords(photos(21)));
  });

  it('are each a file with a name and a path', () => {
    const [first, second, third] = photos(3);
    expect(inWords([first, second, third])).toBeNull();
    expect(inWords([first, { fileName: 'a.jpg' }, third])).toBe('Tidak boleh kosong');
    expect(inWords([first, second, null])).toBe('Tidak boleh kosong');
  });
});

describe('an uploaded file', () => {
  it.each([
    ['a name and a path', { fileName: 'a.jpg', pathUrl: '/files/a' }, true],
    ['a blank name', { fileName: ' ', pathUrl: '/files/a' }, false],
    ['a blank path', { fileName: 'a.jpg', pathUrl: '' }, false],
    ['a name that is no text', { fileName: 5, pathUrl: '/files/a' }, false],
    ['a path that is no text', { fileName: 'a.jpg', pathUrl: {} }, false],
    ['nothing', null, false],
    ['a text', 'a.jpg', false],
  ])('with %s: %j is taken: %s', (_what, file, isTaken) => {
    expect(checkFile(file) === null).toBe(isTaken);
  });
});
