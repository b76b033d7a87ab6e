import { screen, waitFor, within } from '@testing-library/react';
import { watchPage } from '@/state/watchPage';
import { setDeviceClock, startClocks } from '@/testing/clocks';
import { memoryTemporaryTokens } from '@/testing/memoryPorts';
import { mock } from '@/testing/mock';
import { renderApp } from '@/testing/renderApp';
import { settle } from '@/testing/settle';
import {
  arriveAtCode,
  callsTo,
  hurryTimeLimits,
  otherThan,
  untilAnswered,
} from '@/testing/signInPages';
import { storedResendRecords, storedTemporaryTokens } from '@/testing/storedPorts';

const OTP = 'otp@bos.test';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mock.reset();
});

const resendButton = () => screen.findByRole('button', { name: 'Kirim Ulang Kode' });
const untilFree = () =>
  waitFor(async () => expect(await resendButton()).toBeEnabled(), { timeout: 5_000 });

/** The wait that the page shows, in whole seconds. */
const shownWait = async (): Promise<number> => {
  const text = (await screen.findByText(/^Kirim ulang tersedia dalam/)).textContent;
  const [, minutes, seconds] = /(\d\d):(\d\d)$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

type Arrived = Awaited<ReturnType<typeof arriveAtCode>>;

async function openChooser({ user }: Pick<Arrived, 'user'>) {
  await user.click(await resendButton());
  return screen.findByRole('dialog', { name: 'Kirim ulang kode lewat' });
}

async function resend(arrived: Pick<Arrived, 'user'>, channel: 'SMS' | 'Email') {
  const dialog = within(await openChooser(arrived));
  await arrived.user.click(dialog.getByRole('radio', { name: channel }));
  await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('sending the code again', () => {
  test('waits 60 s three times, then 600 s, and the button waits with it', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    for (const [place, waitS] of [60, 60, 60, 600].entries()) {
      expect(await resendButton()).toBeDisabled();
      const shownS = await shownWait();
      expect(shownS).toBeLessThanOrEqual(waitS);
      expect(shownS).toBeGreaterThan(waitS - 10);
      await pass(waitS);
      await untilFree();
      if (place < 3) await resend(arrived, place % 2 === 0 ? 'Email' : 'SMS');
    }
    expect(await callsTo('/send')).toHaveLength(4);
  });

  test("lets one go on with 'Lanjutkan' only after a channel was chosen, and shows where each leads", async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const dialog = within(await openChooser(arrived));
    const go = dialog.getByRole('button', { name: 'Lanjutkan' });
    expect(go).toBeDisabled();
    const email = dialog.getByRole('radio', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('o***@bos.test'));
    await arrived.user.click(email);
    expect(go).toBeEnabled();
    await arrived.user.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await resendButton()).toHaveFocus();
    expect(await callsTo('/send')).toHaveLength(1);
  });

  test.each([
    ['SMS', 'sms', 'Kode OTP telah dikirim ulang ke nomor telepon Anda.', '0812****'],
    ['Email', 'email', 'Kode OTP telah dikirim ulang ke email Anda.', 'o***@bos.test'],
  ] as const)(
    'by %s says so, shows where it went and empties the field for the new code',
    async (label, channel, said, contact) => {
      const pass = startClocks();
      const arrived = await arriveAtCode(OTP);
      await arrived.user.type(arrived.code, otherThan(await mock.lastCode(OTP)));
      await screen.findByText('Kode OTP yang Anda masukkan salah, atau kedaluwarsa.');
      await pass(60);
      await untilFree();
      await resend(arrived, label);
      expect(await screen.findByText('OTP Berhasil Dikirim')).toBeVisible();
      expect(screen.getByText(said)).toBeVisible();
      const intro = screen.getByText(/^Kami mengirim kode 6 angka ke/);
      expect(intro).toHaveTextContent(contact);
      expect((await mock.outbox(OTP))[0]).toMatchObject({ channel });
      await waitFor(() => expect(arrived.code).toHaveFocus());
      expect(arrived.code).toHaveValue('');
      expect(arrived.code).toBeValid();
      await arrived.user.type(arrived.code, await mock.lastCode(OTP));
      expect(await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
    },
  );

  test('goes on where the server cannot say where codes can go', async () => {
    await mock.addFault({ method: 'GET', path: '*/channel/check', status: 500 });
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const dialog = within(await openChooser(arrived));
    await untilAnswered();
    expect(dialog.getByRole('radio', { name: 'SMS' })).toBeEnabled();
    await arrived.user.click(dialog.getByRole('radio', { name: 'Email' }));
    await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
    expect(await screen.findByText('OTP Berhasil Dikirim')).toBeVisible();
    expect((await mock.outbox(OTP))[0]).toMatchObject({ channel: 'email' });
  });

  test('takes back a choice that turns out not to be there', async () => {
    const body = { code: 200, message: '', data: { email: 'o***@bos.test' } };
    await mock.addFault({
      method: 'GET',
      path: '*/channel/check',
      status: 200,
      body,
      delay_ms: 400,
    });
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const dialog = within(await openChooser(arrived));
    const sms = dialog.getByRole('radio', { name: 'SMS' });
    await arrived.user.click(sms);
    expect(sms).toBeChecked();
    await waitFor(() => expect(sms).toBeDisabled());
    expect(sms).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeDisabled();
  });

  test('sends one code for two clicks', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const dialog = within(await openChooser(arrived));
    await arrived.user.click(dialog.getByRole('radio', { name: 'SMS' }));
    await arrived.user.dblClick(dialog.getByRole('button', { name: 'Lanjutkan' }));
    await untilAnswered();
    expect(await callsTo('/send')).toHaveLength(2);
  });

  test('is told and leads to the field also where its dialog was closed meanwhile', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    await mock.addFault({ method: 'POST', path: '*/send', delay_ms: 300, is_applied: true });
    const dialog = within(await openChooser(arrived));
    await arrived.user.click(dialog.getByRole('radio', { name: 'SMS' }));
    await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
    await arrived.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('OTP Berhasil Dikirim')).toBeVisible();
    expect(await resendButton()).toBeDisabled();
    expect(arrived.code).toHaveFocus();
  });

  test('N12: is the way on after too many wrong codes, and the new code signs in', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    const wrong = otherThan(await mock.lastCode(OTP));
    for (let tries = 1; tries <= 6; tries += 1) {
      await arrived.user.type(arrived.code, wrong);
      await waitFor(() => expect(arrived.code).toHaveValue(''));
      await untilAnswered();
    }
    expect(await shownWait()).toBeGreaterThan(45);
    await pass(60);
    await untilFree();
    expect(screen.getByText('Minta kode baru untuk melanjutkan.')).toBeVisible();
    await resend(arrived, 'Email');
    await waitFor(() => expect(arrived.code).toHaveFocus());
    expect(arrived.code).toBeValid();
    await arrived.user.type(arrived.code, await mock.lastCode(OTP));
    expect(await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
  });

  describe('that fails', () => {
    hurryTimeLimits(1_500);

    test.each([
      ['with an error of the server', { status: 500 }, 'Kode belum terkirim'],
      ['behind a gateway', { status: 502, body: '<html></html>' }, 'Kode mungkin sudah terkirim'],
      ['without an answer', { hang: true }, 'Kode mungkin sudah terkirim'],
      ['with a cut connection', { drop: true }, 'Kode mungkin sudah terkirim'],
    ])('%s is told in the dialog, which offers it once more', async (_what, fault, title) => {
      const pass = startClocks();
      const arrived = await arriveAtCode(OTP);
      await pass(60);
      await untilFree();
      await mock.addFault({ method: 'POST', path: '*/send', times: 1, ...fault });
      const dialog = within(await openChooser(arrived));
      await arrived.user.click(dialog.getByRole('radio', { name: 'SMS' }));
      await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
      expect(await dialog.findByText(title)).toBeVisible();
      await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
      expect(await screen.findByText('OTP Berhasil Dikirim')).toBeVisible();
    });

    test('only in its answer ends in the wait of the code that was sent, and that code signs in', async () => {
      const pass = startClocks();
      const arrived = await arriveAtCode(OTP);
      await pass(60);
      await untilFree();
      const body = '<html></html>';
      const lost = { status: 200, body, is_applied: true, times: 1 };
      await mock.addFault({ method: 'POST', path: '*/send', ...lost });
      const dialog = within(await openChooser(arrived));
      await arrived.user.click(dialog.getByRole('radio', { name: 'Email' }));
      await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
      expect(await dialog.findByText('Kode mungkin sudah terkirim')).toBeVisible();
      await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await shownWait()).toBeGreaterThan(45);
      expect((await mock.outbox(OTP)).filter(({ code }) => code)).toHaveLength(2);
      await arrived.user.type(arrived.code, await mock.lastCode(OTP));
      expect(await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
    });
  });

  test('that the server wants to wait for shows the time that the server names', async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(60);
    await untilFree();
    const body = { code: 429, error: 'Silakan tunggu sebelum meminta lagi.', retry_after_s: 300 };
    await mock.addFault({ method: 'POST', path: '*/send', status: 429, body, times: 1 });
    await resend(arrived, 'SMS');
    expect(await screen.findByText(body.error)).toBeVisible();
    expect(await shownWait()).toBeGreaterThan(290);
  });

  test("after the temporary token has run out says 'Token time expired' and leads to sign in", async () => {
    const pass = startClocks();
    const arrived = await arriveAtCode(OTP);
    await pass(901);
    await untilFree();
    await resend(arrived, 'SMS');
    expect(await screen.findByText('Token time expired')).toBeVisible();
    await waitFor(() => expect(arrived.router.state.location.pathname).toBe('/login'));
  });
});

