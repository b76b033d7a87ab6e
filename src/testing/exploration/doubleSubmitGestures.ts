import { act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Everything happens before the page can render, so the button is not yet disabled at the second
 * press.
 */
const atOnce = (...presses: (() => void)[]): Promise<void> =>
  act(() => {
    for (const press of presses) press();
    return Promise.resolve();
  });

export interface DoubleSubmitGesture {
  name: string;
  /** Only makes sense while the response is pending. */
  isSlow?: true;
  /** Only makes sense for a button that submits a form. */
  isOfForms?: true;
  press: (user: UserEvent, button: HTMLElement) => Promise<void>;
}

/**
 * The ways in which impatient users activate a button twice although they want the action once
 * (C1).
 */
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
