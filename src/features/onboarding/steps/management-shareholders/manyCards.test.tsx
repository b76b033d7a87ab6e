import { screen, within } from '@testing-library/react';
import type { Shareholder } from '@/api/wire';
import {
  callsOf,
  openRows,
  rowsOf,
  sendAsApplicant,
  uploadAsApplicant,
} from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { managementShareholdersStep } from './definition';

const mockBroken = { name: '' };
const mockRendered: string[] = [];

jest.mock('./ShareholderSummary', () => ({
  ...jest.requireActual<object>('./ShareholderSummary'),
  ShareholderSummary: ({ item }: { item: Shareholder }) => {
    mockRendered.push(item.name);
    if (item.name === mockBroken.name) throw new Error('One card breaks');
    return <p>{item.name}</p>;
  },
}));

const NAMES = ['Adi', 'Budi', 'Citra', 'Dewi', 'Eka'];

beforeEach(async () => {
  await mock.reset();
  mockBroken.name = '';
  const { file_name, path_url } = await uploadAsApplicant('npwp.jpg');
  for (const name of NAMES) {
    await sendAsApplicant('/user/shareholder', {
      is_corporate: true,
      name,
      npwp: '011234567891000',
      npwp_document: { file_name, file_path: path_url },
      shareholder_type_ids: [2],
      ownership_percentage: 10,
    });
  }
});

const change = async (user: Awaited<ReturnType<typeof openRows>>['user'], name: string) =>
  user.click(
    within(await screen.findByRole('article', { name })).getByRole('button', { name: 'Ubah' }),
  );

test('G7: one card of five breaks; the other four are shown, and can be changed and saved', async () => {
  // React reports to the console what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockBroken.name = 'Citra';
  const { user, recorded } = await openRows(managementShareholdersStep);
  expect(await screen.findByText('Bagian ini tidak dapat ditampilkan')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(recorded.reports).toEqual([new Error('One card breaks')]);

  await change(user, 'Pemegang Saham 4');
  await user.click(screen.getByLabelText('Nama Badan Usaha'));
  await user.paste(' Lestari');
  await user.click(screen.getByRole('button', { name: 'Simpan Kartu' }));
  expect(await screen.findByText('Dewi Lestari')).toBeVisible();
  expect((await rowsOf('shareholders')).map(({ name }) => name)).toEqual([
    'Adi',
    'Budi',
    'Citra',
    'Dewi Lestari',
    'Eka',
  ]);

  mockBroken.name = '';
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByText('Citra')).toBeVisible();
});

test('what is typed into one card renders no other; opening and saving it, none but itself', async () => {
  const { user } = await openRows(managementShareholdersStep);
  await screen.findByRole('article', { name: 'Pemegang Saham 5' });
  mockRendered.length = 0;
  await change(user, 'Pemegang Saham 2');
  await user.click(screen.getByLabelText('Persentase Kepemilikan'));
  await user.keyboard('{Backspace}5');
  await user.click(screen.getByLabelText('Nama Badan Usaha'));
  await user.keyboard(' Jaya');
  expect(screen.getByText('Total kepemilikan')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveValue(5500);
  expect(mockRendered).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Simpan Kartu' }));
  await screen.findByText('Budi Jaya');
  expect(await callsOf('PUT', '/user/shareholder')).toHaveLength(1);
  expect([...new Set(mockRendered)]).toEqual(['Budi Jaya']);
});
