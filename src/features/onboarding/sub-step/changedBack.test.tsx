import { act, screen } from '@testing-library/react';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { mock } from '@/testing/mock/mock';
import { expectGoneOn, openSubStep, saveButton } from '@/testing/onboarding/saves';

const PROFILE = eachSubStep.find(({ position }) => position.subStep.id === 'company-profile');
if (!PROFILE) throw new Error('No company profile');

const UPDATE = { method: 'PATCH', path: '/api/identity/user/update' };
const DETAIL = { method: 'GET', path: '/api/identity/user/detail' };
const STEP = { method: 'POST', path: '/api/identity/user/onboarding-step/save' };
const STORED_UNHEARD = { drop: true, is_applied: true };

const storedName = async () =>
  (await mock.db()).users.find(({ email }) => email === PROFILE.email)?.information.company_name;

const arm = (...faults: Parameters<typeof mock.addFault>[0][]) =>
  act(async () => {
    await mock.clearFaults();
    for (const fault of faults) await mock.addFault(fault);
  });

/** Presses save, and waits for the page to show the problem. */
async function saveInVain({ user }: Awaited<ReturnType<typeof openSubStep>>): Promise<void> {
  await user.click(await saveButton());
  await screen.findAllByText(/^Belum tersimpan/);
}

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => act(() => mock.clearFaults()));

test('C9: an answer that was stored unheard, and that nobody could look for, is stored as it was once changed back', async () => {
  const app = await openSubStep(PROFILE);
  const before = await storedName();
  await arm({ ...UPDATE, ...STORED_UNHEARD }, { ...DETAIL, drop: true });
  await editAnswer(app.user, PROFILE);
  await saveInVain(app);
  expect(await storedName()).toBe(`${before}a`);
  await arm();
  await app.user.type(screen.getByLabelText('Nama Perusahaan'), '{Backspace}');
  await app.user.click(await saveButton());
  await expectGoneOn(app, PROFILE);
  expect(await storedName()).toBe(before);
});

test('C9: an answer that was stored, changed unheard and changed back is stored as it was first', async () => {
  const app = await openSubStep(PROFILE);
  const before = await storedName();
  await arm({ ...STEP, status: 500 });
  await editAnswer(app.user, PROFILE);
  await saveInVain(app);
  expect(await storedName()).toBe(`${before}a`);
  await arm({ ...UPDATE, ...STORED_UNHEARD });
  await app.user.type(screen.getByLabelText('Nama Perusahaan'), 'b');
  await saveInVain(app);
  expect(await storedName()).toBe(`${before}ab`);
  await arm();
  await app.user.type(screen.getByLabelText('Nama Perusahaan'), '{Backspace}');
  await app.user.click(await saveButton());
  await expectGoneOn(app, PROFILE);
  expect(await storedName()).toBe(`${before}a`);
});