describe('the wait', () => {
  test.each([-1, 1])(
    'N14: goes on when the clock of the device is moved by %d day under the page',
    async (days) => {
      const arrived = await arriveAtCode(OTP, {
        temporaryTokens: storedTemporaryTokens(),
        resendRecords: storedResendRecords(),
      });
      const before = await shownWait();
      setDeviceClock(days * DAY_MS);
      await waitFor(async () => expect(await shownWait()).toBeLessThan(before), {
        timeout: 5_000,
      });
      expect(await shownWait()).toBeGreaterThan(before - 10);
      await arrived.user.type(arrived.code, await mock.lastCode(OTP));
      expect(await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
    },
  );

  test('goes on over a reload', async () => {
    const pass = startClocks();
    const kept = { temporaryTokens: memoryTemporaryTokens(), resendRecords: storedResendRecords() };
    const { userId, unmount } = await arriveAtCode(OTP, kept);
    await pass(20);
    unmount();
    await renderApp(`/two-factor-auth/${userId}`, undefined, kept);
    const shownS = await shownWait();
    expect(shownS).toBeLessThanOrEqual(40);
    expect(shownS).toBeGreaterThan(30);
    expect(await callsTo('/send')).toHaveLength(1);
  });

  test('begins in a second tab when the first sends a code', async () => {
    const pass = startClocks();
    const kept = { temporaryTokens: memoryTemporaryTokens(), resendRecords: storedResendRecords() };
    const { userId, unmount } = await arriveAtCode(OTP, kept);
    await pass(60);
    unmount();
    const { store, effects } = await renderApp(`/two-factor-auth/${userId}`, undefined, kept);
    const stop = watchPage(store, effects);
    await untilFree();
    // What the first tab does: it stores the record, and the browser tells the others.
    storedResendRecords().store(userId, { count: 4, lastSentAtMs: Date.now() });
    const changed = new StorageEvent('storage', { key: `bos.otp-resend.${userId}` });
    await settle(() => window.dispatchEvent(changed));
    expect(await shownWait()).toBeGreaterThan(590);
    expect(await resendButton()).toBeDisabled();
    stop();
  });
});
