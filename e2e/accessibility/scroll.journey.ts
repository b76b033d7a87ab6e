import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { choose } from '../support/formFiller';
import { startSignedIn } from '../support/signIn';

const APPLICANT = 'borrower.individu';
const VARIANT = '/bos/borrower/onboarding/individu-non-partner';

/**
 * The scroll position after the page has handled it: scroll events are sent with the next frame.
 */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve(Math.round(window.scrollY)));
      }),
  );

test.beforeEach(async ({ page, mock }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSignedIn(page, mock, APPLICANT);
});

test('choosing from a list that loads the next list keeps the scroll position @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 420 });
  await page.goto(`${VARIANT}/personal/domicile`);
  const village = page.getByLabel('Kelurahan/Desa', { exact: true });
  await village.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  const jumps = await page.evaluateHandle(() => {
    const tops: number[] = [];
    window.addEventListener('scroll', () => {
      if (window.scrollY === 0) tops.push(Date.now());
    });
    return tops;
  });
  await choose(page, { choose: 'Provinsi', option: 'DKI Jakarta' });
  await choose(page, { choose: 'Kota/Kabupaten', option: 'Kota Jakarta Selatan' });
  await choose(page, { choose: 'Kecamatan', option: 'Kebayoran Baru' });
  await choose(page, { choose: 'Kelurahan/Desa', option: 'Senayan' });
  expect(await jumps.jsonValue()).toEqual([]);
});

test('a new page starts at its top, and back restores the scroll position @phone', async ({
  page,
}) => {
  await page.goto(`${VARIANT}/review/review`);
  const last = page.getByRole('link', { name: /^Ubah/ }).last();
  await last.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(0);
  await last.click();
  await expect(page).not.toHaveURL(/review$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/review$/);
  await expect.poll(() => scrolled(page)).toBe(position);
});

test('focus in a sticky bar does not scroll the page @phone-only', async ({ page }) => {
  await page.goto(VARIANT);
  const bars = [
    page.getByRole('link', { name: 'Mulai', exact: true }),
    page.getByRole('button', { name: 'Buka menu', exact: true }),
  ];
  for (const control of bars) {
    await expect(control).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 120));
    await control.focus();
    expect(await scrolled(page)).toBe(120);
  }
});

test('back and forward between a form and the list of steps restore both scroll positions @phone', async ({
  page,
}) => {
  await page.goto(VARIANT);
  const begin = page.getByRole('link', { name: 'Mulai', exact: true });
  await expect(begin).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 120));
  await begin.click();
  const name = page.getByLabel('Nama Lengkap', { exact: true });
  await expect(name).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.getByLabel('Nama Gadis Ibu Kandung', { exact: true }).scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(120);
  await page.goBack();
  await expect(begin).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(120);
  await page.goForward();
  await expect(name).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(position);
});
