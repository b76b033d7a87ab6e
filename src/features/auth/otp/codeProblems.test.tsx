import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { settle } from '@/testing/render/settle';
import { renderApp } from '@/testing/render/renderApp';
import { untilResponses } from '@/testing/mock/untilResponses';
import {
  arriveAtCode,
  callsTo,
  fillLogin,
  loginPage,
  otherThan,
} from '@/testing/pages/signInPages';

const OTP = 'otp@bos.test';
const VALIDATE = '/otp/validate';
const WRONG = 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mock.reset();
});

const verified = () => screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' });

/** From the login page, with the newest code. */
async function signInAgain(user: UserEvent): Promise<void> {
  await fillLogin(user, OTP);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Kode OTP' }),
    await mock.lastCode(OTP),
  );
  expect(await verified()).toBeVisible();
}

describe('a code that is refused', () => {
  test('is shown at the field in the words of the spec; the field is empty and has the focus', async () => {
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
});

describe('a server that cannot look at the code', () => {
  beforeEach(shortenTimeouts);

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
    await user.dblClick(retry);
    expect(await verified()).toBeVisible();
    expect(await callsTo(VALIDATE)).toHaveLength(2);
  });
});

test('a code that is typed, sent by Enter and typed again while it is checked is checked once', async () => {
  const { release } = holdResponses(VALIDATE);
  const { code, user } = await arriveAtCode(OTP);
  const right = await mock.lastCode(OTP);
  await user.type(code, `${right}{Enter}{Backspace}${right}`);
  await untilResponses();
  release();
  expect(await verified()).toBeVisible();
  expect(await callsTo(VALIDATE)).toHaveLength(1);
});

test('C7: offline a code stays in its field and is sent by the one who typed it, once', async () => {
  const { code, user, network } = await arriveAtCode(OTP);
  const right = await mock.lastCode(OTP);
  await settle(() => network.setOnline(false));
  await user.type(code, right);
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(code).toHaveValue(right);
  await settle(() => network.setOnline(true));
  await untilResponses();
  expect(await callsTo(VALIDATE)).toEqual([]);
  await user.click(retry);
  expect(await verified()).toBeVisible();
  expect(await callsTo(VALIDATE)).toHaveLength(1);
});

test.each([
  ['is cut off', { drop: true }],
  ['cannot be read', { status: 200, body: '<html>Hello</html>' }],
  ['is a failure of the server', { status: 500 }],
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
    await screen.findByRole('button', { name: 'Coba lagi' });
    // For a minute the same call is repeated.
    await mock.advanceClock(61);
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByText(/^Kode Anda mungkin sudah diterima/)).toBeVisible();
    expect(session.read()).toBeNull();
    await signInAgain(user);
  },
);

test('G1: a code that was taken, but whose answer is lost, is sent again and signs in', async () => {
  const lost = { method: 'POST', path: `*${VALIDATE}`, times: 1, is_applied: true, drop: true };
  await mock.addFault(lost);
  const { code, user } = await arriveAtCode(OTP);
  await user.type(code, await mock.lastCode(OTP));
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await verified()).toBeVisible();
});

test('a code that was taken without an answer is still known to be so after a reload', async () => {
  await mock.addFault({ method: 'POST', path: `*${VALIDATE}`, is_applied: true, drop: true });
  const first = await arriveAtCode(OTP);
  const taken = await mock.lastCode(OTP);
  await first.user.type(first.code, taken);
  await screen.findByRole('button', { name: 'Coba lagi' });
  first.unmount();
  await mock.clearFaults();
  const { temporaryTokens } = first.effects;
  const { user } = await renderApp(`/two-factor-auth/${first.userId}`, undefined, {
    temporaryTokens,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Kode OTP' }), taken);
  expect(await screen.findByText(/^Kode Anda mungkin sudah diterima/)).toBeVisible();
});

test('who signs in again after a code that may have been taken gets another one', async () => {
  await mock.addFault({ method: 'POST', path: `*${VALIDATE}`, is_applied: true, status: 500 });
  const { code, user } = await arriveAtCode(OTP);
  const taken = await mock.lastCode(OTP);
  await user.type(code, taken);
  await screen.findByRole('button', { name: 'Coba lagi' });
  await mock.clearFaults();
  await user.click(screen.getByRole('link', { name: 'Masuk dengan akun lain' }));
  await signInAgain(user);
  expect(await callsTo('/send')).toHaveLength(2);
});

describe('an answer that comes after the page was left', () => {
  async function leaveWhileChecking() {
    const { release } = holdResponses(VALIDATE);
    const app = await arriveAtCode(OTP);
    await app.user.type(app.code, await mock.lastCode(OTP));
    await app.user.click(screen.getByRole('link', { name: 'Masuk dengan akun lain' }));
    await waitFor(async () => expect(await callsTo(VALIDATE)).toHaveLength(1));
    await loginPage();
    release();
    await untilResponses();
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
    await signInAgain(user);
    expect(await callsTo('/send')).toHaveLength(2);
  });
});
