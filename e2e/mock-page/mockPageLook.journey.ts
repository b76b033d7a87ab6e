import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addressOf, storeAs } from '../support/signIn';
import { cardOf, find, openMockPage, MOCK_PAGES } from '../support/mockPages';

test(
  'the page says when the mock is down, and continues when it is up again',
  { tag: '@all' },
  async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await openMockPage(page, 'People');
    await context.setOffline(true);
    await expect(page.getByText('Gone. Trying again …')).toBeVisible();
    await expectAccessible(page, 'the page without its mock');
    await context.setOffline(false);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  },
);

test('no data from outside becomes markup, a script or a link to one', async ({ page, mock }) => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const link = ['javascript', 'document.title=1'].join(':');
  await mock.addNotifications(addressOf('otp'), { title: hostile, message: hostile });
  await fetch(`${mock.origin}/api/${encodeURIComponent(hostile)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [hostile]: hostile }),
  });
  const people = await mock.people<object>();
  await page.route('**/__mock/people', (route) => {
    const data = people.map((person) => ({ ...person, name: hostile, note: hostile }));
    return route.fulfill({ json: { code: 200, data } });
  });
  await page.route('**/__mock/outbox', (route) => {
    const message = { user_id: 101, channel: 'email', to: hostile, subject: hostile, link };
    const data = [{ ...message, body: `${hostile} ${link}`, created_at: new Date().toISOString() }];
    return route.fulfill({ json: { code: 200, data } });
  });
  for (const name of MOCK_PAGES) {
    await openMockPage(page, name);
    if (name === 'Outbox') await expect(page.getByRole('heading', { name: hostile })).toBeVisible();
    if (name === 'Calls') {
      await page.getByRole('list', { name: 'Calls' }).getByText('onerror').click();
      await expect(page.getByRole('region', { name: 'Body' })).toContainText('<script>');
    }
    expect(await page.locator('main img, main script, a[href^="javascript"]').count()).toBe(0);
    expect(await page.title()).toBe(`${name} · BOS mock`);
  }
});

for (const scheme of sampleOf(['light', 'dark'] as const, 1)) {
  test(`every page is accessible, and no wider than the screen, in the ${scheme} @phone`, async ({
    page,
    mock,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await mock.addFault({ method: 'GET', path: '/user/banks', status: 500, times: 1 });
    await storeAs(mock, 'borrower.individu', { information: { birth_place: 'Solo' } });
    await fetch(`${mock.origin}/api/identity/user/detail`);
    await fetch(`${mock.origin}/api/identity/public/auth/login`, { method: 'POST' });
    for (const name of sampleOf(MOCK_PAGES, 3, scheme)) {
      await openMockPage(page, name);
      if (name === 'People') {
        await find(page).fill('revision@');
        await cardOf(page, 'revision').getByRole('button', { name: /^More/ }).click();
      }
      if (name === 'Calls') {
        await page.getByText('/user/update').click();
        await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
      }
      await expectFits(page, name);
    }
    await page.goto('/__mock/docs#/user/updateUser');
    await expect(callOf(page, 'updateUser').getByText('Request body')).toBeVisible();
    await expectFits(page, 'the contract');
  });
}

/** A call that matches the contract. */
const callOf = (page: Page, id: string) => page.locator(`.opblock[id$="-${id}"]`);

async function expectFits(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

test(
  'a call of the contract is found by its path, linked and tried out @phone',
  { tag: '@all' },
  async ({ page, mock }) => {
    await page.goto('/__mock/docs');
    await page.getByPlaceholder('Filter by tag or path').fill('/user/detail');
    await expect(page.locator('.opblock')).toHaveCount(1);
    await callOf(page, 'getUserDetail').getByRole('button', { name: /^GET/ }).click();
    await expect(page).toHaveURL(/docs#\/user\/getUserDetail$/);
    await page.reload();

    const call = callOf(page, 'getUserDetail');
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Authorize' });
    await dialog
      .getByRole('textbox')
      .first()
      .fill(await mock.token(addressOf('otp'), 'session'));
    await dialog.getByRole('button', { name: 'Apply credentials' }).first().click();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(call.getByText(addressOf('otp'))).toBeVisible();
  },
);
