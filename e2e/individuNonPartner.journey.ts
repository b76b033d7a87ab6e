import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { playSubStep } from './player';
import { individuNonPartnerMaximal } from './plays/individuNonPartnerMaximal';
import { individuNonPartnerMinimal } from './plays/individuNonPartnerMinimal';
import { addressOf, signInWithCode, signOut } from './signIn';
import { expectStored, readStored } from './stored';

const APPLICANT = 'otp.applicant';
const EMAIL = addressOf(APPLICANT);

for (const play of [individuNonPartnerMinimal, individuNonPartnerMaximal]) {
  test(`an individual borrower applies: ${play.name} @phone`, async ({ page, mock }) => {
    test.slow();
    await signInWithCode(page, mock, APPLICANT);
    await page.waitForURL(new RegExp(`${play.variantPath}$`));
    await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    await expectAccessible(page, 'the hub');
    const before = await readStored(mock, EMAIL);
    await page.getByRole('link', { name: 'Mulai', exact: true }).click();

    for (const step of play.steps) {
      await playSubStep(page, step, () => expectAccessible(page, step.at));
    }

    await page.waitForURL(/\/review\/review$/);
    await expect(page.getByRole('heading', { name: 'Tinjau dan Kirim' })).toBeVisible();
    await expect(page.getByText('Masih ada yang belum lengkap')).toBeHidden();
    await expectAccessible(page, 'the review');
    await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    await page.getByRole('button', { name: 'Kirim Pengajuan', exact: true }).click();

    await page.waitForURL(/\/onboarding-submitted$/);
    await expect(
      page.getByRole('heading', { name: 'Pengajuan Anda telah terkirim' }),
    ).toBeVisible();
    await expectAccessible(page, 'the outcome page');
    await expectStored(mock, before, play);

    await mock.setStatus(EMAIL, { onboarding_status_id: 10, ekyc_result: 'success' });
    await mock.addNotifications(EMAIL, { count: 3 });
    await page.goto('/bos/');
    await page.waitForURL(/\/borrower\/notification$/);
    await expect(page.getByRole('heading', { name: 'Notifikasi' })).toBeVisible();
    await expectAccessible(page, 'the notifications');

    await signOut(page);
    await page.goto('/bos/borrower/notification');
    await page.waitForURL(/\/bos\/login$/);
  });
}
