import { screen, waitFor, within } from '@testing-library/react';
import { eachSubStep, BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import { changedElsewhere, userOf } from '@/testing/onboarding/otherDevice';
import { expectGoneOn, openSubStep, saveButton, type App } from '@/testing/onboarding/saves';
import { renderApp } from '@/testing/render/renderApp';
import { deviceDrafts } from '@/testing/store/testStore';
import { pickKeys } from '@/primitives/records';
import { mock } from '@/testing/mock/mock';

const subStep = (id: string) => {
  const found = eachSubStep.find(({ position }) => position.subStep.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
const PROFILE = subStep('company-profile');
const IDENTITY = subStep('identity');
const LEGAL = subStep('legal-documents');
const ADDRESS = subStep('company-address');

const open = (each: typeof PROFILE) => openSubStep(each, { draftStore: deviceDrafts() });

/** Opens a sub-step whose form can be read only until something is chosen. */
async function openAgain({ path, email }: typeof PROFILE): Promise<App> {
  const view = await renderApp(path, email, { draftStore: deviceDrafts() });
  await screen.findByRole('button', { name: 'Lanjutkan draf' });
  return view;
}

/** One field of the choice. */
const choiceOf = (name: string) => within(screen.getByRole('radiogroup', { description: name }));
const choices = () =>
  screen
    .getAllByRole('radiogroup', { name: 'Pilih salah satu' })
    .map((group) => within(group).getByRole('heading').textContent);
/** What one side of a field holds: a radio is described by its value. */
const valueOf = (name: string, side: 'Di perangkat ini' | 'Tersimpan di server') =>
  choiceOf(name).getByRole('radio', { name: side });
const press = (app: App, name: string) => app.user.click(screen.getByRole('button', { name }));

/** Types into the profile of the company here, and changes it on another device. */
async function typeAndChange(information: object): Promise<string> {
  const { company_name: name } = (await userOf(PROFILE.email)).information;
  const app = await open(PROFILE);
  await editAnswer(app.user, PROFILE);
  await app.user.type(screen.getByLabelText('Total Aset'), '0');
  await app.leave();
  await changedElsewhere(PROFILE, { information });
  return name ?? '';
}

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));

test('D10: what another device has changed beside a draft is shown with it, and kept by its save', async () => {
  const changed = { company_phone_number: '0215550101', total_staff: 99 };
  await typeAndChange(changed);
  const app = await open(PROFILE);
  expect(screen.getByText(/memakai data terbaru dari server/)).toBeVisible();
  expect(screen.getByLabelText('Jumlah Karyawan')).toHaveValue('99');
  await press(app, 'Lanjutkan draf');
  await app.user.click(await saveButton());
  await expectGoneOn(app, PROFILE);
  const { information } = await userOf(PROFILE.email);
  expect(information).toMatchObject(changed);
  expect(information.company_name).toMatch(/a$/);
});

test('D10: what both have changed is chosen field by field, and nothing is overwritten before', async () => {
  const name = await typeAndChange({ company_name: 'Sinar Laut', total_asset: 7_000_000 });
  const app = await openAgain(PROFILE);
  expect(choices()).toEqual(['Nama Perusahaan', 'Total Aset']);
  expect(valueOf('Nama Perusahaan', 'Di perangkat ini')).toHaveAccessibleDescription(
    expect.stringContaining(`${name}a`),
  );
  expect(valueOf('Nama Perusahaan', 'Tersimpan di server')).toHaveAccessibleDescription(
    /Sinar Laut/,
  );
  expect(valueOf('Total Aset', 'Tersimpan di server')).toHaveAccessibleDescription(/7\.000\.000/);
  // Until then the form shows what is stored, and cannot be changed.
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('Sinar Laut');
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Simpan & Lanjutkan' })).toBeNull();

  await app.user.click(choiceOf('Total Aset').getByRole('radio', { name: 'Tersimpan di server' }));
  await press(app, 'Lanjutkan draf');
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue(`${name}a`);
  expect(screen.getByLabelText('Total Aset')).toHaveValue('7.000.000');
  await app.leave();

  const again = await open(PROFILE);
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue(`${name}a`);
  expect(screen.getByLabelText('Total Aset')).toHaveValue('7.000.000');
  await again.user.click(await saveButton());
  await expectGoneOn(again, PROFILE);
  const patches = (await mock.calls()).filter(
    ({ method, path }) => method === 'PATCH' && path.endsWith('/user/update'),
  );
  expect(patches.at(-1)?.body).toEqual({ information: { company_name: `${name}a` } });
});

test("D10: 'Buang' takes everything that the server has, and forgets the draft", async () => {
  await typeAndChange({ company_name: 'Sinar Laut' });
  const app = await openAgain(PROFILE);
  const assets = String((await userOf(PROFILE.email)).information.total_asset);
  const digitsIn = (label: string) =>
    screen.getByLabelText<HTMLInputElement>(label).value.replaceAll('.', '');
  // What was changed on the device alone is no choice, and is shown as it will be.
  expect(choices()).toEqual(['Nama Perusahaan']);
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('Sinar Laut');
  expect(digitsIn('Total Aset')).toBe(`${assets}0`);
  await press(app, 'Buang');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('Sinar Laut');
  expect(digitsIn('Total Aset')).toBe(assets);
  await app.leave();
  await open(PROFILE);
  expect(screen.queryByRole('button', { name: 'Lanjutkan draf' })).toBeNull();
  expect(screen.getByLabelText('Nama Perusahaan')).toHaveValue('Sinar Laut');
});

test('D10: an address is one choice with the names of its regions, and a NIK is masked', async () => {
  const before = await open(IDENTITY);
  const { ktp } = (await userOf(IDENTITY.email)).addresses;
  const { company: other } = (await userOf(ADDRESS.email)).addresses;
  expect(other?.village_id).not.toBe(ktp?.village_id);
  await editAnswer(before.user, IDENTITY);
  const nik = screen.getByLabelText('NIK');
  await before.user.clear(nik);
  await before.user.type(nik, '3171010101900777');
  await before.leave();
  await changedElsewhere(IDENTITY, {
    information: { nik: '3171010101900888' },
    addresses: { ktp: { ...other, ...pickKeys(ktp ?? {}, (key) => key === 'rt_rw') } },
  });
  await openAgain(IDENTITY);
  expect(choices()).toEqual(['NIK', 'Alamat sesuai KTP']);
  expect(valueOf('NIK', 'Di perangkat ini')).not.toHaveAccessibleDescription(/3171010101900777/);
  const address = valueOf('Alamat sesuai KTP', 'Tersimpan di server');
  await waitFor(() => expect(address).toHaveAccessibleDescription(/Kelurahan\/Desa ?[A-Z]{3}/i));
});

test('D10: a deed is one choice, with its date', async () => {
  const before = await open(LEGAL);
  const { deed_of_establishment: deed } = (await userOf(LEGAL.email)).documents;
  if (deed === null) throw new Error('No deed');
  await editAnswer(before.user, LEGAL);
  await before.leave();
  await changedElsewhere(LEGAL, {
    documents: { deed_of_establishment: { ...deed, validity_date: '2011-03-04' } },
  });
  const app = await openAgain(LEGAL);
  expect(choices()).toEqual(['Akta Pendirian']);
  const stored = valueOf('Akta Pendirian', 'Tersimpan di server');
  expect(stored).toHaveAccessibleDescription(expect.stringContaining(String(deed.number)));
  expect(stored).toHaveAccessibleDescription(/4 Maret 2011/);
  await press(app, 'Lanjutkan draf');
  await app.user.click(await saveButton());
  await expectGoneOn(app, LEGAL);
  const { documents } = await userOf(LEGAL.email);
  expect(documents.deed_of_establishment).toEqual({ ...deed, number: `${deed.number}1` });
});

test("D10: the mother's maiden name is never among the choices", async () => {
  const PERSONAL = subStep('personal-data');
  const before = await open(PERSONAL);
  await editAnswer(before.user, PERSONAL);
  await before.user.type(screen.getByLabelText('Nama Gadis Ibu Kandung'), 'a');
  await before.leave();
  await changedElsewhere(PERSONAL, {
    information: { birth_place: 'Ambon', mother_name: 'Aminah' },
  });
  await openAgain(PERSONAL);
  expect(choices()).toEqual(['Tempat Lahir']);
});
