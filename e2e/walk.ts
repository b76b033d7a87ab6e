import { expect, type Page } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import { type Hand, pointer } from './hand';
import { act, playSubStep } from './player';
import type { Play } from './plays/play';
import { addressOf, PASSWORD } from './people';
import { expectStored, readStored } from './stored';

/** Looks at a screen, by its name, before the walk goes on. */
export type Look = (screen: string) => Promise<void>;

/**
 * The whole way of one applicant, from signing in to the outcome page; what the server then holds is
 * compared field by field.
 */
export async function walk(
  page: Page,
  mock: MockControl,
  play: Play,
  look: Look,
  hand: Hand = pointer,
): Promise<void> {
  const before = await readStored(mock, addressOf(play.person));
  await signInWith(page, mock, play, hand);

  await page.waitForURL(new RegExp(`${play.variantPath}$`));
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
  await look('the hub');
  await hand.press(page.getByRole('main').getByRole('link', { name: play.begins, exact: true }));

  for (const step of play.steps) await playSubStep(page, step, () => look(step.at), hand);

  await page.waitForURL(/\/review\/review$/);
  await expect(page.getByRole('heading', { name: 'Tinjau dan Kirim' })).toBeVisible();
  await expect(page.getByText('Masih ada yang belum lengkap')).toBeHidden();
  await look('the review');
  await hand.check(page.getByRole('checkbox', { name: /^Saya menyatakan/ }));
  await act(page, { press: 'Kirim Pengajuan' }, hand);

  await page.waitForURL(/\/onboarding-submitted$/);
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda telah terkirim' })).toBeVisible();
  await look('the outcome page');
  await expectStored(mock, before, play);
}

/** Signs in from the start page, with the one-time code where somebody is asked for one. */
async function signInWith(page: Page, mock: MockControl, play: Play, hand: Hand): Promise<void> {
  const email = addressOf(play.person);
  await page.goto('/bos/');
  await hand.fill(page.getByLabel('Email', { exact: true }), email);
  await hand.fill(page.getByLabel('Kata Sandi', { exact: true }), PASSWORD);
  await act(page, { press: 'Masuk' }, hand);
  await page.waitForURL(new RegExp(`(/two-factor-auth/\\d+|${play.variantPath})$`));
  if (!page.url().includes('two-factor-auth')) return;
  const code = page.getByLabel('Kode OTP', { exact: true });
  await hand.fill(code, await mock.lastCode(email));
  const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
  await hand.press(dialog.getByRole('button', { name: 'Tutup', exact: true }));
  await expect(dialog).toBeHidden();
}
