import { act, screen, waitFor } from '@testing-library/react';
import { authApi } from '@/api/authApi';
import { userApi } from '@/api/userApi';
import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { holdEachResponse, holdResponses } from '@/testing/mock/holdResponses';
import { fillLogin } from '@/testing/pages/signInPages';
import { renderApp } from '@/testing/render/renderApp';
import { settle, settleAll } from '@/testing/render/settle';
import { endSession } from '@/state/session/session';

const { getProfile } = authApi.endpoints;
const { getUserDetail } = userApi.endpoints;
const HOME = '/borrower/notification';
const HUB = '/borrower/onboarding/individu-non-partner';
const PARTNER_HUB = '/borrower/onboarding/individu-direct-partner';

beforeEach(() => mock.reset());

/** The notifications page that all roles share. */
async function openNotifications() {
  const view = await renderApp('/notification', 'active.borrower@bos.test');
  await screen.findByRole('heading', { name: 'Notifikasi', level: 1 });
  const isAt = (path: string) =>
    waitFor(() => expect(view.router.state.location.pathname).toBe(path));
  return { ...view, isAt };
}

test('a link that leads on by a guard keeps the page before it for the way back', async () => {
  const { router, isAt } = await openNotifications();
  await act(() => router.navigate('/'));
  await isAt(HOME);
  await act(() => router.navigate(-1));
  await isAt('/notification');
  await act(() => router.navigate(1));
  await isAt(HOME);
});

test('a page that is left because the session has ended makes room in the history for the next', async () => {
  const { router, store, isAt } = await openNotifications();
  await act(() => router.navigate(HOME));
  await isAt(HOME);
  await settle(() => {
    void store.dispatch(endSession('broken'));
  });
  await isAt('/login');
  const aims: string[] = [];
  router.subscribe(
    ({ navigation }) => navigation.location && aims.push(navigation.location.pathname),
  );
  await act(() => router.navigate(-1));
  await isAt('/login');
  expect(aims[0]).toBe('/notification');
});

test('a page that needs a session leaves the screen with it, before the next one is there', async () => {
  const { store } = await renderApp('/terms-and-condition', 'terms@bos.test');
  const heading = await screen.findByRole('heading', { name: 'Syarat dan Ketentuan', level: 1 });
  act(() => {
    void store.dispatch(endSession('broken'));
  });
  expect(heading).not.toBeInTheDocument();
  await screen.findByRole('button', { name: 'Masuk' });
});

test('N16: a page that reloads because its token was refused does not move until then', async () => {
  const { router, store, recorded } = await openNotifications();
  await settle(() => {
    void store.dispatch(endSession('refused'));
  });
  await waitFor(() => expect(recorded.reloads).toBe(1), { timeout: 5_000 });
  await settleAll();
  expect(router.state.location.pathname).toBe('/notification');
});

test('who has signed in finds no form to send again while it is asked where they belong', async () => {
  const { release } = holdResponses('/auth/profile');
  const { user } = await renderApp('/login');
  await fillLogin(user, 'active.borrower@bos.test');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(screen.queryByLabelText('Kata Sandi')).not.toBeInTheDocument());
  release();
  await screen.findByRole('heading', { name: 'Notifikasi', level: 1 });
});

test('G1: a status that moves again while the guard decides about a first move leads on all the same', async () => {
  const path = '/borrower/onboarding/individu-non-partner/employment/employment';
  const { router, store } = await renderApp(path, 'ekyc.waiting@bos.test');
  await screen.findByRole('button', { name: 'Simpan & Lanjutkan' });
  const move = (statusId: number) =>
    store.dispatch(
      authApi.util.updateQueryData('getProfile', undefined, (profile) => {
        profile.status_id = statusId;
      }),
    );
  // After the redirect the profile is read again.
  await mock.setStatus('ekyc.waiting@bos.test', { onboarding_status_id: STATUS.eKycRejected });
  /** The store reports a change a moment later. */
  const reportChange = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
  const stayed: number[] = [];
  for (let turns = 0; turns < 20; turns += 1) {
    await act(async () => {
      move(STATUS.inDraft);
      await reportChange();
      await router.navigate(path);
    });
    expect(router.state.location.pathname).toBe(path);
    await act(async () => {
      move(STATUS.eKycWaiting);
      await reportChange();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      move(STATUS.eKycRejected);
      await reportChange();
    });
    await settleAll();
    const { location, navigation } = router.state;
    if (location.pathname === path && navigation.state === 'idle') stayed.push(turns);
    else await waitFor(() => expect(router.state.location.pathname).toBe(HOME));
  }
  expect(stayed).toEqual([]);
});

test('a visit that was replaced leaves nothing for a later one to decide by', async () => {
  const { router, store } = await openNotifications();
  const profiles = holdEachResponse(({ pathname }) => pathname.endsWith('/auth/profile') || null);
  const untilAsked = () => waitFor(() => expect(profiles).toHaveLength(1));
  const askAgain = () =>
    void store.dispatch(getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
  await settle(askAgain);
  await untilAsked();
  await settle(() => void router.navigate(HUB));
  await act(() => router.navigate('/nowhere'));
  await settle(() => profiles.shift()?.release());
  await settleAll();

  await settle(askAgain);
  await untilAsked();
  await settle(() => void router.navigate(HUB));
  await settleAll();
  expect(router.state.navigation.location?.pathname).toBe(HUB);
  await settle(() => profiles.shift()?.release());
});

test('a status that moves with the profile leads to the hub of the partner that was known', async () => {
  const who = 'borrower.individu.partner@bos.test';
  const { router, store } = await renderApp('/nowhere', who);
  await screen.findByRole('button', { name: 'Keluar' });
  const kept = { subscribe: false };
  await settle(() => void store.dispatch(getProfile.initiate(undefined, kept)));
  await settle(() => void store.dispatch(getUserDetail.initiate(undefined, kept)));
  await settleAll();
  await mock.setStatus(who, { onboarding_status_id: STATUS.eKycWaiting });
  const aims = new Set<string>();
  router.subscribe(
    ({ navigation }) => navigation.location && aims.add(navigation.location.pathname),
  );
  await act(() => router.navigate('/'));
  await waitFor(() => expect(router.state.location.pathname).toBe(PARTNER_HUB));
  await settleAll();
  expect([...aims]).toEqual(['/', PARTNER_HUB]);
});

test('a sign-out on a page without a guard leads to login in the history of the browser too', async () => {
  const { router, store } = await renderApp('/nowhere', 'borrower.individu@bos.test');
  await screen.findByRole('button', { name: 'Keluar' });
  await act(() => store.dispatch(endSession('signOut')));
  await screen.findByRole('heading', { name: 'Masuk ke BOS', level: 1 });
  // A router that only shows the page, and leaves the address as it was, calls this a POP.
  expect(router.state.historyAction).toBe('REPLACE');
});
