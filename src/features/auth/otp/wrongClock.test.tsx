import { screen, waitFor, within } from '@testing-library/react';
import { setDeviceClock } from '@/testing/environment/clocks';
import { sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { untilCallsOver } from '@/testing/mock/untilCallsOver';
import { renderApp } from '@/testing/render/renderApp';
import { arriveAtCode, fillLogin, sendLogin } from '@/testing/pages/signInPages';
import { storedResendRecords, storedTemporaryTokens } from '@/testing/store/storedPorts';

const OTP = 'otp@bos.test';
const HOUR_MS = 60 * 60 * 1000;
/**
 * How far the device's clock is ahead, in hours; 0.2 is less than the life of a temporary token.
 */
const SKEWS = [-48, -24, -1, 0, 0.2, 1, 24, 48];

const ports = () => ({
  temporaryTokens: storedTemporaryTokens(),
  resendRecords: storedResendRecords(),
});

const codeField = () => screen.findByRole('textbox', { name: 'Kode OTP' });

/** The wait that the page shows, in whole seconds. */
const shownWait = async (): Promise<number> => {
  const text = (await screen.findByText(/^Kirim ulang tersedia dalam/)).textContent;
  const [, minutes, seconds] = /(\d\d):(\d\d)$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await mock.reset();
});

// A session that the next reset ends takes the temporary tokens with it, which are shared here.
afterEach(untilCallsOver);

describe.each(sampleOf(SKEWS, 3))('N7: with a clock that is %d hours ahead', (hours) => {
  beforeEach(() => setDeviceClock(hours * HOUR_MS));

  test('a sign-in without a code is good at once, and asks for nothing twice', async () => {
    const { router, session } = await sendLogin('active.borrower@bos.test');
    const seen: string[] = [];
    router.subscribe(({ location }) => {
      if (location.pathname !== seen.at(-1)) seen.push(location.pathname);
    });
    expect(await screen.findByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
    expect(seen.at(-1)).toBe('/borrower/notification');
    expect(seen.length).toBeLessThanOrEqual(2);
    expect(session.read()).not.toBeNull();
  });

  test('a code can be entered, also after a reload, and the wait is the true one', async () => {
    const { userId, unmount } = await arriveAtCode(OTP, ports());
    expect(await shownWait()).toBeGreaterThan(45);
    expect(await shownWait()).toBeLessThanOrEqual(60);
    unmount();
    // Within the tolerance for a late message, by more than the time that a busy machine needs.
    setDeviceClock(hours * HOUR_MS + 4 * 60_000);
    await mock.advanceClock(4 * 60);
    const { router, user, session } = await renderApp(
      `/two-factor-auth/${userId}`,
      undefined,
      ports(),
    );
    await user.type(await codeField(), await mock.lastCode(OTP));
    const dialog = await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' });
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/borrower/notification'));
    expect(session.read()).not.toBeNull();
  });

  test('the server says when the time is over, and one redirect leads to login', async () => {
    const { code, user, userId, router, recorded } = await arriveAtCode(OTP, ports());
    const seen: string[] = [];
    router.subscribe(({ location }) => {
      if (location.pathname !== seen.at(-1)) seen.push(location.pathname);
    });
    await mock.advanceClock(901);
    await user.type(code, await mock.lastCode(OTP));
    expect(
      await screen.findByText('Waktu untuk memasukkan kode sudah habis. Silakan masuk lagi.'),
    ).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(seen).toEqual([`/two-factor-auth/${userId}`, '/login']);
    expect(recorded.reloads).toBe(0);
    await fillLogin(user, OTP);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    await user.type(await codeField(), await mock.lastCode(OTP));
    expect(await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
  });
});
