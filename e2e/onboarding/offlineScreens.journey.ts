import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';

const HUB = '/bos/borrower/onboarding/individu-non-partner';

test('a screen that is not loaded yet says that it waits for the connection, and opens once online', async ({
  page,
  mock,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await startSignedIn(page, mock, 'borrower.individu');
  await page.goto(`${HUB}/employment/employment`);
  await page.getByLabel('Divisi', { exact: true }).fill('Logistik');
  await draftStored(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Daftar langkah', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'Offline', exact: true });
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
  await expect(heading).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('Logistik');
});
