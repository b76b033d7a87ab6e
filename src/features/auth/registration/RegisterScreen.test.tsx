import { screen, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import {
  fillRegistration,
  NEW_EMAIL,
  REGISTRATION,
  registerPage,
  sendRegistration,
} from '@/testing/pages/registerPage';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo } from '@/testing/pages/signInPages';

const { email, password, confirmation, button, mailbox } = registerPage;

beforeEach(() => mock.reset());

const rule = (name: string) =>
  within(screen.getByRole('list', { name: 'Syarat kata sandi' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith(name));

describe('the registration page', () => {
  test.each([
    ['/register/borrower', 'Daftar sebagai Peminjam'],
    ['/register/funder', 'Daftar sebagai Pendana'],
  ])('%s says what it is for, and password managers know its fields', async (path, title) => {
    await renderApp(`${path}?from=mail`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} · BOS`);
    const types = screen.getByRole('radiogroup', { name: 'Jenis Akun' });
    expect(within(types).getAllByRole('radio')).toHaveLength(2);
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login?from=mail');
  });

  test('shows at each field what is missing, focuses the first, and asks the server nothing', async () => {
    const { user } = await renderApp('/register/funder');
    await email();
    await user.click(button());
    expect(screen.getByRole('region', { name: '4 isian perlu diperbaiki' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Individu' })).toHaveFocus();
    expect(await email()).toHaveAccessibleDescription('Tidak boleh kosong');
    expect(confirmation()).toHaveAccessibleDescription('Tidak boleh kosong');
    expect(await callsTo(REGISTRATION)).toEqual([]);
  });

  test('refuses a weak password and a confirmation that differs, and keeps both', async () => {
    await sendRegistration({ password: 'rahasia', confirmation: 'rahasia ' });
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/^Kata sandi belum memenuhi semua syarat/);
    expect(confirmation()).toHaveAccessibleDescription(
      'Konfirmasi kata sandi harus sama dengan kata sandi',
    );
    expect(password()).toHaveValue('rahasia');
    expect(await callsTo(REGISTRATION)).toEqual([]);
  });

  test('ticks off the rules of a password as they are met, in words that are also read out', async () => {
    const { user } = await renderApp('/register/funder');
    await email();
    expect(rule('Angka')).toHaveTextContent('Angka: belum terpenuhi');
    await user.type(password(), 'Rahasia');
    expect(rule('Huruf besar')).toHaveTextContent('Huruf besar: terpenuhi');
    expect(rule('Huruf kecil')).toHaveTextContent('Huruf kecil: terpenuhi');
    expect(rule('Minimal 8 karakter')).toHaveTextContent('belum terpenuhi');
    expect(screen.getByText('2 dari 5 syarat kata sandi terpenuhi')).toHaveAttribute(
      'role',
      'status',
    );
    await user.type(password(), '#1');
    expect(screen.getByText('5 dari 5 syarat kata sandi terpenuhi')).toBeInTheDocument();
    await user.clear(password());
    expect(rule('Huruf besar')).toHaveTextContent('belum terpenuhi');
    expect(screen.queryByText(/syarat kata sandi terpenuhi/)).not.toBeInTheDocument();
  });
});

describe('a registration', () => {
  test.each([
    ['/register/borrower', 'Individu', 4, 1, true],
    ['/register/borrower', 'Perusahaan', 4, 2, true],
    ['/register/funder', 'Individu', 5, 1, true],
    ['/register/funder', 'Perusahaan', 5, 2, false],
  ])('at %s for %s reaches the server as it should', async (...registration) => {
    const [path, type, roleId, typeId, isNotified] = registration;
    const view = await renderApp(path);
    await fillRegistration(view, { type });
    if (isNotified) await view.user.click(screen.getByRole('checkbox'));
    await view.user.click(button());
    expect(await mailbox()).toHaveTextContent(NEW_EMAIL);
    const [call] = await callsTo(REGISTRATION);
    expect(call?.body).toMatchObject({
      email: NEW_EMAIL,
      role_id: roleId,
      type_id: typeId,
      is_notify: isNotified ? 1 : 0,
      source: 'PLATFORM',
      url: `${window.location.origin}/login`,
    });
    const [mail] = await mock.outbox(NEW_EMAIL);
    expect(mail?.link).toMatch(`${window.location.origin}/login?token=`);
  });

  test('C1: is one for two clicks in one moment', async () => {
    const view = await renderApp('/register/funder');
    await fillRegistration(view);
    await settle(() => {
      button().click();
      button().click();
    });
    expect(await mailbox()).toBeVisible();
    await untilResponses();
    expect(await callsTo(REGISTRATION)).toHaveLength(1);
  });

  test('leads to the mailbox, offers another mail, and then to the sign-in page', async () => {
    const view = await renderApp('/register/funder?from=mail');
    await fillRegistration(view);
    await view.user.click(button());
    const dialog = within(await mailbox());
    expect(dialog.getByRole('heading')).toHaveFocus();
    await view.user.click(dialog.getByRole('button', { name: 'Kirim Ulang Email' }));
    expect(await dialog.findByText('Email terkirim')).toBeVisible();
    expect(dialog.getByText(/^Anda dapat mengirim ulang dalam 5\d detik\.$/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Kirim Ulang Email' })).toBeDisabled();
    expect(await mock.outbox(NEW_EMAIL)).toHaveLength(2);
    await view.user.click(dialog.getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
    expect(view.router.state.location).toMatchObject({ pathname: '/login', search: '?from=mail' });
  });
});
