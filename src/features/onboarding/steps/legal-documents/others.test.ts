import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import type { OtherDocument } from '@/api/wire';
import { formMessages } from '@/testing/onboarding/formMessages';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { legalDocuments as form } from './form';
import { NEW_OTHER, othersUpdate, othersValues, type OthersValues } from './others';

const storedOther = (id: number, name: string, path = `${id}.pdf`): OtherDocument => ({
  id,
  name,
  file_name: path,
  path_url: `/files/${path}`,
  created_at: '2026-10-01T00:00:00Z',
});
const kept = ({ created_at: _, ...other }: OtherDocument) => other;
const added = (name: string, path: string) => ({
  ...NEW_OTHER,
  name,
  document: { fileName: path, pathUrl: `/files/${path}` },
});

const IZIN = storedOther(1, 'Izin Usaha');
const SURAT = storedOther(2, 'Surat  Domisili');

const opened = othersValues([IZIN, SURAT]);
const change = (key: string, changes: Partial<OthersValues[string]>): OthersValues => ({
  ...opened,
  [key]: { ...opened[key], ...changes } as OthersValues[string],
});

test('an untouched list is not sent, whatever another tab has made of it', () => {
  for (const now of [[IZIN, SURAT], [SURAT], [IZIN, SURAT, storedOther(3, 'Baru')], []])
    expect(othersUpdate(opened, now)).toBeUndefined();
});

test('an added document goes without an id behind those that are stored, as they are', () => {
  expect(othersUpdate({ ...opened, new1: added(' Akta  Cabang', 'a.pdf') }, [IZIN, SURAT])).toEqual(
    [
      kept(IZIN),
      kept(SURAT),
      { name: 'Akta Cabang', file_name: 'a.pdf', path_url: '/files/a.pdf' },
    ],
  );
});

test('a removed document is left out, a renamed one keeps its file and id', () => {
  expect(othersUpdate(change('stored1', { isRemoved: true }), [IZIN, SURAT])).toEqual([
    kept(SURAT),
  ]);
  expect(othersUpdate(change('stored1', { name: 'Izin Baru ' }), [IZIN, SURAT])).toEqual([
    { ...kept(IZIN), name: 'Izin Baru' },
    kept(SURAT),
  ]);
});

test('a document whose file was replaced keeps its id, and its name as the server has it', () => {
  const document = { fileName: 'b.pdf', pathUrl: '/files/b.pdf' };
  expect(othersUpdate(change('stored2', { document }), [IZIN, SURAT])).toEqual([
    kept(IZIN),
    { id: 2, name: 'Surat  Domisili', file_name: 'b.pdf', path_url: '/files/b.pdf' },
  ]);
});

test('C9: a document whose save arrived without an answer is known by its file and not added twice', () => {
  const values = { ...opened, new1: added('Akta', 'a.pdf') };
  const arrived = [IZIN, SURAT, storedOther(3, 'Akta', 'a.pdf')];
  expect(othersUpdate(values, arrived)).toBeUndefined();
  const renamed = { ...opened, new1: added('Akta Cabang', 'a.pdf') };
  expect(othersUpdate(renamed, arrived)?.at(-1)).toEqual({
    ...kept(storedOther(3, 'Akta', 'a.pdf')),
    name: 'Akta Cabang',
  });
});

test('D9: what another tab has added since is kept, and what it has removed stays away', () => {
  const values = { ...opened, new1: added('Akta', 'a.pdf') };
  expect(othersUpdate(values, [SURAT, storedOther(3, 'Dari Tab Lain')])).toEqual([
    kept(SURAT),
    kept(storedOther(3, 'Dari Tab Lain')),
    { name: 'Akta', file_name: 'a.pdf', path_url: '/files/a.pdf' },
  ]);
});

test('D9: a document that was changed here and removed elsewhere is added again, without its old id', () => {
  expect(othersUpdate(change('stored1', { name: 'Izin Baru' }), [SURAT])).toEqual([
    kept(SURAT),
    { name: 'Izin Baru', file_name: '1.pdf', path_url: '/files/1.pdf' },
  ]);
});

test(`K7: no list that the form accepts repeats a name on the server (seed ${SEED})`, () => {
  const name = fc.constantFrom(
    'Izin',
    'izin ',
    'IZIN',
    'Izin  Usaha',
    'izin\u00a0usaha',
    'Surat',
    '',
  );
  const RUNS = runs(500);
  const context = contextWith();
  let acceptedCount = 0;
  fc.assert(
    fc.property(fc.array(name, { maxLength: 5 }), (names) => {
      const others = Object.fromEntries(
        names.map((given, index) => [`new${index}`, added(given, `${index}.pdf`)]),
      );
      const refused = formMessages(form, { ...form.initialValues(context), others }, context);
      if (Object.keys(refused).some((path) => path.startsWith('others'))) return true;
      acceptedCount += 1;
      const sent = (othersUpdate(others, []) ?? []).map((one) => one.name.toLowerCase());
      return !sent.includes('') && new Set(sent).size === sent.length;
    }),
    RUNS,
  );
  expect(acceptedCount).toBeGreaterThan(RUNS.numRuns / 10);
});
