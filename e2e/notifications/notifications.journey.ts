import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { openedNotification } from '../support/openedNotification';
import { addressOf, startSignedIn } from '../support/signIn';

const READER = 'active.borrower';
const LIST = '/api/notification/notif/list-by-user/*';

async function open(page: Page, mock: MockControl, name = READER): Promise<void> {
  await startSignedIn(page, mock, name);
  await page.goto('/bos/borrower/notification');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Notifikasi', exact: true }),
  ).toBeVisible();
}

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const bell = (page: Page, unread: number) =>
  page.getByRole('link', { name: `Notifikasi, ${unread} belum dibaca` });

test('a notification is opened by keyboard, and is read at once and after a reload', async ({
  page,
  mock,
}) => {
  await open(page, mock);
  await expect(bell(page, 104)).toContainText('99+');
  await tab(page, 'Belum Dibaca').click();
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '104');

  const first = rows(page).first().getByRole('button');
  await first.focus();
  await page.keyboard.press('Enter');
  const opened = openedNotification(page);
  await expect(opened.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByText('103 notifikasi belum Anda baca')).toBeAttached();
  await expectAccessible(page, 'an open notification');
  // In a narrow window it is a dialog, and nothing is lost.
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(opened.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(bell(page, 103)).toBeVisible();
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '103');
  await expect(rows(page).first().getByRole('button')).toBeFocused();

  await page.reload();
  await expect(bell(page, 103)).toBeVisible();
});

test(
  'filters show what they name, and each state is accessible @phone',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page, mock);
    for (const [name, count] of [
      ['Sudah Dibaca', '16'],
      ['Belum Dibaca', '104'],
      ['Semua', '120'],
    ] as const) {
      await tab(page, name).click();
      await expect(rows(page).first()).toHaveAttribute('aria-setsize', count);
      await expectAccessible(page, `notifications, ${name}`);
    }
    await page.getByRole('button', { name: 'Tandai semua dibaca', exact: true }).click();
    await tab(page, 'Belum Dibaca').click();
    await expect(page.getByRole('heading', { name: 'Semua sudah Anda baca' })).toBeVisible();
    await expectAccessible(page, 'nothing unread');
  },
);

test('there are no notifications yet', { tag: '@all' }, async ({ page, mock }) => {
  await open(page, mock, 'not.eligible');
  await expect(page.getByRole('heading', { name: 'Belum ada notifikasi' })).toBeVisible();
  await expectAccessible(page, 'no notifications');
});

test(
  'a list that cannot be loaded is reported, and a retry loads it @phone',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/);
    await mock.addFault({ method: 'GET', path: LIST, status: 500 });
    await open(page, mock);
    await expect(
      page.getByRole('heading', { name: 'Notifikasi tidak dapat dimuat' }),
    ).toBeVisible();
    await expectAccessible(page, 'a list that failed');
    await mock.clearFaults();
    await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', '120');
  },
);

test(
  'a notification that cannot be marked as read is unread again, and says so',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/);
    await open(page, mock);
    await expect(bell(page, 104)).toBeVisible();
    await mock.addFault({
      method: 'GET',
      path: '/api/notification/notif/detail/*',
      status: 500,
      times: 1,
    });
    await rows(page).first().getByRole('button').click();
    const opened = openedNotification(page);
    await expect(opened.getByText('Notifikasi ini belum tercatat sudah dibaca.')).toBeVisible();
    await expectAccessible(page, 'a notification that was not marked');
    await opened.getByRole('button', { name: 'Coba lagi', exact: true }).click();
    await expect(opened.getByText('Notifikasi ini belum tercatat sudah dibaca.')).toBeHidden();
    // The pressed button is gone, and the focus is still where Escape closes.
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(bell(page, 103)).toBeVisible();
  },
);

test('script in a message is only text, a script address is no link, and the security policy reports nothing', async ({
  page,
  mock,
}) => {
  await mock.addNotifications(addressOf(READER), {
    title: '<img src=x onerror=alert(1)>Judul',
    message:
      '<base href="https://evil.test/"><style>p { color: red }</style>' +
      '<p style="color: red" onclick="window.pwned = true">Halo <b>Budi</b></p>' +
      '<script>window.pwned = true</script>',
    url: ['javascript', 'window.pwned=true'].join(':'),
  });
  await open(page, mock);
  await rows(page).first().getByRole('button').click();
  const opened = openedNotification(page);
  await expect(opened.getByText('Halo Budi')).toBeVisible();
  await expect(opened.getByRole('link')).toHaveCount(0);
  await expect(opened.getByRole('button', { name: /^Buka/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('G9: 999 notifications of 4 kB are searched as one types, and only what is in sight is drawn', async ({
  page,
  mock,
}) => {
  const message = `<p>${'Tagihan <b>1001</b> jatuh tempo dalam 3 hari. '.repeat(90)}</p>`;
  await mock.addNotifications(addressOf(READER), { count: 878, message });
  await mock.addNotifications(addressOf(READER), { title: 'Café', message });
  await open(page, mock);
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '999');
  await page.mouse.wheel(0, 40_000);
  await expect.poll(() => rows(page).last().getAttribute('aria-posinset')).not.toBe('13');
  expect(await rows(page).count()).toBeLessThan(40);
  await page.getByRole('searchbox', { name: 'Cari notifikasi' }).pressSequentially('cafe tempo');
  await expect(page.getByText('1 notifikasi cocok')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page, 'a search');
});
