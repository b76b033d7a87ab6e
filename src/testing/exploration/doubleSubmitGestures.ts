import { act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** All of it before the page can draw anything in between: no button is busy yet at the second. */
const atOnce = (...presses: (() => void)[]): Promise<void> =>
  act(() => {
    for (const press of presses) press();
    return Promise.resolve();
  });

export interface DoubleSubmitGesture {
  name: string;
  /** Makes sense only while the answer takes its time. */
  isSlow?: true;
  /** Makes sense only for what sends a form. */
  isOfForms?: true;
  press: (user: UserEvent, button: HTMLElement) => Promise<void>;
}

/** How impatient people press a button; each means to do the thing once (C1). */
export const DOUBLE_SUBMIT_GESTURES: readonly DoubleSubmitGesture[] = [
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
    press: async (user, button) => {
      act(() => button.focus());
      await user.keyboard('{Enter}');
      await user.click(button);
    },
  },
  {
    name: 'Enter in a form and a click in one tick',
    isOfForms: true,
    press: (_, button) =>
      atOnce(
        () => fireEvent.submit(button),
        () => button.click(),
      ),
  },
  {
    name: 'Enter held',
    press: async (user, button) => {
      act(() => button.focus());
      await user.keyboard('{Enter>10/}');
    },
  },
  {
    name: 'five clicks on a slow answer',
    isSlow: true,
    press: async (user, button) => {
      for (let count = 0; count < 5; count += 1) await user.click(button);
    },
  },
];
