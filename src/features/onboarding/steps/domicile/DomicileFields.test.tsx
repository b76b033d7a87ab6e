import { screen, waitFor } from '@testing-library/react';
import { userApi } from '@/api/userApi';
import type { AddressValues } from '../../parts/address/addressGroup';
import { mock } from '@/testing/mock/mock';
import {
  ask,
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
} from '@/testing/onboarding/renderFormStep';
import { domicileStep } from './definition';

const NEW = 'borrower.individu@bos.test';
const COMPLETE = 'revision@bos.test';

const same = () => screen.getByRole('checkbox', { name: 'Sama dengan alamat KTP' });
const street = () => screen.getByLabelText('Alamat');

async function ktpOf(email: string) {
  const { users } = await ask(() => mock.db());
  const ktp = users.find((user) => user.email === email)?.addresses.ktp;
  if (!ktp) throw new Error(`${email} has no KTP address in the default data`);
  return ktp;
}

beforeEach(async () => {
  await mock.reset();
  await mock.setStatus(COMPLETE, { onboarding_status_id: 5 });
});

test('the KTP address can be taken over once it is saved', async () => {
  await renderFormStep(domicileStep, { signedInAs: NEW });
  expect(same()).toBeDisabled();
  expect(
    screen.getByText('Lengkapi dan simpan alamat KTP di bagian Identitas terlebih dahulu'),
  ).toBeVisible();
});

test('A8: the same address as on the KTP fills the fields and locks them', async () => {
  const ktp = await ktpOf(COMPLETE);
  const { user } = await renderFormStep(domicileStep, { signedInAs: COMPLETE });
  if (!(same() as HTMLInputElement).checked) await user.click(same());
  expect(street()).toHaveValue(ktp.address);
  expect(street()).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Kode Pos')).toHaveValue(ktp.postal_code);
  await waitFor(() => expect(screen.getByLabelText('Provinsi')).not.toHaveValue(''));
  expect(screen.getByLabelText('Provinsi')).toHaveAttribute('readonly');
  expect(await screen.findByRole('combobox', { name: 'Status Kepemilikan Rumah' })).toBeEnabled();
});

test('an address that is no longer the same keeps what it showed, to be changed', async () => {
  const ktp = await ktpOf(COMPLETE);
  const { user } = await renderFormStep(domicileStep, {
    signedInAs: COMPLETE,
    typed: { isSameAsKtp: true },
  });
  await waitFor(() => expect(street()).toHaveValue(ktp.address));
  await user.click(same());
  expect(street()).toHaveValue(ktp.address);
  expect(street()).not.toHaveAttribute('readonly');
});

test('a draft that says the same shows the KTP address of now, not the one it remembers', async () => {
  const remembered: AddressValues = {
    address: 'Jalan Lama 1',
    provinceId: 31,
    cityId: 3174,
    districtId: 317407,
    villageId: null,
    postalCode: '12190',
    rtRw: '',
  };
  await renderFormStep(domicileStep, {
    signedInAs: COMPLETE,
    typed: { isSameAsKtp: true, address: remembered },
  });
  const ktp = await ktpOf(COMPLETE);
  await waitFor(() => expect(street()).toHaveValue(ktp.address));
});

test('the address follows when the KTP address changes while the form is open', async () => {
  const { store } = await renderFormStep(domicileStep, {
    signedInAs: COMPLETE,
    typed: { isSameAsKtp: true },
  });
  const ktp = { ...(await ktpOf(COMPLETE)), address: 'Jalan Baru 2' };
  const body = { addresses: { ktp } };
  await store.dispatch(userApi.endpoints.updateUser.initiate({ body }));
  await waitFor(() => expect(street()).toHaveValue('Jalan Baru 2'));
});

test('the same address is stored with its own ownership', async () => {
  const { user } = await renderFormStep(domicileStep, {
    signedInAs: COMPLETE,
    typed: { isSameAsKtp: true },
  });
  await choose(user, 'Status Kepemilikan Rumah', 'Sewa / Kontrak');
  await saveForm(user);
  const { home_ownership_id: _own, ...ktp } = await ktpOf(COMPLETE);
  expect(await storedBodies()).toEqual([
    {
      addresses: { domicilies: { ...withoutNulls(ktp), home_ownership_id: 4 } },
    },
  ]);
});

const withoutNulls = (part: object) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));
