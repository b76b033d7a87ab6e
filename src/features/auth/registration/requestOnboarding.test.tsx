import { act, configure, screen, waitFor } from '@testing-library/react';
import { searchWithoutTokens } from '@/domain/access/paths';
import type { Effects } from '@/state/effects';
import { resumeSession } from '@/state/session/session';
import { selectUserId } from '@/state/slices/session';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { renderApp } from '@/testing/render/renderApp';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo, fillLogin } from '@/testing/pages/signInPages';

const VISITOR = 'active.borrower@bos.test';
const SOMEBODY_ELSE = 'borrower.individu@bos.test';
const EXCHANGE = '/public/auth/login-token';

beforeEach(() => mock.reset());

const linkToken = () => mock.token(VISITOR, 'login');
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const home = () => heading('Notifikasi');
const refused = () => heading('Tautan ini tidak berlaku lagi');
const notYet = () => heading('Anda belum bisa masuk');
const retry = () => screen.getByRole('button', { name: 'Coba lagi' });

/** Opens the app at a portal's link; the query string is kept as in a browser. */
async function openLink(query: string, signedInAs?: string, more: Partial<Effects> = {}) {
  const opened: { app?: Awaited<ReturnType<typeof renderApp>> } = {};
  opened.app = await renderApp(`/request-onboarding?${query}`, signedInAs, {
    navigate: (path, { replace = false, keepQuery = false } = {}) => {
      const router = opened.app?.router;
      const { search = '' } = router?.state.location ?? {};
      const kept = keepQuery ? searchWithoutTokens(new URLSearchParams(search)) : '';
      void router?.navigate(`${path}${kept}`, { replace });
    },
    ...more,
  });
  return opened.app;
}

describe("a portal's link", () => {
  test('signs in and goes home, with the rest of the query', async () => {
    const { router, session } = await openLink(`campaign=ramadan&token=${await linkToken()}`);
    expect(await home()).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/borrower/notification',
      search: '?campaign=ramadan',
    });
    await untilResponses();
    const answered = (await callsTo('/auth/profile')).map(({ status }) => status);
    expect(answered.every((status) => status === 200)).toBe(true);
    expect(session.read()).not.toBeNull();
  });

  test('leaves the address and the history before its token is sent', async () => {
    const token = await linkToken();
    const seen: string[] = [];
    const realFetch = globalThis.fetch;
    const { router } = await openLink(`a=1&token=${token}`, undefined);
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { pathname, search } = router.state.location;
      if (typeof input === 'string' && input.endsWith(EXCHANGE)) seen.push(`${pathname}${search}`);
      return realFetch(input, init);
    });
    expect(await home()).toBeVisible();
    expect(seen).toEqual(['/request-onboarding?a=1']);
    await untilResponses();
  });

  test('C6: is asked about once, also where React mounts the page twice', async () => {
    configure({ reactStrictMode: true });
    try {
      await openLink(`token=${await linkToken()}`);
      expect(await home()).toBeVisible();
      await untilResponses();
      expect(await callsTo(EXCHANGE)).toHaveLength(1);
    } finally {
      configure({ reactStrictMode: false });
    }
  });

  test('shows that it is loading until the server responds', async () => {
    const { release } = holdResponses(EXCHANGE);
    await openLink(`token=${await linkToken()}`);
    expect(await heading('Menyiapkan akun Anda')).toBeVisible();
    expect(await screen.findByText('Memuat…')).toBeInTheDocument();
    await waitFor(async () => expect(await callsTo(EXCHANGE)).toHaveLength(1));
    release();
    expect(await home()).toBeVisible();
    await untilResponses();
  });

  test.each([
    ['that was used before', async () => usedToken()],
    ['that nobody knows', () => Promise.resolve('abc')],
    ['of ten thousand letters', () => Promise.resolve('a'.repeat(10_000))],
    ['that is no token', () => Promise.resolve(encodeURIComponent('../\0<img>'))],
  ])("with a token %s shows the server's text and the way on", async (_what, make) => {
    const { user, router } = await openLink(`campaign=ramadan&token=${await make()}`);
    expect(await refused()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Masuk dengan email' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: '?campaign=ramadan',
    });
    await fillLogin(user, VISITOR);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await home()).toBeVisible();
    await untilResponses();
  });

  test('that was used before is a warning in the words of the server', async () => {
    await openLink(`token=${await usedToken()}`);
    await refused();
    expect(await screen.findByText('Token not found')).toBeVisible();
    expect(screen.getByText('Peringatan')).toBeVisible();
  });

  test('that a reload has cut off shows this, and is not sent again', async () => {
    await mock.addFault({ method: 'POST', path: `*${EXCHANGE}`, hang: true, times: 1 });
    const before = await openLink(`a=1&token=${await linkToken()}`);
    await heading('Menyiapkan akun Anda');
    await waitFor(async () => expect(await callsTo(EXCHANGE)).toHaveLength(1));
    const { location } = before.router.state;
    before.unmount();
    await mock.clearFaults();

    const after = await openLink('x');
    await act(async () => {
      const { pathname, search, state } = location;
      await after.router.navigate(`${pathname}${search}`, { state: state as unknown });
    });
    expect(await heading('Proses masuk terputus')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Masuk dengan email' })).toHaveAttribute(
      'href',
      '/login?a=1',
    );
    expect(await callsTo(EXCHANGE)).toHaveLength(1);
  });
});

