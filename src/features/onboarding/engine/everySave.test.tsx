import { act, fireEvent, waitFor } from '@testing-library/react';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/everySubStep';
import { mock } from '@/testing/mock';
import {
  callCount,
  comeBack,
  expectGoneOn,
  openSubStep,
  saveButton,
  writesSince,
  type App,
} from '@/testing/saves';

const SLOW_MS = 300;

const CASES = eachSubStep.filter(({ place }) => place.subStep.id !== 'review');

/** All of it before the page can draw anything in between: no button is busy yet at the second. */
const atOnce = (...presses: (() => void)[]): Promise<void> =>
  act(() => {
    for (const press of presses) press();
    return Promise.resolve();
  });

const MANNERS: {
  name: string;
  isSlow?: true;
  press: (app: App, button: HTMLElement) => Promise<void>;
}[] = [
  {
    name: 'two clicks in one tick',
    press: (_, button) =>
      atOnce(
        () => button.click(),
        () => button.click(),
      ),
  },
  {
    name: 'Enter and a click',
    press: async ({ user }, button) => {
      button.focus();
      await user.keyboard('{Enter}');
      await user.click(button);
    },
  },
  {
    name: 'Enter in a form and a click in one tick',
    press: (_, button) =>
      atOnce(
        () => fireEvent.submit(button),
        () => button.click(),
      ),
  },
  {
    name: 'Enter held',
    press: async ({ user }, button) => {
      button.focus();
      await user.keyboard('{Enter>10/}');
    },
  },
  {
    name: 'five clicks on a slow answer',
    isSlow: true,
    press: async ({ user }, button) => {
      for (let count = 0; count < 5; count += 1) await user.click(button);
    },
  },
];

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
// The tests of other files begin where they leave the mock.
afterAll(() => mock.reset('default'));
afterEach(() => mock.clearFaults());

test.each(CASES)('C1: $name is saved once, however it is asked to', async (each) => {
  const app = await openSubStep(each);
  const before = await callCount();
  await app.user.click(await saveButton());
  await expectGoneOn(app, each);
  const once = await writesSince(before);
  expect(once.at(-1)?.path).toBe('/api/identity/user/onboarding-step/save');
  for (const { name, isSlow, press } of MANNERS) {
    const button = await comeBack(app, each);
    if (isSlow) await mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS });
    const since = await callCount();
    await press(app, button);
    await expectGoneOn(app, each);
    await mock.clearFaults();
    expect([name, await writesSince(since)]).toEqual([name, once]);
  }
});

test.each(CASES)(
  'C1: $name that is left and come back to while it is saved is saved once',
  async (each) => {
    const { name, path } = each;
    const app = await openSubStep(each);
    const begun = await callCount();
    await app.user.click(await saveButton());
    await expectGoneOn(app, each);
    const once = await writesSince(begun);
    const button = await comeBack(app, each);
    await mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS });
    const since = await callCount();
    await app.user.click(button);
    await act(() => app.router.navigate(-1));
    await act(() => app.router.navigate(1));
    await waitFor(async () => expect([name, await writesSince(since)]).toEqual([name, once]), {
      timeout: 5_000,
    });
    // Whoever has left is led nowhere, and may save again.
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * SLOW_MS)));
    expect([name, await writesSince(since)]).toEqual([name, once]);
    expect(app.router.state.location.pathname).toBe(path);
    await mock.clearFaults();
    await app.user.click(await saveButton());
    await expectGoneOn(app, each);
  },
);
