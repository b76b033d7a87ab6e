import { screen, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderFormStep, saveForm, storedBodies } from '@/testing/onboarding/renderFormStep';
import type * as fields from '../../parts/DocumentField';
import { legalDocumentsStep } from './definition';
import { NEW_OTHER } from './others';

const OWNER = 'revision.corporate@bos.test';

let mockIsBroken = true;

jest.mock('../../parts/DocumentField', () => {
  const { DocumentField } = jest.requireActual<typeof fields>('../../parts/DocumentField');
  return {
    DocumentField: (field: Parameters<typeof fields.DocumentField>[0]) => {
      if (mockIsBroken && field.name === 'others.new3.document') throw new Error('It breaks');
      return <DocumentField {...field} />;
    },
  };
});

beforeEach(() => mock.reset());

test('G7: one of five other documents breaks; the rest keeps its values and can be saved', async () => {
  // React reports to the console what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { users } = await mock.db();
  const stored = users.find(({ email }) => email === OWNER)?.documents.nib;
  const document = stored ? { fileName: stored.file_name, pathUrl: stored.path_url } : null;
  const row = (number: number) => ({ ...NEW_OTHER, name: `Izin ${number}`, document });
  const others = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`new${number}`, row(number)]));
  const { user } = await renderFormStep(legalDocumentsStep, {
    signedInAs: OWNER,
    typed: { others },
  });

  expect(await screen.findByText('Bagian ini tidak dapat ditampilkan')).toBeVisible();
  expect(screen.getAllByRole('group', { name: /^Dokumen Lain \d/ })).toHaveLength(4);
  const second = screen.getByRole('group', { name: 'Dokumen Lain 2' });
  await user.type(within(second).getByLabelText('Nama Dokumen'), ' Gudang');
  await saveForm(user);
  const names = ['Izin 1', 'Izin 2 Gudang', 'Izin 3', 'Izin 4', 'Izin 5'];
  expect(await storedBodies()).toMatchObject([
    { documents: { others: names.map((name) => ({ name })) } },
  ]);

  mockIsBroken = false;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  const third = screen.getByRole('group', { name: 'Dokumen Lain 3' });
  expect(within(third).getByLabelText('Nama Dokumen')).toHaveValue('Izin 3');
});
