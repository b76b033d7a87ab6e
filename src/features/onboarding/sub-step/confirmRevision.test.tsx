import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { deviceDrafts } from '@/testing/store/testStore';

const EMAIL = 'revision@bos.test';
const FLOW = '/borrower/onboarding/individu-non-partner';
const BANKS = { step: 'finance', sub_step: 'banks' };
const EMPLOYMENT = { step: 'employment', sub_step: 'employment' };

const flag = (...revisions: object[]) =>
  mock.setStatus(EMAIL, {
    onboarding_status_id: STATUS.businessRevision,
    revisions: revisions.map((each) => ({ note: 'Mohon periksa.', ...each })),
  });

async function open(path: string, draftStore = deviceDrafts()) {
  const view = await renderApp(`${FLOW}/${path}`, EMAIL, { draftStore });
  await screen.findByText('Perlu direvisi', { selector: 'p' });
  return view;
}

const button = (name: string) => screen.findByRole('button', { name });
const onReview = () => screen.findByRole('heading', { name: 'Tinjau dan Kirim', level: 1 });

/** The bodies of the saves of a step so far. */
const saves = () =>
  waitFor(async () =>
    (await mock.calls())
      .filter(({ path }) => path.endsWith('/onboarding-step/save'))
      .map(({ body }) => body),
  );

beforeEach(() => mock.reset());
afterEach(() => mock.clearFaults());

test("C1: 'Sudah sesuai' is sent once, however often it is pressed, and changes nothing else", async () => {
  await flag(EMPLOYMENT);
  await open('employment/employment');
  const confirm = await button('Sudah sesuai');
  await mock.addFault({ method: '*', path: '/user/*', delay_ms: 200 });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  fireEvent.click(await button('Simpan & Lanjutkan'));
  await onReview();
  expect(await saves()).toEqual([{ ...EMPLOYMENT, is_revised: true }]);
  expect((await mock.calls()).filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test.each([
  { name: 'a failing server', fault: { status: 500 } },
  { name: 'a lost connection', fault: { drop: true } },
])("G1: 'Sudah sesuai' against $name says so, and works when pressed again", async ({ fault }) => {
  await flag(EMPLOYMENT);
  const { user } = await open('employment/employment');
  await mock.addFault({ method: 'POST', path: '/user/onboarding-step/save', times: 1, ...fault });
  await user.click(await button('Sudah sesuai'));
  expect(await screen.findByText('Belum tersimpan di server')).toBeVisible();
  await user.click(await button('Sudah sesuai'));
  await onReview();
});

test("G1: 'Sudah sesuai' whose response is lost is found to be stored, and leads on", async () => {
  await flag(EMPLOYMENT);
  const { user } = await open('employment/employment');
  const fault = { method: 'POST', path: '/user/onboarding-step/save', times: 1 };
  await mock.addFault({ ...fault, drop: true, is_applied: true });
  await user.click(await button('Sudah sesuai'));
  await screen.findByText('Sudah direvisi', { selector: 'p' });
  expect(screen.queryByText('Belum tersimpan di server')).not.toBeInTheDocument();
  await user.click(await button('Simpan & Lanjutkan'));
  await onReview();
});

test("what was typed holds 'Sudah sesuai' back, and is there to be saved", async () => {
  await flag(EMPLOYMENT);
  const { user } = await open('employment/employment');
  await user.type(await screen.findByLabelText('Divisi'), ' Umum');
  await user.click(await button('Sudah sesuai'));
  expect(await screen.findByText(/^Ada perubahan yang belum disimpan/)).toBeVisible();
  expect(await saves()).toEqual([]);
  await user.click(await button('Simpan & Lanjutkan'));
  await onReview();
  expect(await saves()).toEqual([{ ...EMPLOYMENT, is_revised: true }]);
});

test('C9: a change that was stored counts after a reload, although its step was not', async () => {
  await flag(EMPLOYMENT);
  const drafts = deviceDrafts();
  const first = await open('employment/employment', drafts);
  await first.user.type(await screen.findByLabelText('Divisi'), ' Umum');
  await mock.addFault({ method: 'POST', path: '/user/onboarding-step/save', status: 500 });
  await first.user.click(await button('Simpan & Lanjutkan'));
  await screen.findByText('Belum tersimpan di server');
  await mock.clearFaults();
  await first.leave();
  const { user } = await open('employment/employment', drafts);
  await user.click(await button('Simpan & Lanjutkan'));
  await onReview();
  expect((await saves()).at(-1)).toEqual({ ...EMPLOYMENT, is_revised: true });
});

test('a card that was saved counts as a change of its list, also after a reload', async () => {
  await flag({ ...BANKS, field: 'account_name' });
  const drafts = deviceDrafts();
  const first = await open('finance/banks', drafts);
  const card = await screen.findByRole('article', { name: 'Rekening 1' });
  expect(card).toHaveTextContent('Catatan revisi – Nama Pemilik Rekening');
  await first.user.click(within(card).getByRole('button', { name: 'Ubah' }));
  const name = await screen.findByLabelText('Nama Pemilik Rekening');
  expect(name).toHaveAccessibleDescription(/Mohon periksa\. ?Sebelumnya: Putri Handayani/);
  await first.user.type(name, ' Sari');
  await first.user.click(await button('Sudah sesuai'));
  expect(await screen.findByText(/^Ada perubahan yang belum disimpan/)).toBeVisible();
  await first.user.click(await button('Simpan Rekening'));
  await screen.findByText('Putri Handayani Sari');
  expect(screen.queryByText(/^Ada perubahan yang belum disimpan/)).not.toBeInTheDocument();
  await first.leave();
  const { user } = await open('finance/banks', drafts);
  await user.click(await button('Simpan & Lanjutkan'));
  await onReview();
  expect(await saves()).toEqual([{ ...BANKS, is_revised: true }]);
});

test('what another device has revised is revised here, and stays editable', async () => {
  await flag(EMPLOYMENT, BANKS);
  const token = await mock.token(EMAIL, 'session');
  await fetch(`${mock.origin}/api/identity/user/onboarding-step/save`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...EMPLOYMENT, is_revised: true }),
  });
  const { user } = await renderApp(`${FLOW}/employment/employment`, EMAIL);
  await screen.findByText('Sudah direvisi', { selector: 'p' });
  expect(screen.queryByRole('button', { name: 'Sudah sesuai' })).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText('Divisi'), ' Umum');
  await user.click(await button('Simpan & Lanjutkan'));
  await screen.findByRole('heading', { name: 'Rekening Bank', level: 1 });
  expect((await saves()).at(-1)).toEqual(EMPLOYMENT);
});

