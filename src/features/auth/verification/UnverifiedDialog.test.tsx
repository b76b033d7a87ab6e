import { screen, waitFor, within } from '@testing-library/react';
import { holdResponses } from '@/testing/mock/holdResponses';
import { startClocks } from '@/testing/environment/clocks';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo, sendLogin } from '@/testing/pages/signInPages';

const UNVERIFIED = 'unverified@bos.test';
const SEND = '/auth/send-email-verification';

beforeEach(() => mock.reset());

const openDialog = () => screen.findByRole('dialog', { name: 'Akun Anda belum diverifikasi' });
const mailButton = async () =>
  within(await openDialog()).getByRole('button', { name: 'Kirim Ulang Email' });

describe('somebody whose account is not verified', () => {
  test('sees this in a dialog instead of an error, with the address that the mail went to', async () => {
    const { recorded } = await sendLogin(UNVERIFIED);
    const dialog = within(await openDialog());
    expect(dialog.getByText(/unverified@bos\.test/)).toBeVisible();
    expect(await mailButton()).toBeEnabled();
    expect(recorded.notices).toEqual([]);
    expect(screen.queryByText('Belum bisa masuk')).not.toBeInTheDocument();
  });

  test('gets the mail again, with a link to the sign-in page that then lets them in', async () => {
    const { user } = await sendLogin(UNVERIFIED);
    await user.click(await mailButton());
    expect(await screen.findByText('Email terkirim')).toBeVisible();
    const [call] = await callsTo(SEND);
    const loginPage = `${window.location.origin}/login`;
    expect(call?.body).toEqual({ email: UNVERIFIED, url: loginPage });
    const [mail] = await mock.outbox(UNVERIFIED);
    expect(mail?.link).toMatch(`${loginPage}?token=`);
  });

  test('waits 59 s for another one, with a countdown that goes on while the dialog is closed', async () => {
    const pass = startClocks();
    const { user } = await sendLogin(UNVERIFIED);
    await user.click(await mailButton());
    expect(await screen.findByText(/^Anda dapat mengirim ulang dalam 5\d detik\.$/)).toBeVisible();
    expect(await mailButton()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Tutup' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await pass(30);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    const shown = await screen.findByText(/^Anda dapat mengirim ulang dalam \d+ detik\.$/);
    expect(Number(/\d+/.exec(shown.textContent)?.[0])).toBeLessThanOrEqual(29);
    expect(await mailButton()).toBeDisabled();

    await pass(30);
    await waitFor(async () => expect(await mailButton()).toBeEnabled());
    await user.click(await mailButton());
    await untilResponses();
    expect(await callsTo(SEND)).toHaveLength(2);
  });

  test('sends one mail for two clicks', async () => {
    const { user } = await sendLogin(UNVERIFIED);
    await user.dblClick(await mailButton());
    await untilResponses();
    expect(await callsTo(SEND)).toHaveLength(1);
  });

  test('may try again at once where the mail could not be sent', async () => {
    await mock.addFault({ method: 'POST', path: `*${SEND}`, status: 500, times: 1 });
    const { user } = await sendLogin(UNVERIFIED);
    await user.click(await mailButton());
    expect(await screen.findByText('Email belum terkirim')).toBeVisible();
    expect(await mailButton()).toBeEnabled();
    await user.click(await mailButton());
    expect(await screen.findByText('Email terkirim')).toBeVisible();
    expect(screen.queryByText('Email belum terkirim')).not.toBeInTheDocument();
  });

  test('is shown the wait that the server asks for', async () => {
    const body = { code: 429, error: 'Terlalu sering', retry_after_s: 200 };
    await mock.addFault({ method: 'POST', path: `*${SEND}`, status: 429, body, times: 1 });
    const { user } = await sendLogin(UNVERIFIED);
    await user.click(await mailButton());
    expect(
      await screen.findByText(/^Anda dapat mengirim ulang dalam (200|19\d) detik\.$/),
    ).toBeVisible();
  });

  test('who has closed the dialog is not shown that the mail failed', async () => {
    await mock.addFault({ method: 'POST', path: `*${SEND}`, status: 500, times: 1 });
    const { release } = holdResponses(SEND);
    const { user } = await sendLogin(UNVERIFIED);
    await user.click(await mailButton());
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await callsTo(SEND)).toHaveLength(1));
    release();
    await untilResponses();
    expect(screen.queryByText(/Terjadi kesalahan/)).not.toBeInTheDocument();
  });
});
