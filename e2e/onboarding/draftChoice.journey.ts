import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { expectAccessible } from '../support/accessibility';
import { lastTypedStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { addressOf, startSignedIn, storeAs } from '../support/signIn';
import { readStored } from '../support/stored';

const WHO = 'ekyc.waiting';
const EMPLOYMENT = `/bos${application.variantPath}/employment/employment`;

test('D10: what was typed here and changed elsewhere is chosen field by field, by pointer and keyboard @phone', async ({
  page,
  mock,
}) => {
  await mock.setStatus(addressOf(WHO), { onboarding_status_id: 5 });
  await startSignedIn(page, mock, WHO);
  await page.goto(EMPLOYMENT);
  const division = page.getByLabel('Divisi', { exact: true });
  const phone = page.getByLabel('Telepon Perusahaan', { exact: true });
  await division.fill('Gudang');
  await phone.fill('02177788899');
  await lastTypedStored(page, '02177788899');
  await page.goto('about:blank');
  await storeAs(mock, WHO, {
    information: { division: 'Keuangan', company_phone_number: '02111122233' },
  });

  await page.goto(EMPLOYMENT);
  const title = page.getByRole('heading', { name: 'Ada draf yang lebih lama' });
  await expect(title).toBeInViewport();
  await expectAccessible(page, 'the choice between a draft and newer data');
  const choiceOf = (name: string) => page.getByRole('radiogroup', { description: name });
  // The label lies over the whole box, so that a touch of the value chooses it.
  await choiceOf('Divisi').getByText('Keuangan').click({ force: true });
  await expect(
    choiceOf('Divisi').getByRole('radio', { name: 'Tersimpan di server' }),
  ).toBeChecked();
  await choiceOf('Telepon Perusahaan').getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Lanjutkan draf' })).toBeFocused();
  // The field that comes under the pointer neither gets the focus nor opens its list.
  await page.getByRole('button', { name: 'Lanjutkan draf' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(division).toHaveValue('Keuangan');
  await expect(phone).toHaveValue('0217 7788 899');
  await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/employment'));
  const { user } = await readStored(mock, addressOf(WHO));
  expect(user.information).toMatchObject({
    division: 'Keuangan',
    company_phone_number: '02177788899',
  });
});
