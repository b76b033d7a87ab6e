import type { Page } from '@playwright/test';

/** Shorter values are in any page by chance. */
const SHORTEST = 6;

/** Opens a new card, where the sub-step is a list of cards. */
async function openCard(page: Page): Promise<void> {
  const add = page.getByRole('main').getByRole('button', { name: /^Tambah / });
  const isList = (await page.getByRole('main').getByRole('textbox').count()) === 0;
  if (isList && (await add.count()) > 0) await add.first().click();
}

/**
 * Types a text into each field of the sub-step on the screen that no other page has, and returns
 * the texts as the fields show them. Fields that hold only digits get digits.
 */
export async function plantInFields(page: Page, start: number): Promise<string[]> {
  await openCard(page);
  const fields = page.getByRole('main').getByRole('textbox');
  const planted: string[] = [];
  // A field may go with the value of another.
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index);
    if (!(await field.isEditable())) continue;
    const number = start + index;
    await field.fill(`Kenari${number}zq`);
    if (!(await field.inputValue()).includes('zq')) await field.fill(`9173${number}0482`);
    const shown = await field.inputValue();
    if (shown.length >= SHORTEST) planted.push(shown);
  }
  return planted;
}