test('what is flagged while the review is open holds the submit back, and is listed then', async () => {
  await flag();
  const { user } = await renderApp(`${FLOW}/review/review`, EMAIL);
  await onReview();
  await flag({ ...EMPLOYMENT, note: 'Jabatan salah.' });
  await user.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
  await user.click(await button('Kirim Pengajuan'));
  expect(await screen.findByText(/Masih ada bagian yang perlu direvisi/)).toBeVisible();
  expect(await screen.findByText(/^perlu direvisi, atau/)).toBeVisible();
});

test('a note on an unknown field, or on a field that is not asked for, is above the form', async () => {
  await flag(
    { ...EMPLOYMENT, field: 'horoscope', note: 'Tidak dikenal.' },
    { ...EMPLOYMENT, field: 'position_other', note: 'Tidak ditanyakan.' },
    { ...EMPLOYMENT, field: 'division', note: 'Divisi salah.', previous: '' },
  );
  await open('employment/employment');
  expect(await screen.findByText('Tidak dikenal.')).toBeVisible();
  expect(screen.getByText('Catatan revisi – Jabatan Lainnya')).toBeVisible();
  expect(screen.getByLabelText('Divisi')).toHaveAccessibleDescription(
    /Divisi salah\. ?Sebelumnya: belum diisi/,
  );
  expect(screen.getAllByText('Divisi salah.')).toHaveLength(1);
});
