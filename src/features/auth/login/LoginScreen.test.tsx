import { screen, waitFor, within } from '@testing-library/react';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { renderApp } from '@/testing/render/renderApp';
import { renderScreen } from '@/testing/render/renderScreen';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo, fillLogin, sendLogin, watchPasswords } from '@/testing/pages/signInPages';
import { LoginScreen } from './LoginScreen';

const BORROWER = 'active.borrower@bos.test';
const LOGIN = '/public/auth/login';
const GENERIC = 'Terjadi kesalahan, silahkan coba lagi nanti';

beforeEach(() => mock.reset());

const forgotPage = () => screen.findByRole('heading', { name: 'Lupa kata sandi', level: 1 });
const homeHeading = () => screen.findByRole('heading', { name: 'Notifikasi', level: 1 });
const loginButton = () => screen.findByRole('button', { name: 'Masuk' });

describe('the sign-in page', () => {
  test('has the fields, the button and the links of the spec, and says where one is', async () => {
    await renderApp('/login?from=back-office');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Masuk ke BOS');
    expect(document.title).toBe('Masuk ke BOS · BOS');
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Kata Sandi')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByText('Belum punya akun? Daftar sebagai:')).toBeVisible();
    const goal = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(goal('Lupa Kata Sandi?')).toBe('/forgot-password?from=back-office');
    expect(goal('Pendana')).toBe('/register/funder?from=back-office');
    expect(goal('Peminjam')).toBe('/register/borrower?from=back-office');
  });

  test("has no link 'Peminjam' where the build leaves it out", async () => {
    await renderScreen(<LoginScreen canRegisterBorrower={false} />);
    expect(screen.getByRole('link', { name: 'Pendana' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Peminjam' })).not.toBeInTheDocument();
  });

  test('sends somebody who is signed in on to the root', async () => {
    const { router } = await renderApp('/login', BORROWER);
    expect(await homeHeading()).toBeVisible();
    expect(router.state.location.pathname).toBe('/borrower/notification');
  });

  test('shows at each field what is missing, focuses the first, and asks the server nothing', async () => {
    const { user } = await renderApp('/login');
    await user.click(await loginButton());
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAccessibleDescription('Tidak boleh kosong');
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('Kata Sandi')).toHaveAccessibleDescription('Tidak boleh kosong');
    await user.type(email, 'budi@');
    await user.tab();
    expect(email).toHaveAccessibleDescription('Email tidak valid');
    expect(await callsTo(LOGIN)).toEqual([]);
  });

  test('takes an address and a password of 255 characters, and no longer ones', async () => {
    const { user } = await renderApp('/login');
    const longest = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(11)}.id`;
    expect(longest).toHaveLength(258);
    await user.click(await screen.findByRole('textbox', { name: 'Email' }));
    await user.paste(longest);
    await user.click(screen.getByLabelText('Kata Sandi'));
    await user.paste('x'.repeat(256));
    await user.click(await loginButton());
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Maksimum 255 karakter',
    );
    expect(screen.getByLabelText('Kata Sandi')).toHaveAccessibleDescription(
      'Maksimum 255 karakter',
    );
    expect(await callsTo(LOGIN)).toEqual([]);
  });
});

describe('signing in without a code', () => {
  test('leads home with a session', async () => {
    const { session } = await sendLogin(BORROWER);
    expect(await homeHeading()).toBeVisible();
    expect(session.read()).not.toBeNull();
  });
});

describe('a sign-in that fails', () => {
  beforeEach(shortenTimeouts);

  test('N15: has one text for a wrong password and an unknown address, and keeps what was typed', async () => {
    const { user } = await sendLogin(BORROWER, 'Salah#2026');
    const said = async () => {
      await screen.findByText('Email atau kata sandi salah.');
      return screen.getByRole('main').textContent;
    };
    const wrongPassword = await said();
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue(BORROWER);
    await user.clear(email);
    await user.type(email, 'siapa@bos.test');
    await user.click(await loginButton());
    await waitFor(async () => expect(await callsTo(LOGIN)).toHaveLength(2));
    await untilResponses();
    expect(await said()).toBe(wrongPassword);
    expect(screen.getAllByText('Email or password is wrong')).toHaveLength(1);
  });

  test.each([
    ['fails', { status: 500 }],
    ['cuts the connection', { drop: true }],
    ['does not answer', { hang: true }],
    ['answers with a page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }],
  ])('shows a message where the server %s, and works with the next click', async (_what, fault) => {
    await mock.addFault({ method: 'POST', path: '*/login', times: 1, ...fault });
    const { user } = await sendLogin(BORROWER);
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Belum bisa masuk')).toBeVisible();
    expect(await loginButton()).not.toHaveAttribute('aria-busy');
    await user.click(await loginButton());
    expect(await homeHeading()).toBeVisible();
  });

  test('does not mention the password where only the code could not be sent', async () => {
    const body = { code: 401, error: 'Invalid JWT token' };
    await mock.addFault({ method: 'POST', path: '*/sms/send', status: 401, times: 1, body });
    await sendLogin('otp@bos.test');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^Waktu untuk memasukkan kode sudah habis/)).toBeVisible();
    expect(main.queryByText('Email atau kata sandi salah.')).not.toBeInTheDocument();
  });

  test('says on the page what a server that fails has said in the notice', async () => {
    await mock.addFault({ method: 'POST', path: '*/login', status: 500, times: 1 });
    await sendLogin(BORROWER);
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(GENERIC)).toBeVisible();
    expect(screen.getAllByText(GENERIC)).toHaveLength(2);
  });

  test('shows the words of the server for any other refusal', async () => {
    const body = { code: 403, error: 'Akun Anda diblokir sementara' };
    await mock.addFault({ method: 'POST', path: '*/login', status: 403, body, times: 1 });
    await sendLogin(BORROWER);
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(body.error)).toBeVisible();
  });
});

test('N15: hands the password on as it was put in, with its spaces', async () => {
  const passwords = watchPasswords();
  const odd = ' Rahasia\u200b #2026\u3000';
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('textbox', { name: 'Email' }));
  await user.paste(BORROWER);
  await user.click(screen.getByLabelText('Kata Sandi'));
  await user.paste(odd);
  await user.click(await loginButton());
  await screen.findByText('Email atau kata sandi salah.');
  expect(passwords).toEqual([odd]);
});

test('C8, N2: a response that comes after the page was left signs nobody in and opens no other page', async () => {
  const { release } = holdResponses(LOGIN);
  const { user, router, session } = await sendLogin(BORROWER);
  await user.click(screen.getByRole('link', { name: 'Lupa Kata Sandi?' }));
  await waitFor(async () => expect(await callsTo(LOGIN)).toHaveLength(1));
  await forgotPage();
  release();
  await untilResponses();
  expect(session.read()).toBeNull();
  expect(router.state.location.pathname).toBe('/forgot-password');
});

test('A6: why somebody was sent to this page stays on it when the toast has gone, until the next try', async () => {
  const { user } = await renderApp('/change-password');
  await loginButton();
  expect(await screen.findByText('Token not found')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByText('Token not found')).not.toBeInTheDocument());
  expect(screen.getByText(/^Tautan yang Anda buka tidak lengkap/)).toBeVisible();
  await fillLogin(user, BORROWER, 'Salah#2026');
  await user.click(await loginButton());
  expect(await screen.findByText('Email atau kata sandi salah.')).toBeVisible();
  expect(screen.queryByText('Anda perlu masuk')).not.toBeInTheDocument();
});
