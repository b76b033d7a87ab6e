import { QueryStatus } from '@reduxjs/toolkit/query';
import { screen, waitFor } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import {
  ask,
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
  upload,
} from '@/testing/onboarding/renderFormStep';
import type { AppStore } from '@/state/store';
import { identityStep } from './definition';

const EMAIL = 'borrower.individu@bos.test';
const CHECK = '/api/identity/user/identification-check';
const TAKEN = 'NIK ini sudah terdaftar, periksa kembali nomornya';
const FREE_NIK = '3174074506900001';

/** The number of somebody else in the default data. */
async function takenNumber(type: 'nik' | 'npwp'): Promise<string> {
  const email = 'revision@bos.test';
  const { users } = await ask(() => mock.db());
  const number = users.find((user) => user.email === email)?.information[type];
  if (!number) throw new Error(`${email} has no ${type} in the default data`);
  return number;
}

const takenNik = () => takenNumber('nik');

const checks = () =>
  ask(async () => (await mock.calls()).filter(({ path }) => path.startsWith(CHECK)));

/** Waits until so many checks were made and each answer has reached the page. */
const answered = (count: number, { getState }: AppStore) =>
  waitFor(async () => {
    expect(await checks()).toHaveLength(count);
    const mutations = Object.values(getState().api.mutations);
    expect(mutations.filter((mutation) => mutation?.status === QueryStatus.pending)).toEqual([]);
  });

const nikField = () => screen.getByLabelText('NIK');

beforeEach(() => mock.reset());

test('a NIK is checked when its field is left; one that is taken is an error at the field', async () => {
  const { user } = await renderFormStep(identityStep, { signedInAs: EMAIL });
  await user.type(nikField(), await takenNik());
  expect(await checks()).toEqual([]);
  await user.tab();
  expect(await screen.findByText(TAKEN)).toBeVisible();
  expect(nikField()).toBeInvalid();
  expect((await checks())[0]?.body).toEqual({ type: 'nik', value: await takenNik() });

  await user.clear(nikField());
  await user.type(nikField(), FREE_NIK);
  expect(screen.queryByText(TAKEN)).toBeNull();
});

test('an NPWP is checked in the same way, and the check of one says nothing of the other', async () => {
  const { user } = await renderFormStep(identityStep, { signedInAs: EMAIL });
  const value = await takenNumber('npwp');
  await user.type(nikField(), FREE_NIK);
  await user.click(screen.getByLabelText('NPWP'));
  await user.paste(value.replace(/(\d{2})(\d{3})/, '$1.$2.'));
  await user.tab();
  expect(
    await screen.findByText('NPWP ini sudah terdaftar, periksa kembali nomornya'),
  ).toBeVisible();
  expect(screen.getByLabelText('NPWP')).toBeInvalid();
  expect(nikField()).toBeValid();
  expect((await checks()).map(({ body }) => body)).toEqual([
    { type: 'nik', value: FREE_NIK },
    { type: 'npwp', value },
  ]);
});

test('a NIK that a draft brings back is checked when the form opens', async () => {
  const nik = await takenNik();
  await renderFormStep(identityStep, { signedInAs: EMAIL, typed: { nik } });
  expect(await screen.findByText(TAKEN)).toBeVisible();
});

test('a check that fails does not block, and is made again the next time', async () => {
  await mock.addFault({ method: 'POST', path: CHECK, status: 500, times: 1 });
  const { user, store } = await renderFormStep(identityStep, { signedInAs: EMAIL });
  await user.type(nikField(), await takenNik());
  await user.tab();
  await answered(1, store);
  expect(nikField()).toBeValid();
  await user.click(nikField());
  await user.tab();
  expect(await screen.findByText(TAKEN)).toBeVisible();
});

test('a NIK of another region is remarked on and accepted', async () => {
  const { user } = await renderFormStep(identityStep, { signedInAs: EMAIL });
  await user.type(nikField(), FREE_NIK);
  await choose(user, 'Provinsi', 'Jawa Timur');
  expect(screen.getByText(/Kode wilayah di NIK berbeda dari alamat yang Anda isi/)).toBeVisible();
  expect(nikField()).toBeValid();
  await choose(user, 'Provinsi', 'DKI Jakarta');
  expect(screen.queryByText(/Kode wilayah di NIK/)).toBeNull();
});

test('a card for life needs no date of expiry', async () => {
  const { user } = await renderFormStep(identityStep, { signedInAs: EMAIL });
  await user.click(screen.getByRole('checkbox', { name: 'Seumur Hidup' }));
  expect(screen.getByLabelText('Berlaku Hingga')).toBeDisabled();
});

test('stores card, documents and address in one request', async () => {
  const { user } = await renderFormStep(identityStep, { signedInAs: EMAIL });
  await user.type(nikField(), FREE_NIK);
  await user.type(screen.getByLabelText('Tanggal Terbit KTP'), '12/05/2019');
  await user.click(screen.getByRole('checkbox', { name: 'Seumur Hidup' }));
  await user.click(screen.getByLabelText('NPWP'));
  await user.paste('09.254.294.3-407.000');
  await upload(user, 'Foto KTP', 'ktp.jpg');
  await upload(user, 'Foto NPWP', 'npwp.jpg');
  await user.type(screen.getByLabelText('Alamat'), 'Jalan Senopati 12');
  await choose(user, 'Provinsi', 'DKI Jakarta');
  await choose(user, 'Kota/Kabupaten', 'Kota Jakarta Selatan');
  await choose(user, 'Kecamatan', 'Kebayoran Baru');
  await choose(user, 'Kelurahan/Desa', 'Senayan');
  await user.type(screen.getByLabelText('RT/RW'), '003004');
  await saveForm(user);

  const updates = await storedBodies();
  expect(updates).toHaveLength(1);
  expect(updates[0]).toEqual({
    information: {
      nik: FREE_NIK,
      nik_issue_date: '2019-05-12',
      nik_expired_date: '9999-12-31',
      npwp: '092542943407000',
    },
    documents: {
      ktp: { file_name: 'ktp.jpg', path_url: expect.stringMatching(/^\/files\/.+\.jpg$/) },
      npwp: { file_name: 'npwp.jpg', path_url: expect.stringMatching(/^\/files\/.+\.jpg$/) },
    },
    addresses: {
      ktp: {
        address: 'Jalan Senopati 12',
        province_id: 31,
        city_id: 3174,
        district_id: 317407,
        village_id: expect.any(Number),
        postal_code: '12190',
        rt_rw: '003/004',
      },
    },
  });
});
