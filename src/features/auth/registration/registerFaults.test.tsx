import { screen, waitFor, within } from '@testing-library/react';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import {
  fillRegistration,
  NEW_EMAIL,
  REGISTRATION,
  registerPage,
  sendRegistration,
} from '@/testing/pages/registerPage';
import { renderApp } from '@/testing/render/renderApp';
import { callsTo } from '@/testing/pages/signInPages';

const KNOWN = 'active.borrower@bos.test';
const GENERIC = 'Terjadi kesalahan, silahkan coba lagi nanti';
const { email, password, confirmation, button, mailbox } = registerPage;

beforeEach(() => mock.reset());

describe('an address that has an account', () => {
  test('is shown in the words of the server, and at the field, with the ways into that account', async () => {
    const { user } = await sendRegistration({ email: KNOWN.toUpperCase() });
    expect(await screen.findByText('Email already registered')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Lupa Kata Sandi?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(main.getAllByRole('link', { name: 'Masuk' })).toHaveLength(2);
    const field = await email();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/^Email ini sudah terdaftar/);
    expect(password()).toHaveValue(PASSWORD);

    await user.clear(field);
    await user.type(field, NEW_EMAIL);
    expect(field).toBeValid();
    expect(main.queryByRole('link', { name: 'Lupa Kata Sandi?' })).not.toBeInTheDocument();
    await user.click(button());
    expect(await mailbox()).toBeVisible();
  });
});

describe('a registration that fails', () => {
  beforeEach(shortenTimeouts);

  const main = () => within(screen.getByRole('main'));

  test.each([
    [
      'refuses it',
      { status: 422, body: { code: 422, error: 'Data tidak valid' } },
      'Data tidak valid',
    ],
    ['fails', { status: 500 }, GENERIC],
  ])(
    'because the server %s shows a message, and works with the next click',
    async (_, fault, words) => {
      await mock.addFault({ method: 'POST', path: `*${REGISTRATION}`, times: 1, ...fault });
      const { user } = await sendRegistration();
      expect(await main().findByText('Pendaftaran belum berhasil')).toBeVisible();
      expect(main().getByText(words)).toBeVisible();
      expect(password()).toHaveValue(PASSWORD);
      expect(button()).not.toHaveAttribute('aria-busy');
      await user.click(button());
      expect(await mailbox()).toBeVisible();
    },
  );

  test.each([
    ['cuts the connection', { drop: true }],
    ['does not answer', { hang: true }],
    ['answers with a page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['answers with a page instead of data', { status: 200, body: '<html></html>' }],
  ])('because the server %s may have arrived, which is said', async (_, fault) => {
    await mock.addFault({ method: 'POST', path: `*${REGISTRATION}`, times: 1, ...fault });
    const { user } = await sendRegistration();
    expect(await main().findByText('Pendaftaran belum dapat dipastikan')).toBeVisible();
    expect(main().getByText(/mungkin sudah kami terima/)).toBeVisible();
    await user.click(button());
    expect(await mailbox()).toBeVisible();
    expect(main().queryByText('Pendaftaran belum dapat dipastikan')).not.toBeInTheDocument();
  });

  test('while the app is offline is refused at once and loses nothing', async () => {
    const view = await renderApp('/register/funder');
    await fillRegistration(view);
    view.network.setOnline(false);
    await view.user.click(button());
    expect(await main().findByText('Pendaftaran belum berhasil')).toBeVisible();
    expect(await callsTo(REGISTRATION)).toEqual([]);
    view.network.setOnline(true);
    await view.user.click(button());
    expect(await mailbox()).toBeVisible();
    expect(await callsTo(REGISTRATION)).toHaveLength(1);
  });

  test('in a browser that cannot encrypt shows a message, and nothing is sent', async () => {
    const view = await renderApp('/register/funder', undefined, {
      encryptPassword: () => Promise.reject(new Error('no WebCrypto')),
    });
    await fillRegistration(view);
    await view.user.click(button());
    expect(await main().findByText('Pendaftaran belum berhasil')).toBeVisible();
    expect(main().getByText(GENERIC)).toBeVisible();
    expect(await callsTo(REGISTRATION)).toEqual([]);
  });

  const lost = { method: 'POST', path: `*${REGISTRATION}`, hang: true, is_applied: true, times: 1 };

  test('with an answer that was lost is the same registration at the next try, not a second one', async () => {
    await mock.addFault(lost);
    const { user } = await sendRegistration();
    await main().findByText('Pendaftaran belum dapat dipastikan');
    await user.click(button());
    expect(await mailbox()).toHaveTextContent('Kami mengirim email verifikasi ke');
    await waitFor(() => expect(screen.queryByText(GENERIC)).not.toBeInTheDocument());
    expect(await mock.outbox(NEW_EMAIL)).toHaveLength(1);
  });

  test('and is tried again with another password shows that the first one was accepted', async () => {
    await mock.addFault(lost);
    const { user } = await sendRegistration();
    await main().findByText('Pendaftaran belum dapat dipastikan');
    for (const field of [password(), confirmation()]) await user.type(field, '!');
    await user.click(button());
    const dialog = await mailbox();
    expect(dialog).toHaveTextContent('ternyata sudah kami terima');
    expect(dialog).toHaveTextContent('yang Anda kirim pertama kali');
    expect(screen.queryByText('Email already registered')).not.toBeInTheDocument();
  });
});
