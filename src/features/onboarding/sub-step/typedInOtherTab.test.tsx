import { IDBFactory } from 'fake-indexeddb';
import { screen, waitFor } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { userOf } from '@/testing/onboarding/otherDevice';
import { renderApp } from '@/testing/render/renderApp';
import { pageOf } from '@/testing/store/draftPages';
import { callsSeen, deviceDrafts } from '@/testing/store/testStore';
import { flushDrafts } from '@/state/drafts/openDrafts';
import { draftTyped, type TypedDraft } from '@/state/slices/drafts';

const EMAIL = 'revision@bos.test';
const FLOW = '/borrower/onboarding/individu-non-partner';
const UNSAVED = /^Ada perubahan yang belum disimpan/;

/** A new account, as an open card of the list. */
const NEW_ACCOUNT = {
  subStep: 'banks',
  values: {
    hasUnsavedCard: true,
    cardId: null,
    sectionId: 'all',
    card: { accountName: 'Sari Wulandari' },
  },
  baseValues: { card: { accountName: '' } },
};

const flag = (...revisions: object[]) =>
  mock.setStatus(EMAIL, {
    onboarding_status_id: STATUS.businessRevision,
    revisions: revisions.map((each) => ({ note: 'Mohon periksa.', ...each })),
  });
const button = (name: string) => screen.findByRole('button', { name });

/** The page of this tab; the other tab opens and types after it. */
async function open(path: string) {
  const view = await renderApp(`${FLOW}/${path}`, EMAIL, { draftStore: deviceDrafts() });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

async function typeInOtherTab(draft: Omit<TypedDraft, 'baseVersion'>): Promise<void> {
  const { id } = await userOf(EMAIL);
  const { store } = await pageOf(id);
  store.dispatch(draftTyped({ ...draft, baseVersion: 'v1' }));
  await store.dispatch(flushDrafts());
}
async function typeDivision(): Promise<void> {
  const { division } = (await userOf(EMAIL)).information;
  const both = { values: { division: 'Gudang' }, baseValues: { division: division ?? '' } };
  await typeInOtherTab({ subStep: 'employment', ...both });
}

const writes = async () =>
  (await waitFor(callsSeen)).filter((call) => /^(PUT|PATCH|POST) .*\/user\//.test(call));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  return mock.reset();
});

test("D9: what another tab has typed holds 'Sudah sesuai' back, and is in the form to be saved", async () => {
  await flag(
    { step: 'employment', sub_step: 'employment' },
    { step: 'family', sub_step: 'emergency-contact' },
  );
  const { user } = await open('employment/employment');
  await button('Sudah sesuai');
  await typeDivision();
  await user.click(await button('Sudah sesuai'));
  expect(await screen.findByText(UNSAVED)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByLabelText('Divisi')).toHaveValue('Gudang');
  expect(screen.getByRole('button', { name: 'Buang' })).toBeVisible();
  expect(await writes()).toEqual([]);
  await user.click(await button('Simpan & Lanjutkan'));
  await screen.findByRole('heading', { name: 'Kontak Darurat', level: 1 });
  expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  expect((await userOf(EMAIL)).information.division).toBe('Gudang');
});

test("D9: nothing is said to be unsaved after 'Buang'", async () => {
  await flag({ step: 'employment', sub_step: 'employment' });
  const { user } = await open('employment/employment');
  await button('Sudah sesuai');
  await typeDivision();
  await user.click(await button('Sudah sesuai'));
  await screen.findByText(UNSAVED);
  await user.click(await button('Buang'));
  expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
});

test("D9: a card that is open in another tab holds 'Sudah sesuai' back, and is open here then", async () => {
  await flag({ step: 'finance', sub_step: 'banks' });
  const { user } = await open('finance/banks');
  await button('Sudah sesuai');
  await typeInOtherTab(NEW_ACCOUNT);
  await user.click(await button('Sudah sesuai'));
  expect(await screen.findByText(UNSAVED)).toBeVisible();
  expect(await screen.findByLabelText('Nama Pemilik Rekening')).toHaveValue('Sari Wulandari');
  expect(await writes()).toEqual([]);
});

test('D9: what another tab has typed holds the submit back, and is listed with the way there', async () => {
  await flag();
  const { user } = await open('review/review');
  await user.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
  await typeDivision();
  await user.click(await button('Kirim Pengajuan'));
  const list = await screen.findByRole('group', { name: 'Masih ada yang belum lengkap' });
  await waitFor(() => expect(list).toHaveFocus());
  expect(await writes()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Pekerjaan dan Penghasilan' }));
  expect(await screen.findByLabelText('Divisi')).toHaveValue('Gudang');
});

test('D9: what another tab has typed back to the stored answers holds nothing back', async () => {
  await flag({ step: 'employment', sub_step: 'employment' });
  const { user } = await open('employment/employment');
  await button('Sudah sesuai');
  const { company_name: companyName } = (await userOf(EMAIL)).information;
  await typeInOtherTab({
    subStep: 'employment',
    values: { companyName },
    baseValues: { companyName: 'PT Lama' },
  });
  await user.click(await button('Sudah sesuai'));
  await screen.findByRole('heading', { name: 'Tinjau dan Kirim', level: 1 });
});
