import { screen, waitFor, within } from '@testing-library/react';
import { holdCalls, holdResponses } from '@/testing/mock/holdResponses';
import { sampleOf } from '@/testing/exploration/sample';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { openSubStep, saveButton, type App } from '@/testing/onboarding/saves';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { until } from '@/testing/environment/until';

const VARIANT = '/borrower/onboarding/individu-non-partner';
const STEP_SAVED = '/api/identity/user/onboarding-step/save';

beforeEach(() => mock.reset());
afterEach(() => jest.restoreAllMocks());

const isAsked = async () => (await mock.calls()).some(({ path }) => path === STEP_SAVED);

const SUB_STEPS = eachSubStep.filter(({ position }) => position.subStep.id !== 'review');

const toOverview = async ({ user }: App) => {
  await user.click(screen.getAllByRole('link', { name: 'Daftar langkah' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
};

test.each(sampleOf(SUB_STEPS, 3, 'late'))(
  'C8: $name that was left while it was being saved takes nobody along, and says nothing',
  async (each) => {
    await mock.reset(BEFORE_THE_REVIEW);
    const { release } = holdResponses(STEP_SAVED);
    const app = await openSubStep(each);
    await app.user.click(await saveButton());
    await toOverview(app);
    await until(isAsked);
    const { pathname } = app.router.state.location;
    release();
    await untilResponses();
    expect(app.router.state.location.pathname).toBe(pathname);
    expect(app.toasts.read()).toEqual([]);
  },
);

test.each(sampleOf(SUB_STEPS, 2, 'late failure'))(
  'C8: $name whose save fails after it was left says nothing',
  async (each) => {
    await mock.reset(BEFORE_THE_REVIEW);
    const held = holdCalls(({ pathname }) => (pathname.endsWith(STEP_SAVED) ? pathname : null));
    const app = await openSubStep(each);
    await app.user.click(await saveButton());
    await waitFor(() => expect(held).toHaveLength(1));
    await toOverview(app);
    const { pathname } = app.router.state.location;
    await settle(() => held[0]?.fail());
    await untilResponses();
    expect(app.router.state.location.pathname).toBe(pathname);
    expect(app.toasts.read()).toEqual([]);
    expect(screen.queryByText(/Belum tersimpan/)).not.toBeInTheDocument();
  },
);

const removeFirst = async (user: App['user']) => {
  const [first] = await screen.findAllByRole('button', { name: 'Hapus' });
  await user.click(first as HTMLElement);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hapus' }));
};
const changeFirst = async (user: App['user']) => {
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
