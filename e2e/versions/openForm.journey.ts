import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { openStep, press, VARIANT } from '../accessibility/states/screenState';
import { countLoads } from '../support/countLoads';
import { expect } from '../support/fixtures';
import { MISSING_CODE } from '../support/problems';
import type { ServedReleases } from '../support/releases';
import { startSignedIn } from '../support/signIn';
import { test } from './releasesTest';

const name = (page: Page) => page.getByLabel('Nama Lengkap', { exact: true });

/** The part of the app that looks after versions comes after the page. */
const isQuiet = (page: Page) => page.waitForLoadState('networkidle');

/** Types into a form, under which the next release is deployed then; returns the number of loads since. */
async function deployUnderForm(
  page: Page,
  mock: MockControl,
  releases: ServedReleases,
): Promise<() => number> {
  await openStep(page, mock, 'personal/personal-data');
  await name(page).fill('Budi');
  await isQuiet(page);
  const loads = countLoads(page);
  releases.deployNext();
  return loads;
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('W1: a calendar whose code is gone leaves the form as it is', async ({
    page,
    mock,
    releases,
    problems,
  }) => {
    problems.allow(...MISSING_CODE);
    const loads = await deployUnderForm(page, mock, releases);
    await press(page, 'Buka kalender');
    await expect(page.getByText('Kalender tidak dapat dibuka.')).toBeVisible();
    await expect(name(page)).toHaveValue('Budi');
    expect(loads()).toBe(0);
  });

  test('W1: a draft outlives a deploy that takes the code of the next page and of its own', async ({
    page,
    mock,
    releases,
    problems,
  }) => {
    problems.allow(...MISSING_CODE);
    const loads = await deployUnderForm(page, mock, releases);
    await page.getByRole('link', { name: 'Daftar langkah', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    // The page was loaded again, so that the form needs its code once more.
    expect(loads()).toBe(1);
    await page.goBack();
    await expect(name(page)).toHaveValue('Budi');
    expect(loads()).toBe(1);
  });

  test('W1: a dialog whose code is gone opens after one reload', async ({
    page,
    mock,
    releases,
    problems,
  }) => {
    problems.allow(...MISSING_CODE);
    await startSignedIn(page, mock, 'active.borrower');
    await page.goto('/bos/settings/document');
    await isQuiet(page);
    const loads = countLoads(page);
    releases.deployNext();
    const openFile = page.getByRole('button', { name: /^Lihat/ }).first();
    await openFile.click();
    await expect.poll(loads).toBe(1);
    await openFile.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(loads()).toBe(1);
  });
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('W1: a draft outlives a deploy: the worker has the code of its page, then that of the next', async ({
    page,
    mock,
    releases,
  }) => {
    await openStep(page, mock, 'personal/personal-data');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await name(page).fill('Budi');
    const loads = countLoads(page);
    releases.deployNext();
    await page.getByRole('link', { name: 'Daftar langkah', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    await page.goBack();
    await expect(name(page)).toHaveValue('Budi');
    expect(loads()).toBe(0);
    await press(page, 'Reload');
    await page.getByRole('dialog').getByRole('button', { name: 'Reload', exact: true }).click();
    await expect.poll(loads).toBe(1);
    await expect(page).toHaveURL(`${releases.origin}${VARIANT}/personal/personal-data`);
    await expect(name(page)).toHaveValue('Budi');
  });
});
