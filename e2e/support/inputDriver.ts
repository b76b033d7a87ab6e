import { expect, type Locator } from '@playwright/test';
import type { ChosenFile } from './madeFiles';

/** How an applicant operates the controls of a page. */
export interface InputDriver {
  fill(field: Locator, text: string): Promise<void>;
  /** Selects an option of a combobox, by its exact name. */
  choose(box: Locator, option: string): Promise<void>;
  /** Ticks a checkbox, or selects a radio button. */
  check(mark: Locator): Promise<void>;
  uncheck(mark: Locator): Promise<void>;
  setFiles(input: Locator, files: ChosenFile[]): Promise<void>;
  /** Presses a button or a link. */
  press(control: Locator): Promise<void>;
}

/** Uses a mouse or a finger. */
export const pointer: InputDriver = {
  async fill(field, text) {
    await field.fill(text);
    await field.blur();
  },

  async choose(box, option) {
    await expect(box).toBeEnabled();
    await box.click();
    // A long list is searched by typing, as a person would.
    if (await box.evaluate((element) => element instanceof HTMLInputElement && !element.readOnly)) {
      await box.fill(option);
    }
    await optionOf(box, option).click();
  },

  check: (mark) => mark.check(),
  uncheck: (mark) => mark.uncheck(),
  setFiles: (input, files) => input.setInputFiles(files),
  press: (control) => control.click(),
};

/** An option of the open list. */
export const optionOf = (box: Locator, name: string): Locator =>
  box.page().getByRole('option', { name, exact: true });
