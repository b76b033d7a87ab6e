import { expect, type Locator, type Page } from '@playwright/test';
import { type InputDriver, pointer } from './inputDriver';
import { fileToChoose } from './madeFiles';
import type { Action, FilledSubStep } from '../applications/application';

export { filePath } from './madeFiles';

/**
 * Fills in one sub-step by its labels, checks its accessibility, and saves. The path of the next
 * sub-step shows that the save succeeded.
 */
export async function fillSubStep(
  page: Page,
  step: FilledSubStep,
  look: () => Promise<void> = () => Promise.resolve(),
  driver: InputDriver = pointer,
): Promise<void> {
  await page.waitForURL(new RegExp(`/${step.at}(\\?|$)`));
  await expect(
    page.getByRole('heading', { name: step.heading, exact: true }).first(),
  ).toBeVisible();
  for (const action of step.actions) await act(page, action, driver);
  await look();
  await act(page, { press: 'Simpan & Lanjutkan' }, driver);
  await expect(page).not.toHaveURL(new RegExp(`/${step.at}(\\?|$)`));
}

/** Runs one action of an application. */
export async function act(
  page: Page,
  action: Action,
  driver: InputDriver = pointer,
): Promise<void> {
  const scope = scopeOf(page, action);
  if ('fill' in action) {
    await driver.fill(scope.getByLabel(action.fill, { exact: true }), action.with);
  } else if ('choose' in action) {
    const box = scope.getByRole('combobox', { name: action.choose, exact: true });
    await driver.choose(box, action.option);
  } else if ('answer' in action) {
    const group = scope.getByRole('radiogroup', { name: action.answer, exact: true });
    await driver.check(group.getByRole('radio', { name: action.radio, exact: true }));
  } else if ('tick' in action) {
    await driver.check(tickable(scope, action.tick));
  } else if ('untick' in action) {
    await driver.uncheck(tickable(scope, action.untick));
  } else if ('upload' in action) {
    await upload(page, scope.getByLabel(action.upload, { exact: true }), action, driver);
  } else if ('press' in action) {
    await driver.press(scope.getByRole('button', { name: action.press, exact: true }));
  } else {
    await expect(page.getByText(action.expect).first()).toBeVisible();
  }
}

/** Selects an option of a combobox, by its exact name. */
export const choose = (page: Page, action: Extract<Action, { choose: string }>): Promise<void> =>
  act(page, action);

/** The stored name is shown once the file is uploaded. */
async function upload(
  page: Page,
  input: Locator,
  action: Extract<Action, { upload: string }>,
  driver: InputDriver,
): Promise<void> {
  const files = 'files' in action ? action.files : [action.file];
  let stored = 0;
  const allStored = page.waitForResponse((response) => {
    if (response.url().includes('/api/assets/upload') && response.ok()) stored += 1;
    return stored === files.length;
  });
  await driver.setFiles(input, files.map(fileToChoose));
  await allStored;
}

const tickable = (scope: Page | Locator, name: string): Locator =>
  scope
    .getByRole('checkbox', { name, exact: true })
    .or(scope.getByRole('switch', { name, exact: true }));

function scopeOf(page: Page, action: Action): Page | Locator {
  if ('of' in action) return page.getByRole('listitem').filter({ hasText: action.of });
  if (!('within' in action)) return page;
  return page.getByRole('group', { name: action.within, exact: true });
}
