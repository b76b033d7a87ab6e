import { act, screen, within } from '@testing-library/react';
import type { UserUpdateRequest } from '@/api/wire';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { mock } from '@/testing/mock/mock';
import { changedElsewhere, userOf } from '@/testing/onboarding/otherDevice';
import { expectGoneOn, openSubStep, saveButton } from '@/testing/onboarding/saves';
import { makeTestStore } from '@/testing/store/testStore';
import { testFile } from '@/testing/onboarding/testFile';
import { uploadChosenFile } from '@/state/files';

type Documents = NonNullable<UserUpdateRequest['documents']>;

const subStep = (id: string) => {
  const found = eachSubStep.find(({ position }) => position.subStep.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
const PHOTOS = subStep('business-photos');
const LEGAL = subStep('legal-documents');
const PROFILE = subStep('company-profile');
const ADDRESS = subStep('company-address');

/** The address of a form, by its sub-step. */
const ADDRESS_OF: Readonly<Record<string, 'company' | 'ktp' | 'domicilies' | 'emergency'>> = {
  'company-address': 'company',
  identity: 'ktp',
  domicile: 'domicilies',
  'emergency-contact': 'emergency',
};

/** The stored values of an address, without empty ones. */
const givenOf = (address: object | null | undefined) =>
  Object.fromEntries(Object.entries(address ?? {}).filter(([, value]) => value !== null));

const storedOn = async (email: string) => (await userOf(email)).documents;

const elsewhere = (each: { email: string }, documents: Documents) =>
  changedElsewhere(each, { documents });

const uploaded = ({ email }: { email: string }, name: string) =>
  act(async () => {
    const { store } = await makeTestStore({ signedInAs: email });
    const content = testFile('npwp.jpg');
    const file = new File([content], name, { type: content.type });
    return store.dispatch(uploadChosenFile(file, { kind: 'document' }));
  });

const photosOf = async ({ email }: { email: string }) =>
  (await storedOn(email)).business_photos.map(({ file_name: name }) => name);
const othersOf = async ({ email }: { email: string }) =>
  (await storedOn(email)).others.map(({ name }) => name);

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));

test('D9: photos that another device has added or removed meanwhile are kept so by a save here', async () => {
  const [one, two, three] = (await storedOn(PHOTOS.email)).business_photos;
  if (!one || !two || !three) throw new Error('Too few photos');
  const four = await uploaded(PHOTOS, 'keempat.jpg');
  const five = await uploaded(PHOTOS, 'kelima.jpg');
  await elsewhere(PHOTOS, { business_photos: [one, two, three, four, five] });
  const app = await openSubStep(PHOTOS);
  const six = await uploaded(PHOTOS, 'keenam.jpg');
  await elsewhere(PHOTOS, { business_photos: [one, three, four, five, six] });

  const tiles = within(screen.getByRole('list', { name: 'Foto terpilih' }));
  const tile = tiles
    .getAllByRole('listitem')
    .find((each) => within(each).queryByText('kelima.jpg'));
  if (!tile) throw new Error('No tile');
  await app.user.click(within(tile).getByRole('button', { name: 'Hapus foto' }));
  await app.user.click(await saveButton());
  await expectGoneOn(app, PHOTOS);
  expect(await photosOf(PHOTOS)).toEqual(
    [one, three, four, six].map(({ file_name: name }) => name),
  );
});

test('D9: other documents that another device has added or removed meanwhile are kept so by a save here', async () => {
  const file = await uploaded(LEGAL, 'izin.jpg');
  const named = (name: string) => ({ name, ...file });
  await elsewhere(LEGAL, { others: [named('Izin Usaha'), named('Surat Domisili')] });
  const app = await openSubStep(LEGAL);
  const [, domicile] = (await storedOn(LEGAL.email)).others;
  if (!domicile) throw new Error('No document');
  const { id } = domicile;
  await elsewhere(LEGAL, {
    others: [{ id, ...named('Surat Domisili') }, named('Laporan Pajak')],
  });

  const second = within(screen.getByRole('group', { name: 'Dokumen Lain 2' }));
  await app.user.type(second.getByLabelText('Nama Dokumen'), ' Gudang');
  await app.user.click(await saveButton());
  await expectGoneOn(app, LEGAL);
  expect(await othersOf(LEGAL)).toEqual(['Surat Domisili Gudang', 'Laporan Pajak']);
});

test('D9: a document that was changed here and removed elsewhere is saved as a new one', async () => {
  const file = await uploaded(LEGAL, 'izin.jpg');
  await elsewhere(LEGAL, { others: [{ name: 'Izin Usaha', ...file }] });
  const app = await openSubStep(LEGAL);
  await elsewhere(LEGAL, { others: [] });
  const only = within(screen.getByRole('group', { name: 'Dokumen Lain 1' }));
  await app.user.type(only.getByLabelText('Nama Dokumen'), ' Gudang');
  await app.user.click(await saveButton());
  await expectGoneOn(app, LEGAL);
  expect(await othersOf(LEGAL)).toEqual(['Izin Usaha Gudang']);
});

