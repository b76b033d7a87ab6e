import { screen, waitFor, within } from '@testing-library/react';
import { watchPage } from '@/state/watchPage';
import { setDeviceClock, startClocks } from '@/testing/environment/clocks';
import { memoryTemporaryTokens } from '@/testing/store/memoryPorts';
import { mock } from '@/testing/mock/mock';
import { untilCallsOver } from '@/testing/mock/untilCallsOver';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { arriveAtCode, callsTo } from '@/testing/pages/signInPages';
import { storedResendRecords, storedTemporaryTokens } from '@/testing/store/storedPorts';
import { openChooser, resendButton, shownWait, untilFree } from '@/testing/pages/resend';

const OTP = 'otp@bos.test';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mock.reset();
});

describe('sending the code again', () => {
  describe('that fails', () => {
    test.each([
      ['with an error of the server', { status: 500 }, 'Kode belum terkirim'],
      ['behind a gateway', { status: 502, body: '<html></html>' }, 'Kode mungkin sudah terkirim'],
      ['without an answer', { hang: true }, 'Kode mungkin sudah terkirim'],
      ['with a cut connection', { drop: true }, 'Kode mungkin sudah terkirim'],
    ])('%s is shown in the dialog, which offers it once more', async (_what, fault, title) => {
      const pass = startClocks();
      const arrived = await arriveAtCode(OTP);
      await pass(60);
      await untilFree();
      await mock.addFault({ method: 'POST', path: '*/send', times: 1, ...fault });
      const dialog = within(await openChooser(arrived));
      if ('hang' in fault) shortenTimeouts();
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
});

describe('the wait', () => {
  // A session that the next reset ends takes the temporary tokens with it, which are shared here.
  afterEach(untilCallsOver);

  test.each([-1, 1])(
    'N14: goes on when the clock of the device is moved by %d day under the page',
    async (days) => {
      const arrived = await arriveAtCode(OTP, {
        temporaryTokens: storedTemporaryTokens(),
        resendRecords: storedResendRecords(),
      });
      const before = await shownWait();
      setDeviceClock(days * DAY_MS);
      await waitFor(async () => expect(await shownWait()).toBeLessThan(before));
      expect(await shownWait()).toBeGreaterThan(before - 10);
      await arrived.user.type(arrived.code, await mock.lastCode(OTP));
      expect(await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
      // What their home page asks for comes later than the other calls: its code comes first.
      await waitFor(async () =>
        expect(await callsTo(`/unread-count/${arrived.userId}`)).toHaveLength(1),
      );
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
    // What the first tab does: it stores the record, and the browser notifies the others.
    storedResendRecords().store(userId, { count: 4, lastSentAtMs: Date.now() });
    const changed = new StorageEvent('storage', { key: `bos.otp-resend.${userId}` });
    await settle(() => window.dispatchEvent(changed));
    expect(await shownWait()).toBeGreaterThan(590);
    expect(await resendButton()).toBeDisabled();
    stop();
  });
});
