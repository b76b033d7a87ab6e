import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { openInPortal } from '../support/portal';

const command = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Axe over what is in the frame; the demo portal around it is for developers. */
const expectFrameAccessible = (page: Page, screen: string) =>
  expectAccessible(page, screen, { within: 'iframe' });

const button = (frame: FrameLocator, name: string) =>
  frame.getByRole('button', { name, exact: true });

test('A2: the portal closes the frame, and the question is answered by keyboard alone @phone', async ({
  page,
  preview,
}) => {
  const frame = await openInPortal(page, preview.portalOrigin, 'borrower.individu', 'login');
  await frame.getByRole('link', { name: 'Mulai', exact: true }).click();
  const name = frame.getByLabel('Nama Lengkap', { exact: true });
  await name.fill('Kenari');

  await command(page, 'close');
  const question = frame.getByRole('dialog', { name: 'Tutup halaman ini?' });
  await expect(question).toBeVisible();
  await expectFrameAccessible(page, 'the question before closing');
  await expect(frame.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Kenari');

  await command(page, 'close');
  await expect(question).toBeVisible();
  await button(frame, 'Tetap di Sini').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button(frame, 'Tutup')).toBeFocused();
  await page.keyboard.press('Enter');
  const closed = frame.getByRole('heading', { name: 'Halaman ini sudah ditutup' });
  await expect(closed).toBeFocused();
  await expectFrameAccessible(page, 'the closed page');
});
