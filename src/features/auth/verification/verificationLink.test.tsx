import { configure, screen, waitFor, within } from '@testing-library/react';
import { searchWithoutTokens } from '@/domain/access/paths';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { renderApp } from '@/testing/render/renderApp';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo, fillLogin } from '@/testing/pages/signInPages';

const UNVERIFIED = 'unverified@bos.test';
const VERIFICATION = '/public/auth/verification';

beforeEach(() => mock.reset());

const token = () => mock.token(UNVERIFIED, 'verification');
const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const done = () => dialogNamed('Verifikasi Berhasil!');
const failed = () => dialogNamed('Akun belum dapat diverifikasi');
const isVerified = async () =>
  (await mock.db()).users.find(({ email }) => email === UNVERIFIED)?.is_verified;

/** Opens the app at the link of a mail; the query string is kept as in a browser. */
async function openLink(query: string, signedInAs?: string) {
  const opened: { app?: Awaited<ReturnType<typeof renderApp>> } = {};
  opened.app = await renderApp(`/login?${query}`, signedInAs, {
    navigate: (path, { replace = false, keepQuery = false } = {}) => {
      const router = opened.app?.router;
      const { search = '' } = router?.state.location ?? {};
      const kept = keepQuery ? searchWithoutTokens(new URLSearchParams(search)) : '';
      void router?.navigate(`${path}${kept}`, { replace });
    },
  });
  return opened.app;
}

describe('the link of a verification mail', () => {
  test('verifies by itself, says so, and lets the person sign in', async () => {
    const { release } = holdResponses(VERIFICATION);
    const { user } = await openLink(`token=${await token()}`);
    expect(await dialogNamed('Akun Anda sedang diverifikasi...')).toBeVisible();
    await waitFor(async () => expect(await callsTo(VERIFICATION)).toHaveLength(1));
    release();
    const dialog = await done();
    expect(within(dialog).getByRole('heading')).toHaveFocus();
    await untilResponses();
    expect(await isVerified()).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await fillLogin(user, UNVERIFIED);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 })).toBeVisible();
  });

  test('leaves the address at once, and the rest of the query stays', async () => {
    const { router } = await openLink(`from=mail&token=${await token()}`);
    await done();
    await untilResponses();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?from=mail' });
    expect(await callsTo(VERIFICATION)).toHaveLength(1);
  });

  test('C6: asks the server once, also where React mounts the page twice', async () => {
    configure({ reactStrictMode: true });
    try {
      await openLink(`token=${await token()}`);
      expect(await done()).toBeVisible();
      await untilResponses();
      expect(await callsTo(VERIFICATION)).toHaveLength(1);
    } finally {
      configure({ reactStrictMode: false });
    }
  });

  test('C6: that was used before shows a friendly text and no error', async () => {
    const used = await token();
    await fetch(`${mock.origin}/api/identity${VERIFICATION}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: used }),
    });
    const { user, recorded } = await openLink(`token=${used}`);
    const dialog = await dialogNamed('Akun Anda sudah terverifikasi');
    expect(within(dialog).getByText(/Tautan ini sudah pernah dipakai/)).toBeVisible();
    expect(recorded.notices).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test("that is unknown shows the server's text and how to get another one", async () => {
    const { user } = await openLink('token=abc');
    const dialog = await failed();
    expect(within(dialog).getByText('Token not found')).toBeVisible();
    expect(within(dialog).getByText(/untuk meminta tautan baru/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByRole('button', { name: 'Masuk' })).toBeEnabled();
  });

  test('without a token is the plain sign-in page', async () => {
    await openLink('token=');
    expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
    await untilResponses();
    expect(await callsTo(VERIFICATION)).toEqual([]);
  });
});

describe('a server that cannot look at the link', () => {
  beforeEach(shortenTimeouts);

  test.each([
    ['fails', { status: 500 }],
    ['cuts the connection', { drop: true }],
    ['does not answer', { hang: true }],
    ['is hidden behind a page of something else', { status: 200, body: '<h1>Wi-Fi</h1>' }],
  ])('because it %s shows a message, and another try verifies', async (_what, fault) => {
    await mock.addFault({ method: 'POST', path: `*${VERIFICATION}`, times: 1, ...fault });
    const { user } = await openLink(`token=${await token()}`);
    const dialog = within(await failed());
    await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await done()).toBeVisible();
    await untilResponses();
    expect(await callsTo(VERIFICATION)).toHaveLength(2);
  });
});

describe('somebody who is signed in', () => {
  test('sees the link verified first, and goes on to the root when the dialog is closed', async () => {
    const { user, router } = await openLink(`token=${await token()}`, 'active.borrower@bos.test');
    await done();
    await untilResponses();
    const dialog = await done();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/borrower/notification');
    await untilResponses();
    expect(await isVerified()).toBe(true);
  });
});
