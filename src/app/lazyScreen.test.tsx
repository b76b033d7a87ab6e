import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { probeSilence } from '@/platform/probeSilence';
import { Page } from '@/ui/layout/Page';
import { renderScreen } from '@/testing/render/renderScreen';
import { RootLayout } from './layouts/RootLayout';
import { lazyLayout, lazyScreen, type FetchScreen } from './lazyScreen';
import { CHUNK_LOAD_ERROR } from '@/ui/chunkLoadError';
import { RouteErrorScreen } from './screens/RouteErrorScreen';

const Hub = () => <h1>Pengajuan Anda</h1>;

/** A page with a link to a screen that must be loaded, while there is no connection. */
async function followLinkOffline(fetchScreen: FetchScreen, lazy = lazyScreen) {
  const route = { path: '/hub', lazy: lazy(fetchScreen), errorElement: <RouteErrorScreen /> };
  const first = (
    <Page title="Beranda">
      <Link to="/hub">Daftar langkah</Link>
    </Page>
  );
  const view = await renderScreen(first, { routes: [route] });
  act(() => view.network.setOnline(false));
  await view.user.click(screen.getByRole('link', { name: 'Daftar langkah' }));
  const heading = await screen.findByRole('heading', { name: 'Offline' });
  return { ...view, heading };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const failing = () => jest.fn<ReturnType<FetchScreen>, []>(() => Promise.reject(new Error('gone')));

test('a screen that cannot be fetched offline says so, and comes by itself with the connection', async () => {
  const fetchScreen = failing();
  const { heading, network } = await followLinkOffline(fetchScreen);
  expect(heading).toHaveFocus();
  expect(
    screen.getByText('Anda sedang offline. Periksa koneksi data atau wifi Anda.'),
  ).toBeVisible();
  fetchScreen.mockResolvedValue(Hub);
  act(() => network.setOnline(true));
  expect(await screen.findByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
});

test('G1: a layout that cannot be fetched offline says so in a main part of the page', async () => {
  const fetchLayout = failing();
  const { heading, network } = await followLinkOffline(fetchLayout, lazyLayout);
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(heading);
  fetchLayout.mockResolvedValue(Hub);
  act(() => network.setOnline(true));
  expect(await screen.findByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
});

test("'Coba lagi' fetches it at once, and says so again where that fails", async () => {
  const fetchScreen = failing();
  const { user } = await followLinkOffline(fetchScreen);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Offline' })).toHaveFocus();
  fetchScreen.mockResolvedValue(Hub);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
});

test('with a connection it is tried once more and then left to the error screen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchScreen = failing();
  const { network, recorded } = await followLinkOffline(fetchScreen);
  const tries = fetchScreen.mock.calls.length;
  act(() => network.setOnline(true));
  expect(
    await screen.findByRole('heading', { name: 'Terjadi kesalahan, silahkan coba lagi nanti' }),
  ).toHaveFocus();
  expect(fetchScreen).toHaveBeenCalledTimes(tries + 1);
  expect(recorded.reports).toHaveLength(1);
});

/** Follows a link to a screen that does not come, until its page offers another try. */
async function waitInVain(fetchScreen: FetchScreen) {
  jest.useFakeTimers();
  const route = { path: '/hub', lazy: lazyScreen(fetchScreen), errorElement: <RouteErrorScreen /> };
  const first = <Link to="/hub">Daftar langkah</Link>;
  const view = await renderScreen(first, { routes: [route] });
  fireEvent.click(screen.getByRole('link', { name: 'Daftar langkah' }));
  for (let passedS = 0; passedS < 29; passedS += 1)
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  return { ...view, retry: screen.getByRole('button', { name: 'Coba lagi' }) };
}

test('G4: a screen that does not come says so within the time of a call, and comes with another try', async () => {
  const fetchScreen = jest.fn<ReturnType<FetchScreen>, []>(() => new Promise(() => undefined));
  const { recorded, retry } = await waitInVain(fetchScreen);
  expect(recorded.reports).toEqual([]);
  fetchScreen.mockResolvedValue(Hub);
  fireEvent.click(retry);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
});

test('G4: a screen that comes later than that shows all the same', async () => {
  let arrive = (_screen: ComponentType) => {};
  const coming = new Promise<ComponentType>((resolve) => (arrive = resolve));
  const { recorded } = await waitInVain(() => coming);
  expect(recorded.reports).toEqual([]);
  await act(() => {
    arrive(Hub);
    return Promise.resolve();
  });
  expect(screen.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
});

test('G4: a try that webpack gives up for its time is no sign of a deploy, and no crash', async () => {
  const fetchScreen = jest.fn<ReturnType<FetchScreen>, []>(() => new Promise(() => undefined));
  const { recorded, retry } = await waitInVain(fetchScreen);
  const hear = jest.fn();
  window.addEventListener(CHUNK_LOAD_ERROR, hear);
  const late = Object.assign(new Error('Loading chunk 7 failed'), { type: 'timeout' });
  fetchScreen.mockRejectedValue(late);
  fireEvent.click(retry);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(hear).not.toHaveBeenCalled();
  expect(recorded.reports).toEqual([]);
  window.removeEventListener(CHUNK_LOAD_ERROR, hear);
});

test('C7: a screen that does not come shows that nothing responds, and comes by itself once something does', async () => {
  jest.useFakeTimers();
  const reach = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const fetchScreen = jest.fn<ReturnType<FetchScreen>, []>(() => new Promise(() => undefined));
  const children = [
    { path: '/', element: <Link to="/hub">Daftar langkah</Link> },
    { path: '/hub', lazy: lazyScreen(fetchScreen) },
  ];
  const { network } = await renderScreen(<p />, {
    route: '/elsewhere',
    routes: [{ element: <RootLayout />, children }],
  });
  probeSilence(network, '/bos/config.json', 'https://api.example/identity');
  fireEvent.click(screen.getByRole('link', { name: 'Daftar langkah' }));
  for (let passedS = 0; passedS < 29; passedS += 1)
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading', { name: 'Offline' })).toBeVisible();
  expect(navigator.onLine).toBe(true);

  reach.mockResolvedValue(new Response());
  fetchScreen.mockResolvedValue(Hub);
  for (let passedS = 0; passedS < 15; passedS += 1)
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
});

describe('what cannot be loaded with a connection', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  /** Listens for failed loads and calls this. */
  async function whenHeard(about: (event: CustomEvent<{ error: Error }>) => void) {
    const heard: string[] = [];
    const hear = (event: Event) => {
      heard.push((event as CustomEvent<{ error: Error }>).detail.error.message);
      about(event as CustomEvent<{ error: Error }>);
    };
    window.addEventListener(CHUNK_LOAD_ERROR, hear);
    const fetchScreen = failing();
    const view = await followLinkOffline(fetchScreen);
    act(() => view.network.setOnline(true));
    return {
      ...view,
      heard,
      fetchScreen,
      stop: () => window.removeEventListener(CHUNK_LOAD_ERROR, hear),
    };
  }

  test('W9: is left to a listener that cancels its event; nothing is thrown, and another try is offered', async () => {
    const { user, recorded, heard, fetchScreen, stop } = await whenHeard((event) =>
      event.preventDefault(),
    );
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(heard).toEqual(['gone']);
    expect(recorded.reports).toEqual([]);
    fetchScreen.mockResolvedValue(Hub);
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    stop();
  });

  const breaks = () => {
    throw new Error('a listener');
  };

  test.each([
    { where: 'nobody cancels its event', listener: () => undefined },
    { where: 'a listener throws', listener: breaks },
  ])('W9: goes on to the error screen where $where', async ({ listener }) => {
    const thrown: unknown[] = [];
    const hear = (event: ErrorEvent) => thrown.push(event.error);
    window.addEventListener('error', hear);
    const { recorded, heard, stop } = await whenHeard(listener);
    expect(await screen.findByRole('button', { name: 'Back to Login' })).toBeVisible();
    expect(heard).toEqual(['gone']);
    expect(recorded.reports).toHaveLength(1);
    expect(thrown).toHaveLength(listener === breaks ? 1 : 0);
    stop();
    window.removeEventListener('error', hear);
  });
});
