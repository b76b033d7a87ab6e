import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as words from '@/i18n/words';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { makeRoutes } from '../routes';
import { embeddedRoutes } from './embeddedRoutes';
import { makeFrameView } from './frameView';

beforeEach(() => mock.reset());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The app at a path, in a frame. */
async function openInFrame(path: string, signedInAs?: string) {
  const exits: string[] = [];
  const frameView = makeFrameView((reason) => exits.push(reason));
  const adapt = embeddedRoutes(frameView);
  const view = await renderApp(path, signedInAs, {}, (guards) => adapt(makeRoutes(guards), guards));
  return { ...view, frame: frameView, exits, at: () => view.router.state.location.pathname };
}

const portalScreen = () => screen.findByRole('heading', { name: 'Lanjutkan dari portal Anda' });

test.each(['/', '/login', '/forgot-password', '/register/funder', '/onboarding-submitted'])(
  'E4: without a session %s leads to no login, and the address may be framed',
  async (path) => {
    const { at } = await openInFrame(path);
    await portalScreen();
    expect(at()).toBe('/');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test.each([
  ['active.borrower', '/onboarding-submitted'],
  ['esign', '/onboarding-submitted'],
  ['ekyc.rejected', '/onboarding-rejected'],
  ['not.eligible', '/onboarding-rejected'],
  ['borrower.individu', '/borrower/onboarding/individu-non-partner'],
])('the home of %s in a frame is %s', async (name, path) => {
  const { at } = await openInFrame('/?campaign=x', `${name}@bos.test`);
  await waitFor(() => expect(at()).toBe(path));
});

test.each(['/', '/borrower/onboarding/individu-non-partner'])(
  'the terms are accepted at an address that may be framed, also from %s',
  async (path) => {
    const { at, user } = await openInFrame(path, 'terms@bos.test');
    await user.click(await screen.findByRole('checkbox'));
    expect(at()).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Setuju' }));
    expect(await screen.findByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
  },
);

test.each(['/', '/onboarding-submitted'])(
  'an expired password is replaced at an address that may be framed, also from %s',
  async (path) => {
    const { at, user } = await openInFrame(path, 'expired@bos.test');
    await user.type(
      await screen.findByLabelText('Kata Sandi Baru', { exact: true }),
      'Rahasia#2027',
    );
    await user.type(screen.getByLabelText('Konfirmasi Kata Sandi Baru'), 'Rahasia#2027');
    expect(at()).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await portalScreen();
    expect(at()).toBe('/');
  },
);

test('an expired password can be left', async () => {
  const { user } = await openInFrame('/', 'expired@bos.test');
  await user.click(await screen.findByRole('link', { name: 'Kembali ke halaman masuk' }));
  await portalScreen();
});

test('a session that ends leads to the screen of the portal, and a new one leads on from it', async () => {
  const { at, store, session } = await openInFrame('/', 'borrower.individu@bos.test');
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  const { beginSession, endSession } = await import('@/state/session/session');
  await act(() => store.dispatch(endSession('expired')));
  await portalScreen();
  expect([at(), session.read()]).toEqual(['/', null]);
  const token = await mock.token('borrower.individu@bos.test', 'session');
  act(() => {
    store.dispatch(beginSession(token, null));
  });
  expect(await screen.findByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
});

test('closing with unsaved work asks; it happens once', async () => {
  const { user, frame, exits } = await openInFrame('/', 'borrower.individu@bos.test');
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  act(() => frame.state.set('asking'));
  await user.click(await screen.findByRole('button', { name: 'Tetap di Sini' }));
  expect([frame.state.read(), exits]).toEqual(['page', []]);
  act(() => frame.state.set('asking'));
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  expect(await screen.findByRole('heading', { name: 'Halaman ini sudah ditutup' })).toBeVisible();
  act(() => frame.close('forced'));
  expect(exits).toEqual(['closed']);
});

test('G4: a start page whose code does not come says so in a main part of the frame, and comes with another try', async () => {
  jest.useFakeTimers();
  const fetching = jest.spyOn(words, 'fetchAllWords').mockReturnValue(new Promise(() => undefined));
  await openInFrame('/');
  for (let passedS = 0; passedS < 25; passedS += 1)
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  const retry = within(screen.getByRole('main')).getByRole('button', { name: 'Coba lagi' });
  fetching.mockRestore();
  jest.useRealTimers();
  fireEvent.click(retry);
  await portalScreen();
});
