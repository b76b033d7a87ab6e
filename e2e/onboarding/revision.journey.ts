import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { addressOf, startSignedIn } from '../support/signIn';
import { readStored } from '../support/stored';

const WHO = 'revision';
const HUB = '/bos/borrower/onboarding/individu-non-partner';
const EKYC_SUCCESS = 9;
const CONFIRM = 'Sudah sesuai';

test('@phone somebody corrects one flagged answer, says that another is right, and submits again', async ({
  page,
  mock,
}) => {
  const note = { note: 'Tidak sesuai dengan KTP.' };
  await mock.setStatus(addressOf(WHO), {
    onboarding_status_id: 11,
    revisions: [
      { step: 'personal', sub_step: 'identity', field: 'nik_issue_date', ...note },
      { step: 'employment', sub_step: 'employment', field: 'position_id', ...note },
    ],
  });
  await startSignedIn(page, mock, WHO);
  await page.goto(HUB);
  await page.getByRole('link', { name: 'Perbaiki', exact: true }).click();
  const date = page.getByLabel('Tanggal Terbit KTP');
  await expect(date).toHaveAccessibleDescription(/Sebelumnya: 14 Februari 2017/);
  await date.fill('15/02/2017');
  await act(page, { press: 'Simpan & Lanjutkan' });

  await page.waitForURL(/\/employment\/employment$/);
  await expect(page.getByLabel('Jabatan', { exact: true })).toHaveAccessibleDescription(
    /Tidak sesuai dengan KTP\..*Sebelumnya: Manajer/,
  );
  await page.reload();
  // By the keyboard alone.
  await page.getByRole('button', { name: CONFIRM }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/review\/review$/);
  await expect(page.getByText('15 Februari 2017')).toBeVisible();
  await expect(page.getByText('Sebelumnya: 14 Februari 2017')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await act(page, { press: 'Kirim Pengajuan' });
  await expect(page.getByText('e-KYC Berhasil')).toBeVisible();

  const { user, onboarding_step: step } = await readStored(mock, addressOf(WHO));
  expect(user.onboarding_status_id).toBe(EKYC_SUCCESS);
  expect(user.information.nik_issue_date).toBe('2017-02-15');
  expect(step.revisions).toEqual([]);
});
