import type { Page } from '@playwright/test';

/** The label of the field that no draft has (D4). */
export const MOTHER = 'Nama Gadis Ibu Kandung';

/** What the form shows: the values of all fields but that one, and the names of the files. */
export const formContent = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement, mother) => {
    const fields = main.querySelectorAll<HTMLInputElement>('input, textarea');
    return {
      values: Array.from(fields)
        .filter(({ labels }) => labels?.[0]?.innerText.startsWith(mother) !== true)
        .map(({ value, checked, type }) => (/radio|box/.test(type) ? checked : value)),
      files: main.innerText.match(/[\w-]+\.(?:pdf|png|jpg)/g),
    };
  }, MOTHER);
