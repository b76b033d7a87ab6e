import { act, screen, waitFor } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { watchPage } from '@/state/watchPage';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { callsSeen } from '@/testing/store/testStore';

const EMAIL = 'ekyc.waiting@bos.test';
const MINUTE_MS = 60_000;
const MOVED = /^Status pengajuan Anda sudah berubah/;

beforeEach(async () => {
  await mock.reset();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const profileReads = async () =>
  (await callsSeen()).filter((call) => call === 'GET /api/identity/auth/profile').length;
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

const open = async (path: string) => {
  const view = await renderApp(path, EMAIL);
  await screen.findByRole('heading', { level: 1 });
  await act(() => untilResponses());
  return view;
};

/** Tells the store whether the page is visible, as the app does. */
function watch({ store, effects }: Awaited<ReturnType<typeof open>>) {
  const looks: ((isVisible: boolean) => void)[] = [];
  const { userActivity } = effects;
  const stop = watchPage(store, {
    ...effects,
    userActivity: {
      ...userActivity,
      onVisibilityChange: (listener) => (looks.push(listener), () => undefined),
    },
  });
  const look = (isVisible: boolean) =>
    act(() => {
      for (const tell of looks) tell(isVisible);
    });
  return { look, stop };
}

test('an outcome page follows the status once a minute, and says why it changes', async () => {
  await open('/onboarding-submitted');
  await mock.setStatus(EMAIL, {
    onboarding_status_id: STATUS.eKycInvalid,
    ekyc_message: 'Foto KTP buram.',
  });
  await later(MINUTE_MS);
  expect(await heading('e-KYC perlu diulang')).toBeVisible();
  expect(await screen.findByText(MOVED)).toBeVisible();
  // What the provider said is read again with the status.
  expect(await screen.findByText('Foto KTP buram.')).toBeVisible();
});

test('an outcome page follows the status to the page of the rejected, and says why', async () => {
  const { router } = await open('/onboarding-submitted?from=mail');
  await mock.setStatus(EMAIL, {
    onboarding_status_id: STATUS.eKycRejected,
    ekyc_message: 'Wajah tidak cocok.',
  });
  await later(MINUTE_MS);
  expect(await heading('Pengajuan Anda belum dapat disetujui')).toBeVisible();
  expect(await screen.findByText('Wajah tidak cocok.')).toBeVisible();
  expect(await screen.findByText(MOVED)).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/onboarding-rejected',
    search: '?from=mail',
  });
});

test('the hub follows the status while the e-KYC is waited for, and leads where it belongs', async () => {
  const { router } = await open('/borrower/onboarding/individu-non-partner');
  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.eKycSuccess });
  await later(MINUTE_MS);
  await waitFor(() => expect(router.state.location.pathname).toBe('/borrower/notification'));
  expect(await screen.findByText(MOVED)).toBeVisible();
});

test('the hub that waits for nobody asks nothing', async () => {
  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.inDraft });
  await open('/borrower/onboarding/individu-non-partner');
  const before = await profileReads();
  await later(2 * MINUTE_MS);
  expect(await profileReads()).toBe(before);
});

test('nobody is asked while the page is hidden', async () => {
  const { look, stop } = watch(await open('/onboarding-submitted'));
  const before = await profileReads();
  look(false);
  await later(3 * MINUTE_MS);
  expect(await profileReads()).toBe(before);
  look(true);
  await waitFor(async () => expect(await profileReads()).toBe(before + 1));
  stop();
});

test('a user who comes back after half a minute finds the page by the status of now', async () => {
  const app = await open('/borrower/onboarding/individu-non-partner');
  const { look, stop } = watch(app);
  const before = await profileReads();
  look(false);
  await later(29_000);
  look(true);
  await act(() => untilResponses());
  expect(await profileReads()).toBe(before);

  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.notEligible });
  look(false);
  await later(30_000);
  look(true);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/borrower/notification'));
  expect(await screen.findByText(MOVED)).toBeVisible();
  stop();
});

test('a server that fails at the start page signs nobody out whom it has let in before', async () => {
  const { router } = await open('/onboarding-submitted');
  await mock.addFault({ method: 'GET', path: '*/auth/profile', status: 500 });
  await act(() => router.navigate('/'));
  expect(await heading('Pengajuan Anda')).toBeVisible();
});

test('the start page goes by the status of now, not by what was loaded before', async () => {
  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.eKycSuccess });
  const { router } = await open('/borrower/notification');
  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.businessRevision });
  await act(() => router.navigate('/'));
  expect(await heading('Pengajuan Anda')).toBeVisible();
  expect(router.state.location.pathname).toBe('/borrower/onboarding/individu-non-partner');
});
