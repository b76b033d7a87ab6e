import { screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock';
import { renderApp } from '@/testing/renderApp';
import { settle } from '@/testing/settle';
import {
  arriveAtCode,
  callsTo,
  fillLogin,
  hurryTimeLimits,
  otherThan,
  untilAnswered,
} from '@/testing/signInPages';
import { storedResendRecords, storedTemporaryTokens } from '@/testing/storedPorts';

const OTP = 'otp@bos.test';
const VALIDATE = '/otp/validate';
const WRONG = 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mock.reset();
});

const verified = () => screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' });
const homeHeading = () => screen.findByRole('heading', { name: 'Notifikasi', level: 1 });

describe('the page of the one-time code', () => {
  test('says where the code went and what will happen, and has the name of the page', async () => {
    const { code } = await arriveAtCode(OTP);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Masukkan kode');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toBe('Masukkan kode · BOS');
    const [message] = await mock.outbox(OTP);
    const shown = `Kami mengirim kode 6 angka ke 0812****${message?.to.slice(-4)}.`;
    expect(screen.getByText(shown)).toBeVisible();
    expect(code).toHaveAccessibleDescription(/^Kode terkirim otomatis setelah angka keenam\./);
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
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

  test('is for nobody without a temporary token', async () => {
    const { router } = await renderApp('/two-factor-auth/108');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  test('sends somebody who is signed in on to the root', async () => {
    const { router } = await renderApp('/two-factor-auth/108', 'active.borrower@bos.test');
    expect(await homeHeading()).toBeVisible();
    expect(router.state.location.pathname).toBe('/borrower/notification');
  });
});

describe('the right code', () => {
  test('sends itself at the sixth digit; closing the dialog begins the session', async () => {
    const { code, user, session, effects, userId } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    const dialog = await verified();
    expect(session.read()).toBeNull();
    expect(effects.resendRecords.read(userId)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await homeHeading()).toBeVisible();
    expect(session.read()).not.toBeNull();
    await untilAnswered();
    expect(await callsTo(VALIDATE)).toHaveLength(1);
  });

  test('N13: begins the session also where the dialog is closed by Escape', async () => {
    const { code, user, session } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    await verified();
    expect(session.read()).toBeNull();
    await user.keyboard('{Escape}');
    expect(await homeHeading()).toBeVisible();
    expect(session.read()).not.toBeNull();
  });

  test('N13: is given up with another login: its dialog does not stand for the next code', async () => {
    const { code, user, router, session } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    await verified();
    await settle(() => void router.navigate(-1));
    await fillLogin(user, OTP);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByRole('textbox', { name: 'Kode OTP' })).toHaveValue('');
    await untilAnswered();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.read()).toBeNull();
  });

  test('is not lost with the page that is shown anew while the dialog is open', async () => {
    const { code, user, router, session } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    await verified();
    const { pathname } = router.state.location;
    await settle(() => void router.navigate(-1));
    await screen.findByRole('heading', { name: 'Masuk ke BOS' });
    await settle(() => void router.navigate(1));
    const dialog = await verified();
    expect(router.state.location.pathname).toBe(pathname);
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await homeHeading()).toBeVisible();
    expect(session.read()).not.toBeNull();
  });

  test.each([
    ['as it is', (code: string) => code],
    ['with a space in the middle', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a dash in the middle', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['with spaces and a line around it', (code: string) => ` \n${code}\t`],
    ['with the whole message', (code: string) => `Kode OTP Anda: ${code}. Berlaku 5 menit.`],
    [
      'in Arabic digits',
      (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    ],
    [
      'in full-width digits',
      (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ],
  ])('N12: may be pasted %s, and goes to the server once', async (_what, shape) => {
    const { code, user } = await arriveAtCode(OTP);
    const sent = await mock.lastCode(OTP);
    await user.click(code);
    await user.paste(shape(sent));
    expect(await verified()).toBeVisible();
    const calls = await callsTo(VALIDATE);
    expect(calls.map(({ body }) => body)).toEqual([
      { otp: sent, device_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
    ]);
  });

  test.each(['12345', '1234567', '123 4567', 'Hubungi 150012 atau 987654', 'belum ada kode'])(
    'N12: is not what %j gives: nothing goes to the server',
    async (text) => {
      const { code, user } = await arriveAtCode(OTP);
      await user.click(code);
      await user.paste(text);
      await untilAnswered();
      expect(await callsTo(VALIDATE)).toEqual([]);
      if (text === '12345') expect(code).toHaveValue(text);
      else expect(await screen.findByText('Isi 6 angka kode OTP')).toBeVisible();
    },
  );

  test('N12: is not sent before it has six digits, and letters are none', async () => {
    const { code, user } = await arriveAtCode(OTP);
    await user.type(code, '12a 3.4x5');
    expect(code).toHaveValue('12345');
    await untilAnswered();
    expect(await callsTo(VALIDATE)).toEqual([]);
  });
});

describe('a code that is refused', () => {
  test('is told at the field in the words of the spec; the field is empty and has the focus', async () => {
    const { code, user } = await arriveAtCode(OTP);
    await user.type(code, otherThan(await mock.lastCode(OTP)));
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription(expect.stringContaining(WRONG) as string);
    await user.type(code, await mock.lastCode(OTP));
    expect(await verified()).toBeVisible();
  });

  test('after 300 s says the same: it is too old', async () => {
    const { code, user } = await arriveAtCode(OTP);
    const right = await mock.lastCode(OTP);
    await mock.advanceClock(301);
    await user.type(code, right);
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
  });

  test('after five of them waits for another code, also with the right one', async () => {
    const { code, user } = await arriveAtCode(OTP);
    const right = await mock.lastCode(OTP);
    for (let tries = 1; tries <= 5; tries += 1) {
      await user.type(code, otherThan(right));
      await waitFor(() => expect(code).toHaveValue(''));
      await screen.findByText(WRONG);
    }
    await user.type(code, right);
    expect(
      await screen.findByText('Terlalu banyak percobaan. Silakan minta kode OTP baru.'),
    ).toBeVisible();
    expect(code).toHaveAccessibleDescription(/Terlalu banyak percobaan. Kirim ulang kode/);
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    expect(screen.getByText(/^Kirim ulang tersedia dalam 0[01]:\d\d$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kirim Ulang Kode' })).toBeDisabled();
  });

  test('shows the wait that a server names with too many tries', async () => {
    const body = { code: 429, error: 'Terlalu banyak percobaan.', retry_after_s: 240 };
    await mock.addFault({ method: 'POST', path: `*${VALIDATE}`, status: 429, body, times: 1 });
    const { code, user } = await arriveAtCode(OTP);
    await user.type(code, '123456');
    expect(await screen.findByText('Terlalu banyak percobaan.')).toBeVisible();
    expect(screen.getByText(/^Kirim ulang tersedia dalam 0[34]:\d\d$/)).toBeVisible();
  });

  test('with a temporary token that has run out leads to sign in, and says why', async () => {
    const { code, user, router, recorded } = await arriveAtCode(OTP);
    await mock.advanceClock(901);
    await user.type(code, await mock.lastCode(OTP));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(
      await screen.findByText('Waktu untuk memasukkan kode sudah habis. Silakan masuk lagi.'),
    ).toBeVisible();
    expect(recorded.reloads).toBe(0);
    await fillLogin(user, OTP);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Kode OTP' }),
      await mock.lastCode(OTP),
    );
    expect(await verified()).toBeVisible();
  });
});

describe('a server that cannot look at the code', () => {
  hurryTimeLimits(1_500);

  test.each([
    ['fails', { status: 500 }],
    ['cuts the connection', { drop: true }],
    ['does not answer', { hang: true }],
    ['is hidden behind a gateway that fails', { status: 502, body: '<html>Bad gateway</html>' }],
    ['answers something else', { status: 200, body: '<html>Hello</html>' }],
  ])('because it %s leaves the code in the field and offers another try', async (_what, fault) => {
    await mock.addFault({ method: 'POST', path: `*${VALIDATE}`, times: 1, ...fault });
    const { code, user } = await arriveAtCode(OTP);
    const right = await mock.lastCode(OTP);
    await user.type(code, right);
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(code).toHaveValue(right);
    expect(code).toBeInvalid();
    await user.click(retry);
    expect(await verified()).toBeVisible();
  });
});

test('C7: offline a code stays in its field and is sent by the one who typed it, once', async () => {
  const { code, user, network } = await arriveAtCode(OTP);
  const right = await mock.lastCode(OTP);
  await settle(() => network.setOnline(false));
  await user.type(code, right);
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(code).toHaveValue(right);
  await settle(() => network.setOnline(true));
  await untilAnswered();
  expect(await callsTo(VALIDATE)).toEqual([]);
  await user.click(retry);
  expect(await verified()).toBeVisible();
  expect(await callsTo(VALIDATE)).toHaveLength(1);
});

test.each([
  ['is cut off', { drop: true }],
  ['cannot be read', { status: 200, body: '<html>Hello</html>' }],
])(
  'a code that was taken, but whose answer %s, leads to a login that gets a new one',
  async (_what, fault) => {
    await mock.addFault({
      method: 'POST',
      path: `*${VALIDATE}`,
      times: 1,
      is_applied: true,
      ...fault,
    });
    const { code, user, router, session } = await arriveAtCode(OTP);
    await user.type(code, await mock.lastCode(OTP));
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByText(/^Kode Anda mungkin sudah diterima/)).toBeVisible();
    expect(session.read()).toBeNull();
    await fillLogin(user, OTP);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    const again = await screen.findByRole('textbox', { name: 'Kode OTP' });
    await user.type(again, await mock.lastCode(OTP));
    expect(await verified()).toBeVisible();
  },
);

describe('an answer that comes after the page was left', () => {
  async function leaveWhileChecking() {
    await mock.addFault({ method: 'POST', path: `*${VALIDATE}`, delay_ms: 600, times: 1 });
    const app = await arriveAtCode(OTP);
    await app.user.type(app.code, await mock.lastCode(OTP));
    await app.user.click(screen.getByRole('link', { name: 'Masuk dengan akun lain' }));
    await waitFor(async () => expect(await callsTo(VALIDATE)).toHaveLength(1));
    await untilAnswered();
    return app;
  }

  test('C8, N13: changes nothing that is seen, and begins no session', async () => {
    const { router, session } = await leaveWhileChecking();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.read()).toBeNull();
  });

  test('has used the code up: the next login gets a new one at once', async () => {
    const { user, effects, userId } = await leaveWhileChecking();
    expect(effects.resendRecords.read(userId)).toBeNull();
    await fillLogin(user, OTP);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Kode OTP' }),
      await mock.lastCode(OTP),
    );
    expect(await verified()).toBeVisible();
    expect(await callsTo('/send')).toHaveLength(2);
  });
});
