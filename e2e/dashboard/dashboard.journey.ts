import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { keyboard } from '../support/keyboardDriver';
import { startSignedIn } from '../support/signIn';

const COMPANY = 'active.corporate';

/** The scripts of the page that hold the charts. */
const chartScripts = (page: Page) =>
  page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = await Promise.all(
      names
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => ({ name, text: await (await fetch(name)).text() })),
    );
    return scripts.filter(({ text }) => text.includes('MuiGauge')).map(({ name }) => name);
  });

test('the dashboard alone loads the charts, fits a phone and is accessible @phone', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, COMPANY);
  await page.goto('/bos/borrower/notification');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await chartScripts(page)).toEqual([]);

  await page.goto('/bos/borrower/dashboard');
  const data = page.getByRole('region', { name: 'Kelengkapan data' });
  await expect(data.getByText('100%')).toBeVisible();
  await expect(data.locator('svg path')).toHaveCount(2);
  const owners = page.getByRole('region', { name: 'Kepemilikan perusahaan' });
  await expect(owners.locator('svg path')).not.toHaveCount(0);
  expect(await chartScripts(page)).not.toEqual([]);

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'the dashboard of a company');
});

test(
  'A2, A3: the dashboard by keyboard alone @phone-only',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.setFlags({ 'main-menu': true });
    await startSignedIn(page, mock, 'active.borrower');
    await page.goto('/bos/borrower/dashboard');
    const link = (name: string | RegExp) => page.getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

    await keyboard.press(link(/^Ajukan pinjaman/));
    const asked = page.getByRole('dialog', { name: 'Tinggalkan BOS?' });
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(/^Ajukan pinjaman/)).toBeFocused();

    const news = page.getByRole('region', { name: 'Notifikasi terbaru' });
    const first = news.getByRole('listitem').first().getByRole('button');
    await keyboard.press(first);
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();

    await keyboard.press(link('Lihat semua'));
    await expect(heading('Notifikasi')).toBeFocused();
    await keyboard.press(link('BOS'));
    await expect(heading('Dashboard')).toBeFocused();
    await keyboard.press(link('Periksa data Anda'));
    await expect(heading('Borrower Information')).toBeFocused();
  },
);

test('without the chunk of the chart the figure is there as text', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  await startSignedIn(page, mock, COMPANY);
  await page.goto('/bos/borrower/dashboard');
  const data = page.getByRole('region', { name: 'Kelengkapan data' });
  await expect(data.locator('svg path')).toHaveCount(2);
  const charts = await chartScripts(page);
  await page.route(
    ({ href }) => charts.includes(href),
    (route) => route.abort(),
  );
  await page.reload();
  await expect(data.getByText('100%')).toBeVisible();
  await expect(data.getByText('11 dari 11 bagian lengkap')).toBeVisible();
  await expect(data.locator('svg')).toHaveCount(0);
});
