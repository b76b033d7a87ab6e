import { screen, waitFor } from '@testing-library/react';
import { holdCalls, holdResponses } from '@/testing/mock/holdResponses';
import { sampleOf } from '@/testing/exploration/sample';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { openSubStep, saveButton } from '@/testing/onboarding/saves';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { expectUnseen, toOverview } from '@/testing/onboarding/toOverview';
import { until } from '@/testing/environment/until';

const VARIANT = '/borrower/onboarding/individu-non-partner';
const STEP_SAVED = '/api/identity/user/onboarding-step/save';

beforeEach(() => mock.reset());
afterEach(() => jest.restoreAllMocks());

const isAsked = async () => (await mock.calls()).some(({ path }) => path === STEP_SAVED);

const SUB_STEPS = eachSubStep.filter(({ position }) => position.subStep.id !== 'review');

test.each(sampleOf(SUB_STEPS, 3, 'late'))(
  'C8: $name that was left while it was being saved takes nobody along, and says nothing',
  async (each) => {
    await mock.reset(BEFORE_THE_REVIEW);
    const { release } = holdResponses(STEP_SAVED);
    const app = await openSubStep(each);
    await app.user.click(await saveButton());
    await toOverview(app);
    await until(isAsked);
    await expectUnseen(app, release);
  },
);

test.each(sampleOf(SUB_STEPS, 2, 'late failure'))(
  'C8: $name whose save fails after it was left says nothing',
  async (each) => {
    await mock.reset(BEFORE_THE_REVIEW);
    const held = holdCalls(({ pathname }) => (pathname.endsWith(STEP_SAVED) ? pathname : null));
    const app = await openSubStep(each);
    await app.user.click(await saveButton());
    await waitFor(() => expect(held).toHaveLength(1));
    await toOverview(app);
    await expectUnseen(app, () => held[0]?.fail());
    expect(screen.queryByText(/Belum tersimpan/)).not.toBeInTheDocument();
  },
);

test('C8: nor does it take along who is on the way to another page, which the screen has yet to show', async () => {
  const isAt = jest.fn(() => false);
  const at = `${VARIANT}/employment/employment`;
  const { router, user } = await renderApp(at, 'ekyc.waiting@bos.test', { isAt });
  await user.click(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' }));
  await waitFor(() => expect(isAt).toHaveBeenCalledWith(expect.any(String)));
  await untilResponses();
  expect(router.state.location.pathname).toBe(at);
});

test('a save that the end of the session refused says so in our words', async () => {
  await mock.addFault({
    method: 'PATCH',
    path: '*/user/update',
    status: 401,
    body: { code: 401, error: 'Invalid JWT token' },
  });
  const { user } = await renderApp(`${VARIANT}/employment/employment`, 'ekyc.waiting@bos.test');
  await user.type(await screen.findByLabelText('Divisi'), 'a');
  await user.click(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' }));
  expect(await screen.findByText(/^Sesi Anda sudah habis\. Isian Anda aman/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Invalid JWT/)).not.toBeInTheDocument());
});
