import { act, waitFor } from '@testing-library/react';
import { untilResponses } from '@/testing/mock/untilResponses';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { DOUBLE_SUBMIT_GESTURES } from '@/testing/exploration/doubleSubmitGestures';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import {
  callCount,
  comeBack,
  expectGoneOn,
  openSubStep,
  saveButton,
  writesSince,
} from '@/testing/onboarding/saves';

const SLOW_MS = 300;

const SUB_STEPS = eachSubStep.filter(({ position }) => position.subStep.id !== 'review');
const CASES = sampleOf(SUB_STEPS, 5).map((each, turn) => ({ ...each, turn }));

/** The number of sub-steps that are left during a save; the code is the same for all. */
const LEFT = sampleOf(SUB_STEPS, 1, 'left');

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => mock.clearFaults());

test.each(CASES)('C1: $name is saved once, however it is asked to', async (each) => {
  const app = await openSubStep(each);
  await editAnswer(app.user, each);
  const before = await callCount();
  await app.user.click(await saveButton());
  await expectGoneOn(app, each);
  const once = await writesSince(before);
  expect(once.at(-1)?.path).toBe('/api/identity/user/onboarding-step/save');
  for (const { name, isSlow, press } of inTurn(DOUBLE_SUBMIT_GESTURES, each.turn)) {
    const button = await comeBack(app, each);
    await editAnswer(app.user, each);
    if (isSlow) await mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS });
    const since = await callCount();
    await press(app.user, button);
    await expectGoneOn(app, each);
    await mock.clearFaults();
    expect([name, await writesSince(since)]).toEqual([name, once]);
  }
});

test.each(LEFT)(
  'C1: $name that is left and come back to while it is saved is saved once',
  async (each) => {
    const { name, path } = each;
    const app = await openSubStep(each);
    await editAnswer(app.user, each);
    const begun = await callCount();
    await app.user.click(await saveButton());
    await expectGoneOn(app, each);
    const once = await writesSince(begun);
    const button = await comeBack(app, each);
    await editAnswer(app.user, each);
    await mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS });
    const since = await callCount();
    await app.user.click(button);
    await act(() => app.router.navigate(-1));
    await act(() => app.router.navigate(1));
    await waitFor(async () => expect([name, await writesSince(since)]).toEqual([name, once]));
    // A user who has left is not redirected, and may save again.
    await untilResponses();
    expect([name, await writesSince(since)]).toEqual([name, once]);
    expect(app.router.state.location.pathname).toBe(path);
    await mock.clearFaults();
    await app.user.click(await saveButton());
    await expectGoneOn(app, each);
  },
);
