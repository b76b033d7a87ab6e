import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import {
  allowFailures,
  failure,
  FAULTS,
  fillUnsaved,
  waitOut,
  type SaveCall,
} from '../support/saveFaults';
import { addressOf, answerAs, startSignedIn } from '../support/signIn';

const APPLICANT = 'borrower.individu';

/** A save of the path: what is typed, which button stores it, and the call that does. */
interface Save extends SaveCall {
  at: string;
  button: string;
  /** A value that was typed, to be found again in its field. */
  typed: { label: string; value: string };
  /** Where the record is kept, for saves that add one. */
  table?: 'bank_accounts' | 'financial_statements' | 'collaterals' | 'consultation_schedules';
  /** What must be stored before. */
  before?: object;
}

const DETAIL = { method: 'PATCH', path: '/api/identity/user/update' };
const GO_ON = 'Simpan & Lanjutkan';

const SAVES: Save[] = [
  {
    at: 'personal/personal-data',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Tempat Lahir', value: 'Ujung Pandang' },
  },
  {
    at: 'personal/identity',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Alamat', value: 'Jalan Penghibur No. 10, Blok B/2' },
  },
  {
    at: 'personal/domicile',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Alamat', value: 'Jalan Tunjungan 65' },
  },
  {
    at: 'employment/employment',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Nama Perusahaan', value: 'CV Sinar & Putra (Surabaya)' },
  },
  {
    at: 'family/spouse',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Nama Pasangan', value: 'Andi Baso' },
    before: { information: { marital_status_id: 1 } },
  },
  {
    at: 'family/emergency-contact',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Nama Kontak Darurat', value: 'Bambang Wahyudi' },
  },
  {
    at: 'finance/banks',
    button: 'Simpan Rekening',
    method: 'POST',
    path: '/api/identity/user/banks',
    table: 'bank_accounts',
    typed: { label: 'Cabang', value: 'Surabaya Tunjungan' },
  },
  {
    at: 'finance/financial-statements',
    button: 'Simpan Laporan',
    method: 'POST',
    path: '/api/identity/user/document/financial-statement',
    table: 'financial_statements',
    typed: { label: 'Tahun', value: '2025' },
  },
  {
    at: 'business/collateral',
    button: 'Simpan Agunan',
    method: 'POST',
    path: '/api/identity/user/document/collateral/type/*/add',
    table: 'collaterals',
    typed: { label: 'Jenis Lainnya', value: 'Kapal motor' },
  },
  {
    at: 'consultation/provider-family',
    button: GO_ON,
    ...DETAIL,
    table: 'consultation_schedules',
    typed: { label: 'Nama Anggota Keluarga', value: 'Dewi Lestari' },
  },
  {
    at: 'consultation/provider-family',
    button: GO_ON,
    method: 'POST',
    path: '/api/identity/user/consultation-schedule/save',
    table: 'consultation_schedules',
    typed: { label: 'Nama Anggota Keluarga', value: 'Dewi Lestari' },
  },
];

async function openAndFill(page: Page, mock: MockControl, save: Save): Promise<void> {
  if (save.before) await answerAs(mock, APPLICANT, save.before);
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(`/bos${application.variantPath}/${save.at}`);
  await fillUnsaved(page, save.at);
}

/** However often it was tried: the server holds one record of it. */
async function expectOneRow(mock: MockControl, { table }: Save): Promise<void> {
  if (table === undefined) return;
  const store = await mock.db();
  const user = store.users.find(({ email }) => email === addressOf(APPLICANT));
  expect(store[table].filter((row) => row.user_id === user?.id)).toHaveLength(1);
}

const saveButton = (page: Page, { button }: Save) =>
  page.getByRole('button', { name: button, exact: true });

const isStored = (page: Page, save: Save) =>
  save.button === GO_ON
    ? expect(page).not.toHaveURL(new RegExp(`/${save.at}$`))
    : expect(saveButton(page, save)).toBeHidden();

/** Two calls of one place are told apart. */
const nameOf = ({ at, path }: Save): string =>
  SAVES.filter((save) => save.at === at).length > 1 ? `${at}, ${path.split('/').at(-2)}` : at;

for (const save of sampleOf(SAVES, 2)) {
  const place = nameOf(save);
  for (const { name, fault, isSlow } of sampleOf(FAULTS, 1, place)) {
    test(`${place}: nothing is lost when saving ${name}`, async ({ page, mock, problems }) => {
      test.slow();
      allowFailures(problems);
      if (isSlow) await page.clock.install();
      await openAndFill(page, mock, save);
      await mock.addFault({ method: save.method, path: save.path, ...fault });
      await saveButton(page, save).click();
      if (isSlow) await waitOut(page, mock);

      await expect(failure(page)).toBeVisible();
      await expect(page.getByLabel(save.typed.label, { exact: true })).toHaveValue(
        save.typed.value,
      );
      // A browser sends again by itself what was cut off, so the fault stands until it is taken away.
      await mock.clearFaults();
      await saveButton(page, save).click();
      await isStored(page, save);
      await expectOneRow(mock, save);
    });
  }
}
