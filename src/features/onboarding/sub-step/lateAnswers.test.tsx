import { screen, waitFor, within } from '@testing-library/react';
import { holdCalls, holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { until } from '@/testing/environment/until';

const VARIANT = '/borrower/onboarding/individu-non-partner';
const STEP_SAVED = '/api/identity/user/onboarding-step/save';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

beforeEach(() => mock.reset());

const isAsked = async () => (await mock.calls()).some(({ path }) => path === STEP_SAVED);

test.each([
  ['a form', 'employment/employment'],
  ['a list', 'business/collateral'],
])('C8: %s that was left while it was being saved takes nobody along', async (_, at) => {
  const { release } = holdResponses(STEP_SAVED);
  const { router, user } = await renderApp(`${VARIANT}/${at}`, 'ekyc.waiting@bos.test');
  await user.click(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' }));
  await user.click(screen.getAllByRole('link', { name: 'Daftar langkah' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
  await until(isAsked);
  release();
  await untilResponses();
  expect(router.state.location.pathname).toBe(VARIANT);
});

const removeFirst = async (user: User) => {
  const [first] = await screen.findAllByRole('button', { name: 'Hapus' });
  await user.click(first as HTMLElement);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hapus' }));
};
const changeFirst = async (user: User) => {
  const [first] = await screen.findAllByRole('button', { name: 'Ubah' });
  await user.click(first as HTMLElement);
  await user.type(screen.getByLabelText('Nama Pemilik Rekening'), ' Baru');
  await user.click(screen.getByRole('button', { name: 'Simpan Rekening' }));
};

test.each([
  ['a removal', 'DELETE', removeFirst],
  ['a save', 'PUT', changeFirst],
] as const)(
  'C8: %s of a card that fails after its screen was left shows nothing',
  async (_what, method, act) => {
    const held = holdCalls((_url, init) => (init?.method === method ? method : null));
    const { toasts, user } = await renderApp(`${VARIANT}/finance/banks`, 'ekyc.waiting@bos.test');
    await act(user);
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(screen.getAllByRole('link', { name: 'Daftar langkah' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
    await settle(() => held[0]?.fail());
    expect(toasts.read()).toEqual([]);
  },
);

test('C8: nor does it take along who is on the way to another page, which the screen has yet to show', async () => {
  const isAt = jest.fn(() => false);
  const at = `${VARIANT}/employment/employment`;
  const { router, user } = await renderApp(at, 'ekyc.waiting@bos.test', { isAt });
  await user.click(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' }));
  await waitFor(() => expect(isAt).toHaveBeenCalledWith(expect.any(String)));
  await untilResponses();
  expect(router.state.location.pathname).toBe(at);
});

test('a save that the end of the session refused says so in our words', async () => {
  await mock.addFault({
    method: 'PATCH',
    path: '*/user/update',
    status: 401,
    body: { code: 401, error: 'Invalid JWT token' },
  });
  const { user } = await renderApp(`${VARIANT}/employment/employment`, 'ekyc.waiting@bos.test');
  await user.type(await screen.findByLabelText('Divisi'), 'a');
  await user.click(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' }));
  expect(await screen.findByText(/^Sesi Anda sudah habis\. Isian Anda aman/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Invalid JWT/)).not.toBeInTheDocument());
});
