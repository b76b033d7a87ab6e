import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mock } from '@/testing/mock/mock';
import { choose, renderFormStep } from '@/testing/onboarding/renderFormStep';
import { emergencyContactStep } from '../../steps/emergency-contact/definition';

const EMAIL = 'borrower.individu@bos.test';
const CITIES = '/api/master/cities';

const open = () => renderFormStep(emergencyContactStep, { signedInAs: EMAIL });

const region = (name: string) => screen.getByRole('combobox', { name });

async function choosePath(user: UserEvent, ...names: [string, string, string, string]) {
  const [province, city, district, village] = names;
  await choose(user, 'Provinsi', province);
  await choose(user, 'Kota/Kabupaten', city);
  await choose(user, 'Kecamatan', district);
  await choose(user, 'Kelurahan/Desa', village);
}

beforeEach(() => mock.reset());

test('each region waits for the one above it, and the village brings its postal code', async () => {
  const { user } = await open();
  expect(await screen.findByRole('combobox', { name: 'Kota/Kabupaten' })).toBeDisabled();
  await choosePath(user, 'DKI Jakarta', 'Kota Jakarta Selatan', 'Kebayoran Baru', 'Senayan');
  expect(screen.getByLabelText('Kode Pos')).toHaveValue('12190');
});

test('a refused save says what is missing of a region that can be chosen, not of those that wait for it', async () => {
  const { user } = await open();
  await screen.findByRole('combobox', { name: 'Provinsi' });
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const said = () =>
    ['Provinsi', 'Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa'].filter(
      (label) => screen.getByLabelText(label).ariaInvalid === 'true',
    );
  expect(said()).toEqual(['Provinsi']);
  expect(screen.getByRole('link', { name: /^Provinsi: / })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Kota/ })).not.toBeInTheDocument();
  await choose(user, 'Provinsi', 'DKI Jakarta');
  await waitFor(() => expect(said()).toEqual(['Kota/Kabupaten']));
});

test('the postal code that a village brought can be changed', async () => {
  const { user } = await open();
  await choosePath(user, 'DKI Jakarta', 'Kota Jakarta Selatan', 'Kebayoran Baru', 'Senayan');
  await user.clear(screen.getByLabelText('Kode Pos'));
  await user.type(screen.getByLabelText('Kode Pos'), '12199');
  expect(screen.getByLabelText('Kode Pos')).toHaveValue('12199');
  expect(region('Kelurahan/Desa')).toHaveValue('Senayan');
});

test('another province empties everything below it and offers its own cities', async () => {
  const { user } = await open();
  await choosePath(user, 'DKI Jakarta', 'Kota Jakarta Selatan', 'Kebayoran Baru', 'Senayan');
  await choose(user, 'Provinsi', 'Jawa Timur');
  expect(screen.getByLabelText('Kode Pos')).toHaveValue('');
  expect(screen.getByLabelText('Kota/Kabupaten')).toHaveValue('');
  expect(region('Kecamatan')).toHaveValue('');
  expect(region('Kecamatan')).toBeDisabled();
  expect(region('Kelurahan/Desa')).toBeDisabled();

  await user.click(await screen.findByRole('combobox', { name: 'Kota/Kabupaten' }));
  const cities = await screen.findByRole('listbox');
  expect(within(cities).getByRole('option', { name: 'Kota Surabaya' })).toBeVisible();
  expect(within(cities).queryByRole('option', { name: 'Kota Jakarta Selatan' })).toBeNull();
});

test('a list that is on its way says so, and nothing of the region before is left', async () => {
  const { user } = await open();
  await choosePath(user, 'DKI Jakarta', 'Kota Jakarta Selatan', 'Kebayoran Baru', 'Senayan');
  await mock.addFault({ method: 'GET', path: CITIES, hang: true });
  await choose(user, 'Provinsi', 'Jawa Timur');
  const cities = screen.getByLabelText('Kota/Kabupaten');
  expect(cities).toHaveAttribute('placeholder', 'Memuat…');
  expect(cities).toHaveValue('');
  await user.click(cities);
  expect(screen.queryByRole('option', { name: 'Kota Jakarta Selatan' })).toBeNull();
});

const PATH = ['DI Yogyakarta', 'Kota Yogyakarta', 'Danurejan', 'Suryatmajan'] as const;

test.each([
  { label: 'Provinsi', list: 'provinces', level: 0 },
  { label: 'Kota/Kabupaten', list: 'cities', level: 1 },
  { label: 'Kecamatan', list: 'districts', level: 2 },
  { label: 'Kelurahan/Desa', list: 'villages', level: 3 },
])(
  'a list for $label that does not come can be fetched again at its field, and nothing is lost',
  async ({ label, list, level }) => {
    await mock.addFault({ method: 'GET', path: `/api/master/${list}`, status: 500, times: 1 });
    const { user } = await open();
    await user.type(screen.getByLabelText('Alamat'), 'Jalan Kaliurang Km. 5');
    const labels = ['Provinsi', 'Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa'];
    for (const [index, name] of PATH.slice(0, level).entries())
      await choose(user, labels[index] ?? '', name);
    await user.click(await screen.findByRole('button', { name: 'Muat ulang pilihan' }));
    await choose(user, label, PATH[level] ?? '');
    for (const [index, name] of PATH.slice(0, level + 1).entries())
      expect(region(labels[index] ?? '')).toHaveValue(name);
    expect(screen.queryByText('Pilihan tidak dapat dimuat.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Alamat')).toHaveValue('Jalan Kaliurang Km. 5');
  },
);
