import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { holdResponses } from '@/testing/mock/holdResponses';
import type { UserEvent } from '@testing-library/user-event';
import { selectDraft } from '@/state/slices/drafts';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';

const VARIANT = '/borrower/onboarding/individu-non-partner';
const EMPLOYMENT = `${VARIANT}/employment/employment`;
const UPDATE = '/user/update';
const division = () => screen.findByLabelText('Divisi');
const put = async (text: string) => fireEvent.change(await division(), { target: { value: text } });
const saveButton = () => screen.findByRole('button', { name: 'Simpan & Lanjutkan' });
const callsTo = async (end: string) =>
  (await mock.calls()).filter(({ path }) => path.endsWith(end));

/** Saves 'Gudang' and types 'Gudang Utara' before the response is released. */
async function saveAndTypeOn(user: UserEvent) {
  await put('Gudang');
  const { release } = holdResponses(UPDATE);
  await user.click(await saveButton());
  await waitFor(async () => expect(await callsTo(UPDATE)).toHaveLength(1));
  await put('Gudang Utara');
  return release;
}

beforeEach(() => mock.reset());

test('D1: what is typed while a form is saved stays in it, and is stored by the next save', async () => {
  const { user, router } = await renderApp(EMPLOYMENT, 'ekyc.waiting@bos.test');
  const release = await saveAndTypeOn(user);
  release();
  expect(
    await screen.findByText(/^Isian Anda tersimpan. Yang Anda ubah sesudahnya belum/),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe(EMPLOYMENT);
  expect(await division()).toHaveValue('Gudang Utara');
  await user.click(await saveButton());
  await waitFor(() => expect(router.state.location.pathname).not.toBe(EMPLOYMENT));
  const sent = await callsTo(UPDATE);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { information: { division: 'Gudang' } },
    { information: { division: 'Gudang Utara' } },
  ]);
});

test('D1: what is typed while a form is saved is a draft for who leaves meanwhile', async () => {
  const { user, router } = await renderApp(EMPLOYMENT, 'ekyc.waiting@bos.test');
  const release = await saveAndTypeOn(user);
  await user.click(screen.getAllByRole('link', { name: 'Daftar langkah' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
  release();
  await waitFor(async () => expect(await callsTo('/onboarding-step/save')).toHaveLength(1));
  await untilResponses();
  await act(() => router.navigate(EMPLOYMENT));
  expect(await division()).toHaveValue('Gudang Utara');
});

test('what was typed into a draft that was thrown away does not hold back the next save', async () => {
  const { user, router, store } = await renderApp(VARIANT, 'ekyc.waiting@bos.test');
  await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
  await act(() => router.navigate(EMPLOYMENT));
  await put('Gudang');
  await act(() => router.navigate(VARIANT));
  await waitFor(() => expect(selectDraft('employment')(store.getState())).not.toBeNull());
  await act(() => router.navigate(EMPLOYMENT));
  await put('Gudang Utara');
  await user.click(await screen.findByRole('button', { name: 'Buang' }));
  await user.click(await saveButton());
  await waitFor(() => expect(router.state.location.pathname).not.toBe(EMPLOYMENT));
});
