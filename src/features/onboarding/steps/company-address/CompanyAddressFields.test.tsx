import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mock } from '@/testing/mock/mock';
import {
  ask,
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
} from '@/testing/onboarding/renderFormStep';
import { companyAddressStep } from './definition';

const EMAIL = 'borrower.corporate@bos.test';
const COMPLETE = 'exempt@bos.test';

const theSwitch = () => screen.getByRole('switch', { name: 'Memiliki gudang' });
const company = () => within(screen.getByRole('group', { name: 'Alamat utama perusahaan' }));
const warehouse = () => within(screen.getByRole('group', { name: 'Alamat gudang' }));

async function chooseIn(user: UserEvent, group: typeof company, label: string, option: string) {
  await user.click(await group().findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fillAddress(user: UserEvent, group: typeof company, street: string) {
  await user.type(group().getByLabelText('Alamat'), street);
  await chooseIn(user, group, 'Provinsi', 'DKI Jakarta');
  await chooseIn(user, group, 'Kota/Kabupaten', 'Kota Jakarta Selatan');
  await chooseIn(user, group, 'Kecamatan', 'Kebayoran Baru');
  await chooseIn(user, group, 'Kelurahan/Desa', 'Senayan');
  await user.type(group().getByLabelText('RT/RW'), '003004');
}

const senayan = (address: string) => ({
  address,
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
  village_id: 3174071006,
  postal_code: '12190',
  rt_rw: '003/004',
});

beforeEach(() => mock.reset());

test('stores the address of the company and, beside it, that of its warehouse', async () => {
  const { user } = await renderFormStep(companyAddressStep, { signedInAs: EMAIL });
  await choose(user, 'Kategori Alamat Usaha', 'Kantor Pusat');
  await fillAddress(user, company, 'Jalan Senopati 12');
  await choose(user, 'Status Kepemilikan', 'Sewa / Kontrak');
  expect(screen.queryByRole('group', { name: 'Alamat gudang' })).toBeNull();
  await user.click(theSwitch());
  await fillAddress(user, warehouse, 'Jalan Gatot Subroto 7');
  await saveForm(user);
  expect(await storedBodies()).toEqual([
    {
      addresses: {
        company: {
          ...senayan('Jalan Senopati 12'),
          business_address_category_id: 1,
          home_ownership_id: 4,
        },
        warehouse: senayan('Jalan Gatot Subroto 7'),
      },
    },
  ]);
});

test('a region of the warehouse changes nothing of the company’s address', async () => {
  const { user } = await renderFormStep(companyAddressStep, { signedInAs: COMPLETE });
  await waitFor(() => expect(company().getByLabelText('Provinsi')).toHaveValue('Jawa Barat'));
  await user.click(theSwitch());
  await chooseIn(user, warehouse, 'Provinsi', 'DKI Jakarta');
  expect(warehouse().getByLabelText('Kota/Kabupaten')).toHaveValue('');
  expect(company().getByLabelText('Provinsi')).toHaveValue('Jawa Barat');
  expect(company().getByLabelText('Kota/Kabupaten')).toHaveValue('Kota Bandung');
});

test('switching the warehouse off and on again brings back what was typed', async () => {
  const { user } = await renderFormStep(companyAddressStep, { signedInAs: EMAIL });
  await user.click(theSwitch());
  await fillAddress(user, warehouse, 'Jalan Gatot Subroto 7');
  await user.click(theSwitch());
  expect(screen.queryByRole('group', { name: 'Alamat gudang' })).toBeNull();
  await user.click(theSwitch());
  expect(warehouse().getByLabelText('Alamat')).toHaveValue('Jalan Gatot Subroto 7');
  expect(await warehouse().findByLabelText('Kelurahan/Desa')).toHaveValue('Senayan');
  expect(warehouse().getByLabelText('Kode Pos')).toHaveValue('12190');
  expect(warehouse().getByLabelText('RT/RW')).toHaveValue('003/004');
});

const storedWarehouse = async () =>
  (await mock.db()).users.find(({ email }) => email === COMPLETE)?.addresses.warehouse;

test('a stored warehouse goes with the save alone, and the form says so before', async () => {
  const { user } = await renderFormStep(companyAddressStep, { signedInAs: COMPLETE });
  await user.click(theSwitch());
  await fillAddress(user, warehouse, 'Jalan Gatot Subroto 7');
  await saveForm(user);

  await user.click(theSwitch());
  // The form learns what is stored from the profile, which it reads again after the save.
  await waitFor(() => expect(theSwitch()).toHaveAccessibleDescription(/dihapus saat Anda simpan/));
  expect(await ask(storedWarehouse)).toMatchObject({ address: 'Jalan Gatot Subroto 7' });
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(async () => expect(await storedWarehouse()).toBeNull());
});

test('what is wrong in either address is shown at its field and with the name of its group', async () => {
  const { user } = await renderFormStep(companyAddressStep, { signedInAs: COMPLETE });
  await user.click(theSwitch());
  await user.clear(company().getByLabelText('Alamat'));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(company().getByLabelText('Alamat')).toHaveAccessibleDescription('Tidak boleh kosong');
  expect(company().getByLabelText('Alamat')).toHaveFocus();
  expect(warehouse().getByLabelText('Kode Pos')).toBeInvalid();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toContain('Alamat utama perusahaan – Alamat: Tidak boleh kosong');
  expect(links).toContain('Alamat gudang – Alamat: Tidak boleh kosong');
  expect(await storedBodies()).toEqual([]);
});
