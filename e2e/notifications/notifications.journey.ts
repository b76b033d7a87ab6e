import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
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
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.getByText('103 notifikasi belum Anda baca')).toBeAttached();
  await expectAccessible(page, 'an open notification');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
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
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Notifikasi ini belum tercatat sudah dibaca.')).toBeVisible();
    await expectAccessible(page, 'a notification that was not marked');
    await dialog.getByRole('button', { name: 'Coba lagi', exact: true }).click();
    await expect(dialog.getByText('Notifikasi ini belum tercatat sudah dibaca.')).toBeHidden();
    await page.keyboard.press('Escape');
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
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Halo Budi')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Buka/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});
