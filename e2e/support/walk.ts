import { expect, type Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { type InputDriver, pointer } from './inputDriver';
import { act, fillSubStep } from './formFiller';
import type { Application } from '../applications/application';
import { addressOf, PASSWORD } from './people';
import { expectStored, readStored } from './stored';

/** A check of each screen, by its name, before the walk continues. */
export type Look = (screen: string) => Promise<void>;

/**
 * The whole way of one applicant, from signing in to the outcome page. At the end the stored data
 * is compared field by field.
 */
export async function walk(
  page: Page,
  mock: MockControl,
  application: Application,
  look: Look,
  driver: InputDriver = pointer,
): Promise<void> {
  const before = await readStored(mock, addressOf(application.person));
  await signInWith(page, mock, application, driver);

  await page.waitForURL(new RegExp(`${application.variantPath}$`));
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
  await look('the hub');
  await driver.press(
    page.getByRole('main').getByRole('link', { name: application.begins, exact: true }),
  );

  for (const step of application.steps) await fillSubStep(page, step, () => look(step.at), driver);

  await page.waitForURL(/\/review\/review$/);
  await expect(page.getByRole('heading', { name: 'Tinjau dan Kirim' })).toBeVisible();
  await expect(page.getByText('Masih ada yang belum lengkap')).toBeHidden();
  await look('the review');
  await driver.check(page.getByRole('checkbox', { name: /^Saya menyatakan/ }));
  await act(page, { press: 'Kirim Pengajuan' }, driver);

  const isIndividual = application.variantPath.includes('individu');
  await page.waitForURL(isIndividual ? /\/ekyc\/lanjut$/ : /\/onboarding-submitted$/);
  const next = isIndividual ? 'Verifikasi identitas (e-KYC)' : 'Pengajuan Anda telah terkirim';
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
  await look(isIndividual ? 'the e-KYC' : 'the outcome page');
  await expectStored(mock, before, application);
}

/** Signs in from the start page, with the one-time code where one is needed. */
async function signInWith(
  page: Page,
  mock: MockControl,
  application: Application,
  driver: InputDriver,
): Promise<void> {
  const email = addressOf(application.person);
  await page.goto('/bos/');
  await driver.fill(page.getByLabel('Email', { exact: true }), email);
  await driver.fill(page.getByLabel('Kata Sandi', { exact: true }), PASSWORD);
  await act(page, { press: 'Masuk' }, driver);
  await page.waitForURL(new RegExp(`(/two-factor-auth/\\d+|${application.variantPath})$`));
  if (!page.url().includes('two-factor-auth')) return;
  const code = page.getByLabel('Kode OTP', { exact: true });
  await driver.fill(code, await mock.lastCode(email));
  const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
  await driver.press(dialog.getByRole('button', { name: 'Tutup', exact: true }));
  await expect(dialog).toBeHidden();
}
