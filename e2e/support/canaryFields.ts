import type { Locator, Page } from '@playwright/test';

/** Shorter values are in any page by chance. */
const SHORTEST = 6;

/** Opens a new card, where the sub-step is a list of cards. */
async function openCard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const field = main.getByRole('textbox');
  const add = main.getByRole('button', { name: /^Tambah / });
  await field.or(add).first().waitFor();
  if ((await field.count()) === 0) await add.first().click();
}

/** Types a text, or digits where the field takes only these; returns what the field shows. */
async function plantIn(field: Locator, number: number): Promise<string> {
  const soon = { timeout: 2_000 };
  if (!(await field.isEditable(soon))) return '';
  await field.fill(`Kenari${number}zq`, soon);
  if (!(await field.inputValue(soon)).includes('zq')) await field.fill(`9173${number}0482`, soon);
  return field.inputValue(soon);
}

/**
 * Types a text into each field of the sub-step on the screen that no other page has, and returns
 * the texts as the fields show them.
 */
export async function plantInFields(page: Page, start: number): Promise<string[]> {
  await openCard(page);
  const fields = page.getByRole('main').getByRole('textbox');
  const planted: string[] = [];
  for (let index = 0; index < (await fields.count()); index += 1) {
    // A field may go with the value of another, while this one is looked at too.
    const shown = await plantIn(fields.nth(index), start + index).catch(() => '');
    if (shown.length >= SHORTEST) planted.push(shown);
  }
  return planted;
}
