import type { Locator } from '@playwright/test';

/** Sets a value as a password manager does: at once, without key events. */
export const fillAtOnce = (into: Locator, value: string): Promise<void> =>
  into.evaluate((input: HTMLInputElement, text) => {
    const prototype = Object.getPrototypeOf(input) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
