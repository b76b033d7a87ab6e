import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Shareholder } from '@/api/wire';
import { selectDraft } from '@/state/slices/drafts';
import {
  callsOf,
  choose,
  openRows,
  rowsOf,
  sendAsApplicant,
  uploadAsApplicant,
} from '@/testing/listStep';
import { mock } from '@/testing/mock';
import { testFile } from '@/testing/testFile';
import { managementShareholdersStep } from './definition';

const SHAREHOLDERS = '/user/shareholder';
const SAVE = 'Simpan Kartu';

const open = (options?: { isReadOnly?: boolean }) => openRows(managementShareholdersStep, options);
const stored = () => rowsOf('shareholders');
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const card = (name: string) => screen.findByRole('article', { name });
const tick = (user: UserEvent, name: string) => user.click(screen.getByRole('checkbox', { name }));
const field = (label: string) => screen.getByLabelText(label);

/** Puts a text where the caret is, at once. */
async function put(user: UserEvent, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

/** Puts a card into the store, as another tab would. */
async function given(change: Partial<Shareholder> = {}): Promise<Shareholder> {
  const { file_name, path_url } = await uploadAsApplicant('npwp.jpg');
  const file = { file_name, file_path: path_url };
  return sendAsApplicant<Shareholder>(SHAREHOLDERS, {
    is_corporate: false,
    name: 'Siti Rahayu',
    email: 'siti.rahayu@bos.test',
    phone_number: '081234567890',
    birth_date: '1980-01-01',
    gender_id: 2,
    nik: '3174074101800001',
    npwp: '091234567891000',
    shareholder_type_ids: [1, 2],
    shareholder_position_id: 1,
    ownership_percentage: 60,
    ktp_document: file,
    npwp_document: file,
    ...change,
  });
}

const givenOwner = (change: Partial<Shareholder> = {}) =>
  given({
    name: 'Budi Santoso',
    email: 'budi@bos.test',
    shareholder_type_ids: [2],
    ownership_percentage: 30,
    ...change,
  });

beforeEach(() => mock.reset());

async function upload(user: UserEvent, label: string, name: string) {
  const before = screen.queryAllByText('Terunggah').length;
  await user.upload(field(label), testFile(name));
  await waitFor(() => expect(screen.getAllByText('Terunggah')).toHaveLength(before + 1));
}

async function fillPerson(user: UserEvent, email = 'rini@bos.test') {
  await put(user, 'Nama', 'Rini Astuti');
  await put(user, 'Email', email);
  await put(user, 'Nomor Telepon', '081298765432');
  await put(user, 'Tanggal Lahir', '01/02/1985');
  await choose(user, 'Jenis Kelamin', 'Perempuan');
  await put(user, 'NIK', '3174074102850001');
  await put(user, 'NPWP', '091234567891001');
  await upload(user, 'Dokumen KTP', 'ktp.jpg');
  await upload(user, 'Dokumen NPWP', 'npwp.jpg');
}

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
    expect.objectContaining({ kind: 'success', body: 'onboardingManagement.saved' }),
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

test('the total follows what is typed; more than is left is an error at the field before it is sent', async () => {
  await given();
  const { user } = await open();
  const total = screen.getByRole('progressbar', { name: 'Total kepemilikan' });
  expect(total).toHaveValue(6000);
  expect(screen.getByText('Sisa 40%')).toBeVisible();
  expect(screen.getByText(/^Total kepemilikan belum 100%/)).toBeVisible();
  await press(user, 'Tambah Pemegang Saham');
  const share = field('Persentase Kepemilikan');
  expect(share).toHaveAccessibleDescription(/Tersedia untuk kartu ini: 40%/);
  await put(user, 'Persentase Kepemilikan', '40,0');
  expect(total).toHaveValue(10_000);
  expect(screen.getByText('Sudah terbagi seluruhnya')).toBeVisible();
  expect(share).toBeValid();
  await put(user, 'Persentase Kepemilikan', '1');
  expect(total).toHaveValue(10_000);
  expect(screen.getByText('Lebih 0,01%')).toBeVisible();
  expect(share).toHaveAccessibleDescription(
    /Total kepemilikan melebihi 100%. Sisa untuk kartu ini 40%./,
  );
  await press(user, SAVE);
  expect(await callsOf('POST', SHAREHOLDERS)).toHaveLength(1);
  await tick(user, 'Pemegang Saham');
  expect(screen.getByText('Sisa 40%')).toBeVisible();
});

test('an e-mail address of another card, in whatever letters, is refused at its field', async () => {
  await given();
  const { user } = await open();
  await press(user, 'Tambah Pengurus');
  await put(user, 'Email', 'SITI.Rahayu@bos.test');
  await user.tab();
  expect(field('Email')).toHaveAccessibleDescription(
    'Email ini sudah dipakai pengurus atau pemegang saham lain',
  );
});

test('what the server refuses for another tab’s card comes to its field: e-mail and share', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Persentase Kepemilikan', '50');
  await fillPerson(user, 'budi@bos.test');
  const { id } = await givenOwner({ ownership_percentage: 60 });
  await press(user, SAVE);
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription(/sudah dipakai pengurus atau pemegang/),
  );
  await user.clear(field('Email'));
  await put(user, 'Email', 'rini@bos.test');
  expect(field('Email')).toBeValid();
  // Seen by now: it is told before anything is sent.
  expect(field('Persentase Kepemilikan')).toBeInvalid();
  await user.clear(field('Persentase Kepemilikan'));
  await put(user, 'Persentase Kepemilikan', '40');
  await press(user, SAVE);
  await card('Pemegang Saham 2');
  expect((await stored()).map((row) => [row.id === id, row.ownership_percentage])).toEqual([
    [true, 60],
    [false, 40],
  ]);
});

