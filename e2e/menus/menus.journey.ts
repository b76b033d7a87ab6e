import type { Page } from '@playwright/test';
import { builtPaths } from '@/app/builtPaths';
import { readViewer } from '@/domain/access/viewer';
import { menusOf, type MenuEntry } from '@/domain/menus/menus';
import { sampleOf } from '@/testing/exploration/sample';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { expect, test } from '../support/fixtures';
import { keyboard } from '../support/keyboardDriver';
import { ONBOARDED } from '../support/mainArea';
import { startSignedIn } from '../support/signIn';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** Those of the last status, and a borrower of the one before, who counts as onboarded too. */
const PEOPLE = [
  ...ONBOARDED.map(({ name, profile }) => ({ name, profile: { ...profile, status_id: 10 } })),
  { name: 'ekyc.success', profile: { role_id: 4, type_id: 1, status_id: 9 } },
];

const CASES = PEOPLE.flatMap((person) =>
  SIZES.flatMap((size) => [true, false].map((isFlagOn) => ({ ...person, size, isFlagOn }))),
);

const linkOf = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: new RegExp(`^${label}( |$)`) });

/** Opens what hides an entry on a small screen: the menu, and the group that the entry is in. */
async function reveal(page: Page, label: string, isSetting: boolean): Promise<void> {
  const opener = page.getByRole('button', { name: 'Buka menu', exact: true });
  if (await opener.isVisible()) await opener.click();
  const group = page.getByRole('button', { name: 'Pengaturan', exact: true, expanded: false });
  if (isSetting && (await group.isVisible())) await group.click();
  await expect(linkOf(page, label)).toBeVisible();
}

/** Asks before it leaves, and stays where the user does not want to. */
async function refuseToLeave(page: Page, label: string): Promise<void> {
  const before = page.url();
  await linkOf(page, label).click();
  const dialog = page.getByRole('dialog', { name: 'Tinggalkan BOS?' });
  await expect(dialog).toContainText('app.bos.test');
  await dialog.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(before);
}

async function follow(page: Page, path: string, label: string, isSetting: boolean): Promise<void> {
  await linkOf(page, label).click();
  await expect(page).toHaveURL(new RegExp(`/bos${path}$`));
  await expect(
    page.locator('main').getByRole('heading', { level: 1, name: label, exact: true }),
  ).toBeVisible();
  await reveal(page, label, isSetting);
  await expect(linkOf(page, label)).toHaveAttribute('aria-current', 'page');
  await expect(
    page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current]'),
  ).toHaveCount(1);
}

for (const { name, size, profile, isFlagOn } of sampleOf(CASES, 3, 'menus'))
  test(`every entry of the menus leads ${name} where it says, at ${size.width} pixels, with the flag ${isFlagOn ? 'on' : 'off'}`, async ({
    page,
    mock,
  }) => {
    const opened: string[] = [];
    page.context().on('page', (other) => opened.push(other.url()));
    const { main, settings } = menusOf(readViewer(profile, null), isFlagOn);
    const isShown = (entry: MenuEntry) =>
      (size.width < 1024 || entry.isForSmallScreens !== true) &&
      (!('path' in entry) || builtPaths.has(entry.path));
    await page.setViewportSize(size);
    await mock.setFlags({ 'main-menu': isFlagOn });
    await startSignedIn(page, mock, name);
    await page.goto('/bos/');
    await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
    for (const entry of [...main, ...settings].filter(isShown)) {
      const label = inIndonesian(entry.labelKey);
      const isSetting = settings.includes(entry);
      await reveal(page, label, isSetting);
      if ('path' in entry) await follow(page, entry.path, label, isSetting);
      else await refuseToLeave(page, label);
    }
    expect(opened).toEqual([]);
  });

test(
  'the top menu holds who is signed in, the language and the way out, with the longest of names',
  { tag: '@all' },
  async ({ page, mock }) => {
    const name = `PT ${'Perseroan'.repeat(26)} Tbk`;
    const token = await mock.token('active.partner@bos.test', 'session');
    const answer = await fetch(`${mock.origin}/api/identity/auth/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const profile = await answer.json();
    profile.data.name = name;
    await mock.addFault({ method: 'GET', path: '/auth/profile', status: 200, body: profile });
    await startSignedIn(page, mock, 'active.partner');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto('/bos/');
      await expect(page.getByRole('button', { name: 'Tandai semua dibaca' })).toBeVisible();
      const opener = page.getByRole('button', { name: 'Buka menu', exact: true });
      if (await opener.isVisible()) await opener.click();
      else expect((await page.locator('header').first().boundingBox())?.width).toBe(15 * 16);
      await expect(page.getByRole('group', { name: 'Akun Anda' }).getByText(name)).toBeVisible();
      await page.getByRole('button', { name: 'Keluar', exact: true }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeInViewport();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  },
);

test(
  'A2: the menu of a phone by keyboard alone, and Escape closes it @phone-only',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.setFlags({ 'main-menu': true });
    await startSignedIn(page, mock, 'active.corporate');
    await page.goto('/bos/');
    await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
    const opener = page.getByRole('button', { name: /^(Buka|Tutup) menu$/ });
    const group = page.getByRole('button', { name: 'Pengaturan', exact: true });
    await keyboard.press(opener);
    await keyboard.press(group);
    await keyboard.press(linkOf(page, 'Pengurus/Pemegang Saham'));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Pengurus/Pemegang Saham' }),
    ).toBeFocused();
    await expect(group).toBeHidden();

    await keyboard.press(opener);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press(linkOf(page, 'Pengajuan Pinjaman'));
    const dialog = page.getByRole('dialog', { name: 'Tinggalkan BOS?' });
    await expect(dialog).toContainText('app.bos.test');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(linkOf(page, 'Pengajuan Pinjaman')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(group).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'the flag gives the partner another name in each language',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.setFlags({ 'trade-checking-label': true });
    await startSignedIn(page, mock, 'active.partner');
    await page.goto('/bos/');
    const account = page.getByRole('group', { name: /^(Akun Anda|Your account)$/ });
    await expect(account.getByText('Pihak Trade Checking', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect(account.getByText('Trade Checking', { exact: true })).toBeVisible();
    await mock.setFlags({ 'trade-checking-label': false });
    await page.reload();
    await expect(account.getByText('Partner', { exact: true })).toBeVisible();
  },
);
