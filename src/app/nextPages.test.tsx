import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { holdEachResponse, holdResponses } from '@/testing/mock/holdResponses';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { READER, rowButtons } from '@/testing/pages/notifications';
import { arriveAtCode, callsTo, sendLogin } from '@/testing/pages/signInPages';
import { renderApp } from '@/testing/render/renderApp';
import { selectDraftPhase } from '@/state/slices/draftStatus';
import { selectUserId } from '@/state/slices/session';

const APPLICANT = 'borrower.individu@bos.test';
const WITH_PARTNER = 'borrower.individu.partner@bos.test';
const APPLICANT_WITH_CODE = 'otp.applicant@bos.test';
const HUB = '/borrower/onboarding/individu-non-partner';
/** What the application of an individual without a partner reads. */
const APPLICATION = [
  '/onboarding-step/detail',
  '/user/banks',
  '/bank-statement/all',
  '/financial-statement/all',
  '/consultation-schedule/detail',
  '/collateral/all',
];

const TOAST = 'Terjadi kesalahan, silahkan coba lagi nanti';

beforeEach(() => mock.reset());

const hub = () => screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });

const timesAsked = () => Promise.all(APPLICATION.map(async (end) => (await callsTo(end)).length));

const untilAskedOnce = () =>
  waitFor(async () => expect(await timesAsked()).toEqual(APPLICATION.map(() => 1)));

test('the application is asked for before it is known whose it is, and once', async () => {
  const profile = holdResponses('/auth/profile');
  await sendLogin(APPLICANT);
  await untilAskedOnce();
  profile.release();
  await hub();
  await untilResponses();
  expect(await timesAsked()).toEqual(APPLICATION.map(() => 1));
});

test('a page that is loaded again asks for its application beside the profile, and once', async () => {
  const profile = holdResponses('/auth/profile');
  await renderApp(HUB, APPLICANT);
  await untilAskedOnce();
  profile.release();
  await hub();
  await untilResponses();
  expect(await timesAsked()).toEqual(APPLICATION.map(() => 1));
});

const closeVerified = async (user: UserEvent) => {
  const dialog = await screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' });
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
};

test('after a one-time code the application is asked for behind the dialog that says so, and once', async () => {
  const { code, user } = await arriveAtCode(APPLICANT_WITH_CODE);
  await user.type(code, await mock.lastCode(APPLICANT_WITH_CODE));
  await untilAskedOnce();
  await untilResponses();
  await closeVerified(user);
  await hub();
  await untilResponses();
  expect(await timesAsked()).toEqual(APPLICATION.map(() => 1));
});

test('what fails behind the dialog about a one-time code is asked again after it, and nobody hears of it', async () => {
  await mock.addFault({ method: 'GET', path: '*/user/detail', status: 500, times: 1 });
  await mock.addFault({ method: 'GET', path: '*/auth/profile', status: 500, times: 1 });
  const { code, user } = await arriveAtCode(APPLICANT_WITH_CODE);
  await user.type(code, await mock.lastCode(APPLICANT_WITH_CODE));
  await waitFor(async () => expect(await callsTo('/auth/profile')).toHaveLength(1));
  await untilResponses();
  expect(screen.queryByText(TOAST)).not.toBeInTheDocument();
  await closeVerified(user);
  await hub();
  expect(screen.queryByText(TOAST)).not.toBeInTheDocument();
});

test('the hub waits for what its variant reads, and for nothing else that was asked for ahead', async () => {
  const collateral = holdResponses('/collateral/all');
  const wait = (ms: number) => (ms === 0 ? Promise.resolve() : new Promise<void>(() => undefined));
  await sendLogin(WITH_PARTNER, PASSWORD, { clock: { nowMs: () => Date.now(), wait } });
  await hub();
  collateral.release();
  await untilResponses();
});

test('its drafts are read before it is known whose it is', async () => {
  const profile = holdResponses('/auth/profile');
  const { store } = await sendLogin(APPLICANT);
  await waitFor(() => expect(selectDraftPhase(store.getState())).toBe('open'));
  expect(selectUserId(store.getState())).toBeNull();
  profile.release();
  await hub();
  expect(selectDraftPhase(store.getState())).toBe('open');
});

test('the hub does not wait while an applicant who is Ready to Onboard is moved on', async () => {
  const profiles = holdEachResponse(({ pathname }) => pathname.endsWith('/auth/profile') || null);
  await sendLogin(APPLICANT);
  await waitFor(() => expect(profiles).toHaveLength(1));
  profiles.shift()?.release();
  await waitFor(() => expect(profiles).toHaveLength(1));
  await hub();
  profiles.shift()?.release();
  await untilResponses();
});

test('what fails ahead is asked again by the page, and nobody hears of it', async () => {
  await mock.addFault({ method: 'GET', path: '*/user/banks', status: 500, times: 1 });
  let hasShownError = false;
  const observer = new MutationObserver(() => {
    const shown = [
      ...screen.queryAllByText('Data belum dapat dimuat'),
      ...screen.queryAllByText(TOAST),
    ];
    hasShownError ||= shown.length > 0;
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const profile = holdResponses('/auth/profile');
  await sendLogin(APPLICANT);
  await untilAskedOnce();
  await untilResponses();
  profile.release();
  await hub();
  observer.disconnect();
  expect(await callsTo('/user/banks')).toHaveLength(2);
  expect(hasShownError).toBe(false);
});

test('the notifications are asked for before it is known whether their page may be seen, and once', async () => {
  const detail = holdResponses('/user/detail');
  const once = async () => {
    const paths = (await mock.calls()).map(({ path }) => path);
    const asked = ['/list-by-user/', '/unread-count/'].map((call) =>
      paths.filter((path) => path.includes(call)),
    );
    expect(asked.map(({ length }) => length)).toEqual([1, 1]);
  };
  await renderApp('/borrower/notification', READER);
  await waitFor(once);
  detail.release();
  await waitFor(() => expect(rowButtons().length).toBeGreaterThan(0));
  await untilResponses();
  await once();
});

test('a list that fails ahead is asked again by its page, without a toast', async () => {
  await mock.addFault({ method: 'GET', path: '*/list-by-user/*', status: 500, times: 1 });
  const detail = holdResponses('/user/detail');
  const { store } = await renderApp('/borrower/notification', READER);
  const hasFailed = () =>
    Object.values(store.getState().api.queries).some(
      (query) => query?.endpointName === 'getNotifications' && query.error !== undefined,
    );
  await waitFor(() => expect(hasFailed()).toBe(true));
  detail.release();
  await waitFor(() => expect(rowButtons().length).toBeGreaterThan(0));
  expect(screen.queryByText(TOAST)).not.toBeInTheDocument();
});
