import { screen, waitFor, within } from '@testing-library/react';
import { memorySession } from '@/testing/store/memoryPorts';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { checkOtherTabs, updateSessionPhase } from '@/state/session/sessionPhase';

const APPLICANT = 'borrower.individu@bos.test';
const HUB = '/borrower/onboarding/individu-non-partner';

beforeEach(() => mock.reset());

/** A page with a session whose end is known. */
async function beforeItsEnd(source: 'cookie' | 'auth') {
  const { token, expire_time: endsAtS } = await mock.freshToken(APPLICANT, 'session');
  const session = memorySession(token);
  const endsAtMs = endsAtS * 1000;
  const read = () => (session.read() === null ? null : { token, source });
  let aheadMs = 0;
  let brought: string | null = null;
  const view = await renderApp(HUB, undefined, {
    session: { ...session, read, resume: read, endsAtMs: () => endsAtMs, others: () => brought },
    clock: { nowMs: () => Date.now() + aheadMs, wait: () => Promise.resolve() },
  });
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  /** Another tab has signed in, and the server does not respond with the user. */
  async function bringUnknownSession(): Promise<void> {
    await mock.addFault({ method: 'GET', path: '*/auth/profile', hang: true });
    brought = await mock.token(APPLICANT, 'session');
    await settle(() => {
      void view.store.dispatch(checkOtherTabs());
    });
  }
  async function endSession(): Promise<void> {
    aheadMs = 3_600_000;
    await settle(() => {
      view.store.dispatch(updateSessionPhase());
    });
  }
  return { ...view, endSession, bringUnknownSession };
}

/** The session of a page that has reached its known end. */
async function atItsEnd(source: 'cookie' | 'auth') {
  const view = await beforeItsEnd(source);
  await view.endSession();
  return view;
}

test('a tab with an auth token shows that one has to come back from the portal, and asks for no password', async () => {
  const { user, router, recorded } = await atItsEnd('auth');
  const dialog = await screen.findByRole('dialog', { name: 'Sesi Anda telah berakhir' });
  expect(dialog).toHaveTextContent(/portal atau tautan/);
  expect(screen.queryByLabelText('Kata Sandi')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ke halaman masuk' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(recorded.notices).toEqual([]);
});

test('signing out of a session that has ended leads to login', async () => {
  const { user, router } = await atItsEnd('cookie');
  const dialog = await screen.findByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
  await user.click(within(dialog).getByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what is typed into the dialog stays while it is asked whose session another tab has brought', async () => {
  const { user, bringUnknownSession } = await atItsEnd('cookie');
  const dialog = await screen.findByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
  await user.type(within(dialog).getByLabelText('Kata Sandi'), 'Rahasia');
  await bringUnknownSession();
  expect(within(dialog).getByLabelText('Kata Sandi')).toHaveValue('Rahasia');
  expect(dialog).toBeVisible();
  await mock.clearFaults();
});

test('a page that is covered while that is asked says that it is busy', async () => {
  const { bringUnknownSession } = await beforeItsEnd('cookie');
  await bringUnknownSession();
  expect(screen.getByText('Memeriksa sesi Anda…')).toBeVisible();
  await mock.clearFaults();
});
