import { screen, waitFor } from '@testing-library/react';
import { selectMailWait } from '@/state/slices/signIn';
import { watchPage } from '@/state/watchPage';
import { startClocks } from '@/testing/environment/clocks';
import { mock } from '@/testing/mock/mock';
import { settle } from '@/testing/render/settle';
import { sendLogin } from '@/testing/pages/signInPages';
import { storedMailWaits } from '@/testing/store/storedPorts';

const UNVERIFIED = 'unverified@bos.test';
const SEND = '*/auth/send-email-verification';

beforeEach(async () => {
  localStorage.clear();
  await mock.reset();
});

/** The dialog of the mail, in a page with the storage of a browser. */
const openDialog = () => {
  return sendLogin(UNVERIFIED, undefined, { mailWaits: storedMailWaits() });
};
const mailButton = () => screen.findByRole('button', { name: 'Kirim Ulang Email' });
const secondsShown = async (): Promise<number> => {
  const shown = await screen.findByText(/^Anda dapat mengirim ulang dalam \d+ detik\.$/);
  return Number(/\d+/.exec(shown.textContent)?.[0]);
};

describe('N14: the wait for another verification mail', () => {
  test('goes on over a reload', async () => {
    const pass = startClocks();
    const { user, unmount } = await openDialog();
    await user.click(await mailButton());
    expect(await secondsShown()).toBeGreaterThan(50);
    unmount();
    await pass(20);
    await openDialog();
    expect(await secondsShown()).toBeLessThanOrEqual(39);
    expect(await secondsShown()).toBeGreaterThan(20);
    expect(await mailButton()).toBeDisabled();
    await pass(40);
    await waitFor(async () => expect(await mailButton()).toBeEnabled());
  });

  test('begins in this tab too when another one has asked for a mail', async () => {
    const { store, effects } = await openDialog();
    const stop = watchPage(store, effects);
    expect(await mailButton()).toBeEnabled();
    const otherTab = storedMailWaits();
    otherTab.store(UNVERIFIED, { beganAtMs: Date.now(), waitS: 59 });
    await settle(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'bos.mail-wait.1' }));
    });
    expect(await secondsShown()).toBeGreaterThan(50);
    expect(await mailButton()).toBeDisabled();
    stop();
  });

  test('goes on where the clock is set back by a day', async () => {
    const [realNow, steadyNow] = [Date.now.bind(Date), performance.now.bind(performance)];
    let [passedMs, movedMs] = [0, 0];
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passedMs + movedMs);
    jest.spyOn(performance, 'now').mockImplementation(() => steadyNow() + passedMs);
    const { user, store } = await openDialog();
    await user.click(await mailButton());
    expect(await secondsShown()).toBeGreaterThan(50);
    passedMs = 20_000;
    await waitFor(async () => expect(await secondsShown()).toBeLessThanOrEqual(40));

    movedMs = -86_400_000;
    const isNoticed = () =>
      (selectMailWait(store.getState(), UNVERIFIED)?.beganAtMs ?? 0) < realNow() - 86_000_000;
    await waitFor(() => expect(isNoticed()).toBe(true));
    expect(await secondsShown()).toBeLessThanOrEqual(40);
    expect(await secondsShown()).toBeGreaterThan(20);
    expect(await mailButton()).toBeDisabled();

    passedMs += 41_000;
    await waitFor(async () => expect(await mailButton()).toBeEnabled());
  });

  test('is a minute where the server refuses a mail without saying for how long', async () => {
    const body = { code: 429, error: 'Terlalu sering' };
    await mock.addFault({ method: 'POST', path: SEND, status: 429, body, times: 1 });
    const { user } = await openDialog();
    await user.click(await mailButton());
    expect(await secondsShown()).toBeGreaterThan(50);
  });
});
