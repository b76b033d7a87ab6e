import { act, screen, waitFor } from '@testing-library/react';
import { untilResponses } from '@/testing/mock/untilResponses';
import {
  BEFORE_THE_REVIEW,
  everySubStep,
  type SubStepCase,
} from '@/testing/onboarding/everySubStep';
import { DOUBLE_SUBMIT_GESTURES } from '@/testing/exploration/doubleSubmitGestures';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { callCount, writesSince } from '@/testing/onboarding/saves';
import type { TabsPort } from '@/ports/tabs';
import type { Effects } from '@/state/effects';
import { makeTestEffects } from '@/testing/store/testEffects';

const SLOW_MS = 300;

/** The review of each variant. */
const CASES = everySubStep.filter(({ position }) => position.subStep.id === 'review');

async function openAndDeclare({ path, email }: SubStepCase, more: Partial<Effects> = {}) {
  const view = await renderApp(path, email, more);
  await view.user.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
  return view;
}

const submitButton = () => screen.getByRole('button', { name: 'Kirim Pengajuan' });

/** A company comes to the outcome page, an individual to the e-KYC. */
const expectSent = () =>
  screen.findByRole('heading', {
    name: /^(Pengajuan Anda telah terkirim|Verifikasi identitas \(e-KYC\))$/,
    level: 1,
  });

/** Each call of a submit, by how often it was sent. */
async function countsSince(since: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { path } of await writesSince(since)) {
    const name = path.split('/').at(-1) ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => mock.clearFaults());

const cells = sampleOf(CASES, 3).flatMap((each, turn) =>
  inTurn(DOUBLE_SUBMIT_GESTURES, turn).map((gesture) => ({
    ...each,
    ...gesture,
    who: each.name,
    gesture: gesture.name,
  })),
);

test.each(cells)('C1: $who is sent once by $gesture', async ({ isSlow, press, ...each }) => {
  const { user } = await openAndDeclare(each);
  if (isSlow) await act(() => mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS }));
  const since = await callCount();
  await press(user, submitButton());
  await expectSent();
  await untilResponses();
  const counts = await countsSince(since);
  expect(Object.values(counts).every((count) => count === 1)).toBe(true);
  expect(counts).toMatchObject({ update: 1, 'onboarding-status': 1 });
});

/** Some variants, where each is met by the gestures already. */
const SOME = sampleOf(CASES, 1);

test.each(SOME)(
  'C1: $name that is left and come back to while it is sent is sent once',
  async (each) => {
    const { user, router } = await openAndDeclare(each);
    await act(() => router.navigate('/'));
    await act(() => router.navigate(each.path));
    await user.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
    await act(() => mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS }));
    const since = await callCount();
    await user.click(submitButton());
    await act(() => router.navigate(-1));
    await act(() => router.navigate(1));
    await expectSent();
    expect(Object.values(await countsSince(since)).every((count) => count === 1)).toBe(true);
  },
);

test.each(SOME)('C2: $name says what failed, and is sent by another try', async (each) => {
  const { user } = await openAndDeclare(each);
  await act(() => mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500 }));
  await user.click(submitButton());
  expect(await screen.findByText('Pengajuan belum terkirim')).toBeVisible();
  expect(screen.getByText(/tersimpan.* belum terkirim\.$/)).toBeVisible();
  expect(submitButton()).toBeEnabled();
  await act(() => mock.clearFaults());
  const since = await callCount();
  await user.click(submitButton());
  await expectSent();
  await waitFor(async () =>
    expect(await countsSince(since)).toMatchObject({ 'onboarding-status': 1 }),
  );
  expect(await countsSince(since)).not.toHaveProperty('update');
});

test('G1: an individual whose e-KYC does not open after the submit comes to the outcome page', async () => {
  const individual = CASES.find(({ path }) => path.includes('/individu-non-partner/'));
  const { user } = await openAndDeclare(individual as SubStepCase);
  await act(() => mock.addFault({ method: 'POST', path: '*/user/ekyc/token', status: 500 }));
  const since = await callCount();
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Pengajuan Anda telah terkirim', level: 1 });
  expect(await screen.findByRole('button', { name: 'Lanjutkan e-KYC' })).toBeVisible();
  expect(await countsSince(since)).toMatchObject({ token: 1, 'onboarding-status': 1 });
});

test('C2: where it is unknown whether the application was sent, the page does not say that it was not', async () => {
  const { user } = await openAndDeclare(CASES[0] as SubStepCase);
  const put = { method: 'PUT', path: '*/onboarding-status' };
  await act(() => mock.addFault({ ...put, drop: true, is_applied: true }));
  const { release } = holdResponses('/onboarding-status');
  const since = await callCount();
  await user.click(submitButton());
  await waitFor(async () => expect(await countsSince(since)).toHaveProperty('onboarding-status'));
  await act(() => mock.addFault({ method: 'GET', path: '*/auth/profile', status: 500 }));
  release();
  expect(await screen.findByText('Belum pasti apakah pengajuan terkirim')).toBeVisible();
  expect(screen.queryByText(/belum terkirim/)).not.toBeInTheDocument();
  await act(() => mock.clearFaults());
  await user.click(submitButton());
  await expectSent();
  await waitFor(async () =>
    expect(await countsSince(since)).toMatchObject({ 'onboarding-status': 1 }),
  );
});

test('C2: a tab that has waited too long for another one says so, and sends nothing by itself', async () => {
  let isOtherAtIt = true;
  const withExclusiveLock: TabsPort['withExclusiveLock'] = (_name, job, options) =>
    isOtherAtIt && options ? Promise.resolve(options.onTimeout()) : job();
  const tabs = { ...makeTestEffects().effects.tabs, withExclusiveLock };
  const { user } = await openAndDeclare(CASES[0] as SubStepCase, { tabs });
  const since = await callCount();
  await user.click(submitButton());
  expect(await screen.findByText('Pengajuan ini masih dikirim di tab lain.')).toBeVisible();
  expect(screen.getByText(/^Tunggu hasilnya di tab itu/)).toBeVisible();
  expect(await countsSince(since)).toEqual({});
  isOtherAtIt = false;
  await user.click(submitButton());
  await expectSent();
  expect(await countsSince(since)).toEqual({ update: 1, 'onboarding-status': 1, token: 1 });
});
