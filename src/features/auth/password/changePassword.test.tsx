import { screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { renderApp } from '@/testing/render/renderApp';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo, fillLogin, loginPage, watchPasswords } from '@/testing/pages/signInPages';
import {
  BORROWER,
  confirmation,
  field,
  fill,
  link,
  NEW,
  renew,
  RESET,
  rule,
  saveButton,
} from '@/testing/pages/newPassword';

beforeEach(() => mock.reset());

describe('the new password', () => {
  test('has its rules ticked off while it is typed', async () => {
    const { user } = await renderApp(await link());
    const password = await field();
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
    const list = screen.getByRole('list', { name: 'Syarat kata sandi' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await user.type(password, 'sandi7');
    expect(rule('Huruf kecil')).toHaveTextContent(': terpenuhi');
    expect(rule('Angka')).toHaveTextContent(': terpenuhi');
    for (const unmet of ['Minimal 8 karakter', 'Huruf besar', 'Karakter khusus'])
      expect(rule(unmet)).toHaveTextContent(': belum terpenuhi');
    expect(screen.getByText('2 dari 5 syarat kata sandi terpenuhi')).toBeInTheDocument();
  });

  test('is refused at its field where it is weak or differs, and nothing is sent', async () => {
    const { user } = await renderApp(await link());
    await field();
    await user.click(saveButton());
    expect(await field()).toHaveAccessibleDescription(/Tidak boleh kosong/);
    expect(await field()).toHaveFocus();
    await fill(user, 'lemah', 'lemas');
    await user.click(saveButton());
    expect(await field()).toHaveAccessibleDescription(/Kata sandi belum memenuhi semua syarat/);
    expect(confirmation()).toHaveAccessibleDescription(
      'Konfirmasi kata sandi harus sama dengan kata sandi',
    );
    expect(await callsTo(RESET)).toEqual([]);
  });

  test('goes up byte for byte', async () => {
    const passwords = watchPasswords();
    const odd = '  Rähäsiä\u200b #2026\u3000🔑A ';
    const { user } = await renderApp(await link());
    await fill(user, odd);
    await user.click(saveButton());
    await loginPage();
    expect(passwords).toEqual([odd]);
  });
});

describe('a server that does not store it', () => {
  beforeEach(shortenTimeouts);

  test.each([
    ['fails', { status: 500 }],
    ['cuts the connection', { drop: true }],
    ['does not answer', { hang: true }],
    ['answers with a page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['has had too many', { status: 429, body: { code: 429, error: 'Terlalu sering' } }],
    ['finds it weak', { status: 422, body: { code: 422, error: 'Kata sandi terlalu umum' } }],
    ['is in conflict', { status: 409, body: { code: 409, error: 'Coba lagi' } }],
  ])(
    'because it %s shows a message, keeps what was typed, and takes it next time',
    async (_, fault) => {
      await mock.addFault({ method: 'POST', path: `*${RESET}`, times: 1, ...fault });
      const { user } = await renew(await link());
      const main = within(screen.getByRole('main'));
      expect(await main.findByText('Kata sandi belum tersimpan')).toBeVisible();
      expect(await field()).toHaveValue(NEW);
      expect(confirmation()).toHaveValue(NEW);
      await user.click(saveButton());
      await loginPage();
      expect(await callsTo(RESET)).toHaveLength(2);
    },
  );

  test('C9: but whose answer was lost has set it, which the next try with the used link finds', async () => {
    const lost = { method: 'POST', path: `*${RESET}`, times: 1, hang: true, is_applied: true };
    await mock.addFault(lost);
    const { user } = await renew(await link());
    await screen.findByText('Kata sandi belum tersimpan');
    await user.click(saveButton());
    await loginPage();
    expect(screen.queryByText('Tautan ini tidak berlaku lagi')).not.toBeInTheDocument();
  });
});

describe('somebody who is signed in and opens the link', () => {
  test.each([
    ['of their own account', BORROWER],
    ['of another account', 'active.corporate@bos.test'],
  ])('%s sees what happens, and signs in again', async (_whose, owner) => {
    const view = await renderApp(await link(owner), BORROWER);
    expect(await screen.findByText(/Anda keluar dari akun yang sedang terbuka/)).toBeVisible();
    await fill(view.user);
    await view.user.click(saveButton());
    await loginPage();
    expect(view.session.read()).toBeNull();
    expect(await screen.findByText('Kata sandi tersimpan')).toBeVisible();
    await untilResponses();
    expect(screen.queryByText(/Sesi anda sudah habis/)).not.toBeInTheDocument();
  });

  test('keeps the session where the link is of no use', async () => {
    const view = await renew('/change-password?token=abc', BORROWER);
    await screen.findByRole('heading', { name: 'Tautan ini tidak berlaku lagi' });
    await view.user.click(screen.getByRole('link', { name: 'Ke beranda' }));
    expect(await screen.findByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  });
});

describe('somebody whose password has run out', () => {
  test('sees why, with the session over, sets a new one, and gets in with it', async () => {
    const view = await renderApp('/?from=mail', 'expired@bos.test');
    expect(await screen.findByText('Masa berlaku kata sandi Anda sudah habis')).toBeVisible();
    expect(view.session.read()).toBeNull();
    expect(view.router.state.location).toMatchObject({
      pathname: '/change-password',
      search: '?from=mail',
    });
    await fill(view.user);
    await view.user.click(saveButton());
    await loginPage();
    await fillLogin(view.user, 'expired@bos.test', NEW);
    await view.user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 })).toBeVisible();
  });

  test('is led there without a detour by the sign-in page', async () => {
    const { router } = await renderApp('/', 'expired@bos.test');
    const aims = new Set<string | undefined>();
    router.subscribe(({ navigation }) => aims.add(navigation.location?.pathname));
    await screen.findByText('Masa berlaku kata sandi Anda sudah habis');
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(aims).toContain('/change-password');
    expect(aims).not.toContain('/login');
  });
});
