import { expectAccessible } from '../support/accessibility';
import { untilAppStarted } from '../support/firstPage';
import { expect, test } from '../support/fixtures';
import { addressOf, sendSignIn } from '../support/signIn';

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

test('the code of an application comes while the server looks at the sign-in', async ({
  page,
  mock,
}) => {
  await mock.addFault({ method: 'POST', path: '/api/identity/public/auth/login', hang: true });
  await page.goto('/bos/login');
  await untilAppStarted(page);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await sendSignIn(page, addressOf('borrower.individu'));
  await expect.poll(() => scripts.length).toBeGreaterThan(10);
  expect((await mock.calls()).map(({ outcome }) => outcome)).toContain('in_flight');
});
