import { screen, waitFor, within } from '@testing-library/react';
import { selectDraft } from '@/state/slices/drafts';
import { callsOf, choose } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import {
  card,
  field,
  fillPerson,
  given,
  open,
  press,
  put,
  SAVE,
  SHAREHOLDERS,
  stored,
  tick,
  upload,
} from '@/testing/onboarding/shareholderCards';
import { messageRef } from '@/primitives/messageRef';

beforeEach(() => mock.reset());

test('a person in both roles is one card, stored once and shown in both lists', async () => {
  const { user, store, recorded } = await open();
  await press(user, 'Tambah Pengurus');
  expect(screen.getByRole('heading', { name: 'Pengurus 1' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Perorangan' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Pengurus' })).toBeChecked();
  await tick(user, 'Pemegang Saham');
  await choose(user, 'Jabatan', 'Direktur Utama');
  await put(user, 'Persentase Kepemilikan', '33.5');
  await fillPerson(user);
  await press(user, SAVE);

  const shown = within(await card('Pengurus 1'));
  expect(shown.getByRole('heading')).toHaveFocus();
  expect(shown.getByText('Rini Astuti')).toBeVisible();
  expect(shown.getByText('Direktur Utama · 33,5%')).toBeVisible();
  expect(shown.getByText('NIK •••• •••• •••• 0001')).toBeVisible();
  expect(shown.getByText('Pemegang Saham')).toBeVisible();
  expect(within(await card('Pemegang Saham 1')).getByText('Rini Astuti')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Total kepemilikan' })).toHaveValue(3350);
  expect(recorded.notices).toContainEqual(
    expect.objectContaining({ kind: 'success', body: messageRef('onboardingManagement.saved') }),
  );
  expect(selectDraft('management-shareholders')(store.getState())).toBeNull();

  const [call] = await callsOf('POST', SHAREHOLDERS);
  const file = (name: string) => ({
    file_name: name,
    file_path: expect.stringMatching(/^\/files/),
  });
  expect(call?.body).toEqual({
    is_corporate: false,
    shareholder_type_ids: [1, 2],
    shareholder_position_id: 1,
    ownership_percentage: 33.5,
    name: 'Rini Astuti',
    email: 'rini@bos.test',
    phone_number: '081298765432',
    birth_date: '1985-02-01',
    gender_id: 2,
    nik: '3174074102850001',
    npwp: '091234567891001',
    is_public: null,
    address: null,
    province_id: null,
    city_id: null,
    district_id: null,
    village_id: null,
    postal_code: null,
    rt_rw: null,
    domiciled_address: null,
    ktp_document: file('ktp.jpg'),
    npwp_document: file('npwp.jpg'),
  });
  expect(await stored()).toHaveLength(1);
});

test('a company owns a part; what was typed of a person is there again where Jenis goes back', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Email', 'rini@bos.test');
  await user.click(screen.getByRole('radio', { name: 'Badan Usaha' }));
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Perorangan' }));
  expect(field('Email')).toHaveValue('rini@bos.test');
  await user.click(screen.getByRole('radio', { name: 'Badan Usaha' }));
  await tick(user, 'Pengurus');
  await choose(user, 'Jabatan', 'Direktur');
  await tick(user, 'Pengurus');
  await tick(user, 'Pengurus');
  expect(screen.getByRole('combobox', { name: 'Jabatan' })).toHaveValue('Direktur');
  await tick(user, 'Pengurus');

  await put(user, 'Persentase Kepemilikan', '100');
  await put(user, 'Nama Badan Usaha', 'PT Induk & Anak (Persero)');
  await put(user, 'NPWP', '011234567891000');
  await upload(user, 'Dokumen NPWP', 'npwp.jpg');
  await tick(user, 'Perusahaan Terbuka');
  await press(user, SAVE);
  const shown = within(await card('Pemegang Saham 1'));
  expect(shown.getByText('NPWP ••• •••• •••• 1000')).toBeVisible();
  expect(await stored()).toMatchObject([
    {
      is_corporate: true,
      is_public: true,
      shareholder_type_ids: [2],
      shareholder_position_id: null,
      ownership_percentage: 100,
      name: 'PT Induk & Anak (Persero)',
      email: null,
    },
  ]);
});

test('one in both roles is changed in one place, and removed from both lists after a word of it', async () => {
  await given();
  const { user } = await open();
  await user.click(within(await card('Pemegang Saham 1')).getByRole('button', { name: 'Ubah' }));
  expect(screen.getAllByLabelText('Nama')).toHaveLength(1);
  const other = within(await card('Pengurus 1'));
  expect(other.getByText(/sedang diubah di daftar lain/)).toBeVisible();
  expect(other.queryByRole('button')).not.toBeInTheDocument();
  await user.clear(field('Nama'));
  await put(user, 'Nama', 'Siti Rahayu Ningsih');
  await press(user, SAVE);
  expect(await within(await card('Pengurus 1')).findByText('Siti Rahayu Ningsih')).toBeVisible();
  const shown = within(await card('Pemegang Saham 1'));
  expect(shown.getByRole('heading')).toHaveFocus();

  await user.click(shown.getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus kartu ini?' }));
  expect(dialog.getByText(/^Siti Rahayu Ningsih tercatat sebagai pengurus dan juga/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Belum ada pengurus')).toBeVisible();
  expect(screen.getByText('Belum ada pemegang saham')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tambah Pemegang Saham' })).toHaveFocus(),
  );
  expect(await stored()).toEqual([]);
});

test('a role that is given up takes the card out of its list; without any role nothing is sent', async () => {
  await given();
  const { user } = await open();
  await user.click(within(await card('Pengurus 1')).getByRole('button', { name: 'Ubah' }));
  await tick(user, 'Pengurus');
  await tick(user, 'Pemegang Saham');
  await press(user, SAVE);
  expect(screen.getByRole('checkbox', { name: 'Pengurus' })).toHaveAccessibleDescription(
    'Pilih sedikitnya satu peran',
  );
  await tick(user, 'Pemegang Saham');
  expect(field('Persentase Kepemilikan')).toHaveValue('60');
  await press(user, SAVE);
  expect(await screen.findByText('Belum ada pengurus')).toBeVisible();
  expect(within(await card('Pemegang Saham 1')).getByRole('heading')).toHaveFocus();
  expect(await stored()).toMatchObject([
    { shareholder_type_ids: [2], shareholder_position_id: null, ownership_percentage: 60 },
  ]);
});

test('a part that is read-only shows the cards and the total, and nothing to press', async () => {
  await given();
  await open({ isReadOnly: true });
  expect(within(await card('Pengurus 1')).getByText('Siti Rahayu')).toBeVisible();
  expect(screen.getByText('Sisa 40%')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Ubah|Hapus|Tambah)/ })).not.toBeInTheDocument();
});