test('D9: of a deed, what another device has changed meanwhile stays beside what is changed here', async () => {
  const app = await openSubStep(LEGAL);
  const { deed_of_establishment: deed } = await storedOn(LEGAL.email);
  if (deed === null) throw new Error('No deed');
  await elsewhere(LEGAL, { deed_of_establishment: { ...deed, validity_date: '2011-03-04' } });
  await editAnswer(app.user, LEGAL);
  await app.user.click(await saveButton());
  await expectGoneOn(app, LEGAL);
  expect((await storedOn(LEGAL.email)).deed_of_establishment).toEqual({
    ...deed,
    number: `${deed.number}1`,
    validity_date: '2011-03-04',
  });
});

test('D9: a deed that another device has removed is not brought back by a save that left it alone', async () => {
  const app = await openSubStep(LEGAL);
  await elsewhere(LEGAL, { deed_of_establishment: null });
  await app.user.click(await saveButton());
  await expectGoneOn(app, LEGAL);
  expect((await storedOn(LEGAL.email)).deed_of_establishment).toBeNull();
});

test('D9: answers that another device has changed meanwhile stay so, where they were left alone here', async () => {
  const app = await openSubStep(PROFILE);
  const { company_name: name } = (await userOf(PROFILE.email)).information;
  const changed = { company_phone_number: '0215550101', total_staff: 99 };
  await changedElsewhere(PROFILE, { information: changed });
  await editAnswer(app.user, PROFILE);
  await app.user.click(await saveButton());
  await expectGoneOn(app, PROFILE);
  const { information } = await userOf(PROFILE.email);
  expect(information).toMatchObject({ ...changed, company_name: `${name}a` });
});

test('D9: an address that another device has changed meanwhile stays so, where it was left alone here', async () => {
  const app = await openSubStep(ADDRESS);
  const { company } = (await userOf(ADDRESS.email)).addresses;
  const moved = { ...company, address: 'Jalan Darmo No. 1', postal_code: '60241' };
  await changedElsewhere(ADDRESS, { addresses: { company: moved } });
  await app.user.click(await saveButton());
  await expectGoneOn(app, ADDRESS);
  expect((await userOf(ADDRESS.email)).addresses.company).toEqual(moved);
});

test.each(['company-address', 'identity', 'domicile', 'emergency-contact'])(
  'D9: what another device has changed of an address stays beside what is changed here: %s',
  async (id) => {
    const each = subStep(id);
    const key = ADDRESS_OF[id];
    if (key === undefined) throw new Error(`No address in ${id}`);
    await changedElsewhere(each, { is_domicile_same_as_ktp: false });
    const app = await openSubStep(each);
    const held = (await userOf(each.email)).addresses[key];
    const changed = { ...givenOf(held), address: 'Jalan Darmo No. 1' };
    await changedElsewhere(each, { addresses: { [key]: changed } });
    const [code] = screen.getAllByLabelText('Kode Pos');
    if (!code) throw new Error('No postal code');
    await app.user.clear(code);
    await app.user.type(code, '60241');
    await app.user.click(await saveButton());
    await expectGoneOn(app, each);
    const { addresses } = await userOf(each.email);
    expect(givenOf(addresses[key])).toEqual({ ...changed, postal_code: '60241' });
  },
);

test('D9: an address is not saved over one that could not be read again', async () => {
  const app = await openSubStep(ADDRESS);
  const { addresses } = await userOf(ADDRESS.email);
  await mock.addFault({ method: 'GET', path: '/api/identity/user/detail', status: 500 });
  await editAnswer(app.user, ADDRESS);
  await app.user.click(await saveButton());
  expect(await screen.findByText('Belum tersimpan di server')).toBeVisible();
  expect((await userOf(ADDRESS.email)).addresses).toEqual(addresses);
  await mock.clearFaults();
  await app.user.click(await saveButton());
  await expectGoneOn(app, ADDRESS);
});

test('C9: an answer that was stored half-way and then changed back is stored as it was', async () => {
  const app = await openSubStep(PROFILE);
  const { information } = await userOf(PROFILE.email);
  const step = { method: 'POST', path: '/api/identity/user/onboarding-step/save' };
  await mock.addFault({ ...step, status: 500 });
  await editAnswer(app.user, PROFILE);
  await app.user.click(await saveButton());
  await screen.findByText(/^Sudah tersimpan/);
  await mock.clearFaults();
  await app.user.type(screen.getByLabelText('Nama Perusahaan'), '{Backspace}');
  await app.user.click(await saveButton());
  await expectGoneOn(app, PROFILE);
  expect((await userOf(PROFILE.email)).information).toEqual(information);
});
