import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { storeAs } from '../support/signIn';
import {
  APPLICANT,
  begin,
  chooseStatus,
  DIVORCED,
  expectAt,
  goOn,
  MARRIAGE,
  MARRIED,
  open,
  SPOUSE,
  stepLink,
  storedSpouse,
  typeMarriage,
  UNMARRIED,
} from '../support/marriage';

test(
  'a link to a hidden spouse sub-step leads to the first incomplete sub-step',
  { tag: '@all' },
  async ({ page, mock }) => {
    await begin(page, mock, UNMARRIED);
    await storeAs(mock, APPLICANT, { information: { company_name: null } });
    await open(page, SPOUSE);
    await expectAt(page, 'employment/employment');
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(SPOUSE));
  },
);

test(
  'onboarding resumes after a spouse sub-step that was saved last and is hidden now',
  { tag: '@all' },
  async ({ page, mock }) => {
    await begin(page, mock, DIVORCED);
    await storeAs(mock, APPLICANT, { emergency_contact: { name: null } });
    await open(page, SPOUSE);
    await act(page, { upload: 'Akta Cerai', file: 'perjanjian.pdf' });
    await goOn(page);
    await expectAt(page, 'family/emergency-contact');
    await storeAs(mock, APPLICANT, { information: { marital_status_id: UNMARRIED.id } });
    await page.goto('/bos/');
    await page.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
    await expectAt(page, 'family/emergency-contact');
  },
);

test('going back to a spouse sub-step that is hidden now does not trap the user', async ({
  page,
  mock,
}) => {
  await begin(page, mock, MARRIED);
  await open(page, SPOUSE);
  await stepLink(page, 'Data Pribadi').click();
  await chooseStatus(page, UNMARRIED);
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(SPOUSE));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'values typed for a spouse are restored when the status changes back, also after a reload',
  { tag: '@all' },
  async ({ page, mock }) => {
    await begin(page, mock, MARRIED);
    await open(page, SPOUSE);
    await typeMarriage(page);
    await stepLink(page, 'Data Pribadi').click();
    await chooseStatus(page, UNMARRIED);
    await expect(stepLink(page, 'Data Pasangan')).toHaveCount(0);

    // Values typed for a spouse who is no longer needed do not prevent submitting.
    await goOn(page);
    await expectAt(page, 'personal/identity');
    await open(page, 'review/review');
    await expect(page.getByRole('heading', { name: 'Kontak Darurat' })).toBeVisible();
    await expect(page.getByText('Masih ada yang belum lengkap')).toBeHidden();

    await open(page, 'personal/personal-data');
    await chooseStatus(page, MARRIED);
    await stepLink(page, 'Data Pasangan').click();
    await expect(page.getByLabel('Nama Pasangan', { exact: true })).toHaveValue('Andi Baso');
    await expect(page.getByText('buku-nikah.png')).toBeVisible();
    await goOn(page);
    await expectAt(page, 'family/emergency-contact');
    expect(await storedSpouse(mock)).toEqual(MARRIAGE);
  },
);

test(
  'a divorce removes the documents of the marriage, and the other values stay',
  { tag: '@all' },
  async ({ page, mock }) => {
    const { name, nik, birth_date: birthDate } = MARRIAGE;
    await begin(page, mock, MARRIED);
    await open(page, SPOUSE);
    await typeMarriage(page);
    await goOn(page);
    await expectAt(page, 'family/emergency-contact');

    await stepLink(page, 'Data Pribadi').click();
    await chooseStatus(page, DIVORCED);
    await goOn(page);
    await stepLink(page, 'Data Pasangan').click();
    await act(page, { upload: 'Akta Cerai', file: 'perjanjian.pdf' });
    await goOn(page);
    await expectAt(page, 'family/emergency-contact');
    const answers = { name, nik, birth_date: birthDate };
    expect(await storedSpouse(mock)).toMatchObject({
      ...answers,
      divorce_deed: { file_name: 'perjanjian.pdf' },
      assets_separation_agreement: null,
      proof_of_marriage: null,
      ktp_document: null,
      npwp_document: null,
    });

    await stepLink(page, 'Data Pribadi').click();
    await chooseStatus(page, MARRIED);
    await stepLink(page, 'Data Pasangan').click();
    await expect(page.getByLabel('Nama Pasangan', { exact: true })).toHaveValue(String(name));
    await goOn(page);
    await expectAt(page, SPOUSE);
    await expect(page.getByLabel('Buku Nikah', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(await storedSpouse(mock)).toMatchObject({
      ...answers,
      divorce_deed: { file_name: 'perjanjian.pdf' },
    });
  },
);
