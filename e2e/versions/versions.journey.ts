import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { countLoads } from '../support/countLoads';
import { routeLazyCode, scriptsOf } from '../support/lazyCode';
import { MISSING_CODE } from '../support/problems';
import { test } from './releasesTest';
import { button, email, visit } from './workerPage';

const NEW = 'New content available, click on reload button to update.';

test.use({ serviceWorkers: 'allow' });

/** A visit after a deploy, until the new version is on the device. */
async function visitAgain(page: Page): Promise<void> {
  await page.goto('/bos/login');
  await expect(page.getByText(NEW)).toBeVisible({ timeout: 60_000 });
}

test('W2: a new version waits until the user asks for it; another tab is asked before it is loaded again', async ({
  page,
  context,
  releases,
}) => {
  await visit(page);
  const before = await scriptsOf(page);
  const other = await context.newPage();
  await other.goto('/bos/login');
  await email(other).fill('ayu@example.test');

  releases.deployNext();
  await visitAgain(page);
  expect(await scriptsOf(page)).toEqual(before);
  await button(page, 'Close').click();
  await expect(page.getByText(NEW)).toBeHidden();
  await visitAgain(page);
  await expect(page.getByText(NEW)).toHaveCount(1);
  await Promise.all([page.waitForEvent('load'), button(page, 'Reload').click()]);
  expect(await scriptsOf(page)).not.toEqual(before);
  await expect(email(page)).toBeVisible();
  await expect(page.getByText(NEW)).toBeHidden();

  await expect(other.getByText(NEW)).toBeVisible();
  await expect(email(other)).toHaveValue('ayu@example.test');
  await button(other, 'Reload').click();
  const question = other.getByRole('dialog', { name: 'Muat ulang sekarang?' });
  await question.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(email(other)).toHaveValue('ayu@example.test');
  await button(other, 'Reload').click();
  const confirm = question.getByRole('button', { name: 'Reload', exact: true });
  await Promise.all([other.waitForEvent('load'), confirm.click()]);
  expect(await scriptsOf(other)).toEqual(await scriptsOf(page));
});

for (const gone of ['missing', 'the page in their place'] as const) {
  test.describe(`W1: an open tab whose files are gone (${gone})`, () => {
    test.use({ serviceWorkers: 'block' });

    test('is loaded again once, where the user wanted to go', async ({
      page,
      releases,
      problems,
    }) => {
      problems.allow(...MISSING_CODE);
      await page.goto('/bos/login');
      await expect(email(page)).toBeVisible();
      // The part of the app that looks after versions comes after the page.
      await page.waitForLoadState('networkidle');
      const loads = countLoads(page);
      releases.deployNext();
      if (gone !== 'missing') {
        await routeLazyCode(page, (route) =>
          loads() > 0
            ? route.continue()
            : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
        );
      }
      await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).click();
      await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible();
      await expect(page).toHaveURL(/\/forgot-password$/);
      expect(loads()).toBe(1);
    });
  });
}
