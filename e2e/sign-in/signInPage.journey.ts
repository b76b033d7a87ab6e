import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

test('a visitor who is not signed in sees the sign-in page @phone', async ({ page }) => {
  await page.goto('/bos/');
  await expect(page).toHaveURL(/\/bos\/login$/);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Kata Sandi', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lupa Kata Sandi?' })).toBeVisible();
  await expectAccessible(page, 'the sign-in page');
});

test('the page works with the production headers, and nothing violates them', async ({ page }) => {
  const answer = await page.goto('/bos/login');
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-');
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
});
