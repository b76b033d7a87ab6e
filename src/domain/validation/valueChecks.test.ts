import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { checkBusinessPhotos, checkFile } from './valueChecks';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fileName: `${index}.jpg`, pathUrl: `/${index}` }));

const inWords = (value: unknown): string | null => {
  const problem = checkBusinessPhotos(value);
  return problem === null ? null : inIndonesian(problem);
};

describe('the photos of a business', () => {
  it.each([
    [0, 'Unggah minimal 3 foto, kurang 3 lagi'],
    [1, 'Unggah minimal 3 foto, kurang 2 lagi'],
    [2, 'Unggah minimal 3 foto, kurang 1 lagi'],
    [3, null],
    [4, null],
    [19, null],
    [20, null],
    [21, 'Paling banyak 20 foto, hapus 1 foto'],
    [22, 'Paling banyak 20 foto, hapus 2 foto'],
    [25, 'Paling banyak 20 foto, hapus 5 foto'],
  ])('I3, K7: are between 3 and 20: %d of them: %s', (count, problem) => {
    expect(inWords(photos(count))).toBe(problem);
  });

  it.each([null, undefined, 'foto.jpg', 5, {}])('are missing where the value is %p', (value) => {
    expect(inWords(value)).toBe(inWords([]));
  });

  it('each have a name and a path', () => {
    const [first, second, third] = photos(3);
    expect(inWords([first, { fileName: 'a.jpg' }, third])).toBe('Tidak boleh kosong');
    expect(inWords([first, second, null])).toBe('Tidak boleh kosong');
    expect(inWords([first, second, { ...third, pathUrl: '' }])).toBe('Tidak boleh kosong');
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
