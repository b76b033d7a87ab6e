import type { Locator, Page } from '@playwright/test';
import type { Visit } from './userAction';

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The first field of a label, because an address may be on the page twice. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).first();

/** Presses the button of a card, or of the page. */
export const press =
  (name: string) =>
  ({ page }: Visit): Promise<void> =>
    button(page, name).first().click();

/** Whether a heading of this name is on the screen. */
export const hasHeading =
  (name: string | RegExp) =>
  ({ page }: Visit): Promise<boolean> =>
    page
      .getByRole('heading', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .isVisible();

/** Whether a text is on the screen. */
export const hasText =
  (text: string | RegExp) =>
  ({ page }: Visit): Promise<boolean> =>
    page.getByText(text).filter({ visible: true }).first().isVisible();
