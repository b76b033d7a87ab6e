import { screen, waitFor, within } from '@testing-library/react';
import { signOut } from '@/state/session/session';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { untilResponses } from '@/testing/mock/untilResponses';
import { arriveAtCode, callsTo, fillLogin } from '@/testing/pages/signInPages';
import { storedResendRecords, storedTemporaryTokens } from '@/testing/store/storedPorts';

const OTP = 'otp@bos.test';
const VALIDATE = '/otp/validate';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mock.reset();
});

const verified = () => screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' });
const homeHeading = () => screen.findByRole('heading', { name: 'Notifikasi', level: 1 });

describe('the page of the one-time code', () => {
  test('A8: says where the code went and what will happen, and has the name of the page', async () => {
    const { code } = await arriveAtCode(OTP);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Masukkan kode');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toBe('Masukkan kode · BOS');
    const [message] = await mock.outbox(OTP);
    const shown = `Kami mengirim kode 6 angka ke 0812****${message?.to.slice(-4)}.`;
    expect(screen.getByText(shown)).toBeVisible();
    expect(code).toHaveAccessibleDescription(/^Kode terkirim otomatis setelah angka keenam\./);
  });

  test('says where the code went also after a reload', async () => {
    const kept = { temporaryTokens: storedTemporaryTokens(), resendRecords: storedResendRecords() };
    const { userId, unmount } = await arriveAtCode(OTP, kept);
    unmount();
    const afterReload = { ...kept, temporaryTokens: storedTemporaryTokens() };
    await renderApp(`/two-factor-auth/${userId}`, undefined, afterReload);
    expect(await screen.findByText('Kami mengirim kode 6 angka ke 0812****7888.')).toBeVisible();
    expect(await callsTo('/channel/check')).toEqual([]);
  });

  test('asks somebody who has no telephone to have the code sent by e-mail', async () => {
    const body = { code: 422, error: 'Nomor telepon belum terdaftar' };
    await mock.addFault({ method: 'POST', path: '*/sms/send', status: 422, body });
    const contact = { code: 200, message: '', data: { email: 'o***@bos.test' } };
    await mock.addFault({ method: 'GET', path: '*/channel/check', status: 200, body: contact });
    const { user } = await arriveAtCode(OTP);
    expect(await screen.findByText(body.error)).toBeVisible();
    expect(screen.getByText('Minta kode 6 angka, lalu masukkan di sini.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kirim Ulang Kode' }));
    const dialog = within(await screen.findByRole('dialog'));
    const sms = dialog.getByRole('radio', { name: 'SMS' });
    await waitFor(() => expect(sms).toHaveAccessibleDescription('Belum terdaftar'));
    expect(sms).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Email' }));
    await user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
    expect(await screen.findByText('Kami mengirim kode 6 angka ke o***@bos.test.')).toBeVisible();
  });
});

test('without the id of anybody it leads to the start', async () => {
  const { router } = await renderApp('/two-factor-auth?from=mail');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?from=mail');
});

describe('the right code', () => {
  test('sends itself at the sixth digit, begins the session, and leads on with its dialog', async () => {
    const { code, user, session, effects, userId } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    const dialog = await verified();
    expect(session.read()).not.toBeNull();
    expect(effects.resendRecords.read(userId)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await homeHeading()).toBeVisible();
    await untilResponses();
    expect(await callsTo(VALIDATE)).toHaveLength(1);
  });

  test('N13: leads on also where the dialog is closed by Escape', async () => {
    const { code, user } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    await verified();
    await user.keyboard('{Escape}');
    expect(await homeHeading()).toBeVisible();
  });

  test('N13: goes on in its session where somebody goes back while the dialog is open', async () => {
    const { code, user, router, session } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    await verified();
    const { pathname } = router.state.location;
    await settle(() => void router.navigate(-1));
    expect(await homeHeading()).toBeVisible();
    expect(session.read()).not.toBeNull();
    await settle(() => void router.navigate(pathname));
    expect(await homeHeading()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('N13: leaves nothing of itself where its session ends while the dialog is open', async () => {
    const { code, user, store, session } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    await verified();
    await settle(() => void store.dispatch(signOut()));
    await fillLogin(user, OTP);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByRole('textbox', { name: 'Kode OTP' })).toHaveValue('');
    await untilResponses();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.read()).toBeNull();
  });

  test('N12: may be pasted with all around it, and goes to the server once', async () => {
    const { code, user } = await arriveAtCode(OTP);
    const sent = await mock.lastCode(OTP);
    await user.click(code);
    await user.paste(`Kode OTP Anda: ${sent}. Berlaku 5 menit.`);
    expect(await verified()).toBeVisible();
    const calls = await callsTo(VALIDATE);
    expect(calls.map(({ body }) => body)).toEqual([
      { otp: sent, device_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
    ]);
  });

  test('N12: of a pasted text that holds no single code nothing goes to the server', async () => {
    const { code, user } = await arriveAtCode(OTP);
    await user.click(code);
    await user.paste('1234567');
    expect(await screen.findByText('Isi 6 angka kode OTP')).toBeVisible();
    await untilResponses();
    expect(await callsTo(VALIDATE)).toEqual([]);
  });
});
