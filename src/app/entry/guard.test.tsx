import { act, screen, waitFor } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { holdResponses } from '@/testing/mock/holdResponses';
import { fillLogin } from '@/testing/pages/signInPages';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { endSession } from '@/state/session/session';

const HOME = '/borrower/notification';

beforeEach(() => mock.reset());

/** The notifications under the address that all roles have. */
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

test('who has signed in finds no form to send again while it is asked where they belong', async () => {
  const { release } = holdResponses('/auth/profile');
  const { user } = await renderApp('/login');
  await fillLogin(user, 'active.borrower@bos.test');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(screen.queryByLabelText('Kata Sandi')).not.toBeInTheDocument());
  release();
  await screen.findByRole('heading', { name: 'Notifikasi', level: 1 });
});
