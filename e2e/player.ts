import { expect, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import type { Action, SubStepPlay } from './plays/play';

const FILES = path.join(__dirname, 'files');

export const filePath = (name: string): string => path.join(FILES, name);

/**
 * Fills one sub-step by its labels, looks at it, and goes on; the next one's path tells that it was
 * saved.
 */
export async function playSubStep(
  page: Page,
  step: SubStepPlay,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.waitForURL(new RegExp(`/${step.at}(\\?|$)`));
  await expect(
    page.getByRole('heading', { name: step.heading, exact: true }).first(),
  ).toBeVisible();
  for (const action of step.actions) await act(page, action);
  await look();
  await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${step.at}(\\?|$)`));
}

/** Does one action of a play. */
export async function act(page: Page, action: Action): Promise<void> {
  if ('fill' in action) {
    const field = scope(page, action.within).getByLabel(action.fill, { exact: true });
    await field.fill(action.with);
    await field.blur();
  } else if ('choose' in action) {
    await choose(page, action);
  } else if ('answer' in action) {
    const group = page.getByRole('radiogroup', { name: action.answer, exact: true });
    await group.getByRole('radio', { name: action.radio, exact: true }).check();
  } else if ('tick' in action) {
    await page.getByRole('checkbox', { name: action.tick, exact: true }).check();
  } else if ('upload' in action) {
    await upload(page, action);
  } else if ('press' in action) {
    await page.getByRole('button', { name: action.press, exact: true }).click();
  } else {
    await expect(page.getByText(action.expect).first()).toBeVisible();
  }
}

/** Picks an option of a combobox, by its exact name. */
export async function choose(
  page: Page,
  action: Extract<Action, { choose: string }>,
): Promise<void> {
  const box = scope(page, action.within).getByRole('combobox', {
    name: action.choose,
    exact: true,
  });
  await expect(box).toBeEnabled();
  await box.click();
  const option = page.getByRole('option', { name: action.option, exact: true });
  // A long list is searched by typing, as a person would.
  if (await box.evaluate((element) => element instanceof HTMLInputElement && !element.readOnly)) {
    await box.fill(action.option);
  }
  await option.click();
}

/** The stored name is shown once the file is up. */
async function upload(page: Page, action: Extract<Action, { upload: string }>): Promise<void> {
  const stored = page.waitForResponse(
    (response) => response.url().includes('/api/assets/upload') && response.ok(),
  );
  await scope(page, action.within)
    .getByLabel(action.upload, { exact: true })
    .setInputFiles(filePath(action.file));
  await stored;
}

function scope(page: Page, within: string | undefined): Page | Locator {
  return within === undefined ? page : page.getByRole('group', { name: within, exact: true });
}
