import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { deviceDrafts } from '@/testing/store/testStore';

const EMAIL = 'revision@bos.test';
const FLOW = '/borrower/onboarding/individu-non-partner';
const IDENTITY = { step: 'personal', sub_step: 'identity' };
const EMPLOYMENT = { step: 'employment', sub_step: 'employment' };

const flag = (...revisions: object[]) =>
  mock.setStatus(EMAIL, {
    onboarding_status_id: STATUS.businessRevision,
    revisions: revisions.map((each) => ({ note: 'Mohon periksa.', ...each })),
  });

async function open(path: string) {
  const view = await renderApp(`${FLOW}/${path}`, EMAIL, { draftStore: deviceDrafts() });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const READ_ONLY = 'Bagian ini tidak dapat diubah saat ini.';
const division = () => screen.findByLabelText<HTMLInputElement>('Divisi');

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await mock.reset();
});

test('what a revision leaves alone is read-only, and what lacks an answer can be filled in', async () => {
  await flag(IDENTITY);
  const first = await open('employment/employment');
  expect(await screen.findByText(READ_ONLY)).toBeVisible();
  await first.leave();
  const token = await mock.token(EMAIL, 'session');
  await fetch(`${mock.origin}/api/identity/user/update`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ information: { marital_status_id: 1 } }),
  });
  await open('family/spouse');
  expect(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' })).toBeVisible();
  expect(screen.getByLabelText('Nama Pasangan')).toBeEnabled();
  expect(screen.queryByText(READ_ONLY)).not.toBeInTheDocument();
});

test('what was typed into a sub-step that is no longer flagged is neither shown nor in the way', async () => {
  await flag(IDENTITY, EMPLOYMENT);
  const first = await open('employment/employment');
  const stored = (await division()).value;
  await first.user.type(await division(), ' Lama');
  await first.leave();
  await flag({ ...IDENTITY, revised_at: '2026-11-25T00:00:00Z' });

  const second = await open('employment/employment');
  expect(await screen.findByText(READ_ONLY)).toBeVisible();
  expect(await division()).toHaveValue(stored);
  expect(screen.queryByText(/Draf tersimpan/)).not.toBeInTheDocument();
  await second.leave();

  await open('review/review');
  await screen.findByRole('button', { name: 'Kirim Pengajuan' });
  await waitFor(() => expect(screen.queryByText(/belum disimpan/)).not.toBeInTheDocument());
});