async function usedToken(): Promise<string> {
  const token = await linkToken();
  await fetch(`${mock.origin}/api/identity${EXCHANGE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return token;
}

describe('a server that cannot look at the token', () => {
  beforeEach(shortenTimeouts);

  test.each([
    ['fails', { status: 500 }],
    ['is behind a broken gateway', { status: 502, body: '<html>' }],
    ['has too much to do', { status: 429, body: { code: 429, error: 'Too many requests' } }],
    ['cuts the connection', { drop: true }],
    ['does not answer', { hang: true }],
    ['answers in HTML', { status: 200, body: '<html>' }],
    ['answers without a token', { status: 200, body: { code: 200, message: '', data: {} } }],
    [
      'gives an empty token',
      { status: 200, body: { code: 200, message: '', data: { token: '' } } },
    ],
  ])(
    'because it %s shows a message, and another try sends the same token once',
    async (_what, fault) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await mock.addFault({ method: 'POST', path: `*${EXCHANGE}`, times: 1, ...fault });
      const { user, session } = await openLink(`token=${await linkToken()}`);
      expect(await notYet()).toBeVisible();
      expect(session.read()).toBeNull();
      await user.dblClick(retry());
      expect(await home()).toBeVisible();
      await untilResponses();
      const bodies = (await callsTo(EXCHANGE)).map(({ body }) => JSON.stringify(body));
      expect(bodies).toHaveLength(2);
      expect(new Set(bodies).size).toBe(1);
    },
  );

  test('offline the token is not sent, and is sent when the connection is back', async () => {
    const { user, network } = await openLink(`token=${await linkToken()}`);
    network.setOnline(false);
    expect(await notYet()).toBeVisible();
    expect(await callsTo(EXCHANGE)).toEqual([]);
    network.setOnline(true);
    await user.click(retry());
    expect(await home()).toBeVisible();
    await untilResponses();
    expect(await callsTo(EXCHANGE)).toHaveLength(1);
  });
});

describe('somebody who is signed in', () => {
  test('N5: as another user is replaced: the page and every later call are of the new one', async () => {
    const { store, session } = await openLink(`token=${await linkToken()}`, SOMEBODY_ELSE);
    const before = session.read()?.token;
    expect(await home()).toBeVisible();
    expect(session.read()?.token).not.toBe(before);
    await untilResponses();
    const { users } = await mock.db();
    const visitor = users.find(({ email }) => email === VISITOR)?.id;
    expect(selectUserId(store.getState())).toBe(visitor);
  });

  test('N2: in another tab meanwhile is not replaced by a late response, which is shown', async () => {
    const { release } = holdResponses(EXCHANGE);
    const { store, session, router } = await openLink(`token=${await linkToken()}`);
    await waitFor(async () => expect(await callsTo(EXCHANGE)).toHaveLength(1));
    const token = await mock.token(SOMEBODY_ELSE, 'session');
    session.begin(token, null);
    act(() => {
      store.dispatch(resumeSession());
    });
    release();
    expect(await heading('Proses masuk terputus')).toBeVisible();
    expect(screen.getByText(/masih ada akun yang masuk/)).toBeVisible();
    expect(session.read()?.token).toBe(token);
    expect(router.state.location.pathname).toBe('/request-onboarding');
  });

  test('as the same user goes on as before', async () => {
    const { router } = await openLink(`token=${await linkToken()}`, VISITOR);
    expect(await home()).toBeVisible();
    expect(router.state.location.pathname).toBe('/borrower/notification');
    await untilResponses();
  });

  test('stays signed in where the token is refused, which is shown', async () => {
    const { user, session } = await openLink(`token=${await usedToken()}`, VISITOR);
    const before = session.read()?.token;
    expect(await refused()).toBeVisible();
    expect(screen.getByText(/masih ada akun yang masuk/)).toBeVisible();
    expect(session.read()?.token).toBe(before);
    await user.click(screen.getByRole('link', { name: 'Lanjutkan' }));
    expect(await home()).toBeVisible();
    await untilResponses();
  });
});
