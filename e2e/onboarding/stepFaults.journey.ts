import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { answered, type SaveCall } from '../support/saveFaults';
import { startSignedIn } from '../support/signIn';

const STEP: SaveCall = { method: 'POST', path: '/api/identity/user/onboarding-step/save' };
const DETAIL: SaveCall = { method: 'PATCH', path: '/api/identity/user/update' };

test(
  'a save that ends after its page was left does not navigate away from the new page',
  { tag: '@all' },
  async ({ page, mock }) => {
    await startSignedIn(page, mock, 'ekyc.waiting');
    await page.goto(`/bos${application.variantPath}/personal/personal-data`);
    await act(page, { fill: 'Tempat Lahir', with: 'Ujung Pandang' });
    await mock.addFault({ ...DETAIL, delay_ms: 1_500 });
    await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Langkah pengisian' })
      .getByRole('link', { name: 'Pekerjaan dan Penghasilan' })
      .click();
    await page.waitForURL(/\/employment\/employment$/);
    await expect.poll(() => answered(mock, STEP)).toBe(1);
    await act(page, { fill: 'Divisi', with: 'Logistik' });
    await draftStored(page);
    await expect(page).toHaveURL(/\/employment\/employment$/);
    await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('Logistik');
  },
);