test('a total that only the server knows to be too high is told at the share', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Persentase Kepemilikan', '50');
  await fillPerson(user);
  await givenOwner({ ownership_percentage: 60 });
  await press(user, SAVE);
  await waitFor(() =>
    expect(field('Persentase Kepemilikan')).toHaveAccessibleDescription(/lebih dari 100%/),
  );
  expect(field('Email')).toHaveValue('rini@bos.test');
  await user.clear(field('Persentase Kepemilikan'));
  await put(user, 'Persentase Kepemilikan', '40');
  await press(user, SAVE);
  await card('Pemegang Saham 2');
});

test('C2: what the server refused once is sent again as it is, for only the server knows what is still refused', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Persentase Kepemilikan', '50');
  await fillPerson(user);
  const refusal = { status: 409, body: { code: 409, error: 'Email sudah dipakai' } };
  await mock.addFault({ method: 'POST', path: SHAREHOLDERS, ...refusal, times: 1 });
  await press(user, SAVE);
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/Email sudah dipakai/));
  await press(user, SAVE);
  await card('Pemegang Saham 1');
  expect(await stored()).toHaveLength(1);
});

test('a card whose answer was lost is found in the list by all that it holds, roles too', async () => {
  await given();
  const { user, recorded } = await open();
  await press(user, 'Tambah Pengurus');
  await tick(user, 'Pemegang Saham');
  await choose(user, 'Jabatan', 'Direktur');
  await put(user, 'Persentase Kepemilikan', '40');
  await fillPerson(user);
  await mock.addFault({
    method: 'POST',
    path: `/api/identity${SHAREHOLDERS}`,
    drop: true,
    is_applied: true,
    times: 1,
  });
  await press(user, SAVE);
  await card('Pengurus 2');
  expect(recorded.notices).toContainEqual(
    expect.objectContaining({ body: 'onboardingLists.cards.found' }),
  );
  expect(await stored()).toHaveLength(2);
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

test('a card that is left unsaved stands in the way of going on and of other cards, and comes back', async () => {
  await given();
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Nama', 'Rini');
  await press(user, 'Lanjut');
  await waitFor(() => expect(screen.getByTestId('obstacle')).toHaveTextContent('belum disimpan'));
  expect(screen.getByRole('note')).toHaveFocus();
  await user.click(within(await card('Pengurus 1')).getByRole('button', { name: 'Ubah' }));
  expect(screen.getAllByLabelText('Nama')).toHaveLength(1);
  expect(field('Nama')).toHaveValue('Rini');

  await press(user, 'Pergi');
  await press(user, 'Kembali');
  expect(screen.getByRole('heading', { name: 'Pemegang Saham 2' })).toBeVisible();
  expect(field('Nama')).toHaveValue('Rini');
  expect(screen.getByRole('checkbox', { name: 'Pemegang Saham' })).toBeChecked();
});

test('C9: a card that was sent before a reload, and arrives only after it, is found and not stored twice', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await user.click(screen.getByRole('radio', { name: 'Badan Usaha' }));
  await put(user, 'Persentase Kepemilikan', '40');
  await put(user, 'Nama Badan Usaha', 'PT Induk');
  await put(user, 'NPWP', '011234567891000');
  await upload(user, 'Dokumen NPWP', 'npwp.jpg');
  await press(user, 'Pergi');
  await press(user, 'Kembali');
  const file = (await mock.db()).files.at(-1);
  await sendAsApplicant<Shareholder>(SHAREHOLDERS, {
    is_corporate: true,
    is_public: false,
    name: 'PT Induk',
    npwp: '011234567891000',
    shareholder_type_ids: [2],
    ownership_percentage: 40,
    npwp_document: { file_name: 'npwp.jpg', file_path: file?.path_url ?? '' },
  });
  await press(user, SAVE);
  await card('Pemegang Saham 1');
  expect(await stored()).toHaveLength(1);
});

test('D9: what another device has changed of a card meanwhile stays beside what is changed here', async () => {
  const { id, ...held } = await given();
  const { user } = await open();
  await user.click(within(await card('Pengurus 1')).getByRole('button', { name: 'Ubah' }));
  await user.clear(field('Persentase Kepemilikan'));
  await put(user, 'Persentase Kepemilikan', '10');
  await sendAsApplicant(`${SHAREHOLDERS}/${id}`, { ...held, phone_number: '081200001111' }, 'PUT');
  await press(user, SAVE);
  await card('Pengurus 1');
  expect(await stored()).toMatchObject([
    { name: 'Siti Rahayu', phone_number: '081200001111', ownership_percentage: 10 },
  ]);
});

test('answers that nobody touches go back as the server has them', async () => {
  await given({ name: 'SITI  RAHAYU', npwp: '09.123.456.7-891.000', domiciled_address: 'Jl.  A' });
  const { user } = await open();
  await user.click(within(await card('Pengurus 1')).getByRole('button', { name: 'Ubah' }));
  await user.clear(field('Persentase Kepemilikan'));
  await put(user, 'Persentase Kepemilikan', '10');
  await press(user, SAVE);
  await card('Pengurus 1');
  expect(await stored()).toMatchObject([
    {
      name: 'SITI  RAHAYU',
      npwp: '09.123.456.7-891.000',
      domiciled_address: 'Jl.  A',
      ownership_percentage: 10,
    },
  ]);
});

test('a part that is read-only shows the cards and the total, and nothing to press', async () => {
  await given();
  await open({ isReadOnly: true });
  expect(within(await card('Pengurus 1')).getByText('Siti Rahayu')).toBeVisible();
  expect(screen.getByText('Sisa 40%')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Ubah|Hapus|Tambah)/ })).not.toBeInTheDocument();
});

test('leaving with an unsaved card is asked about first, and what was typed is kept either way', async () => {
  const { user, router, store } = await open();
  await press(user, 'Tambah Pengurus');
  await act(async () => router.navigate('/elsewhere'));
  expect(router.state.location.pathname).toBe('/elsewhere');

  await put(user, 'Nama', 'Rini Astuti');
  await act(async () => router.navigate('/finance'));
  const question = within(await screen.findByRole('dialog', { name: 'Kartu ini belum disimpan' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
  await user.click(question.getByRole('button', { name: 'Tetap di Sini' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Nama')).toHaveValue('Rini Astuti');

  await act(async () => router.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Pergi Tanpa Menyimpan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(selectDraft('management-shareholders')(store.getState())?.values).toMatchObject({
    card: { name: 'Rini Astuti' },
  });
});

test('an ended session is not held up by an unsaved card', async () => {
  const { user, router } = await open();
  await press(user, 'Tambah Pengurus');
  await put(user, 'Nama', 'Rini Astuti');
  await act(async () => router.navigate('/login', { replace: true }));
  expect(router.state.location.pathname).toBe('/login');
});
