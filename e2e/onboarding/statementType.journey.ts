import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { choose, filePath } from '../support/formFiller';
import { allowFailures, FAULTS, waitOut } from '../support/saveFaults';
import { addressOf } from '../support/signIn';
import {
  APPLICANT,
  input,
  isUp,
  MIDDLE,
  MONTHS,
  NEWEST,
  openGrid,
  press,
  upload,
} from '../support/statementGrid';

const RECORD = { method: 'POST', path: '/api/identity/user/bank-statement/bank/*/add' };
const CHANGE = { method: 'PUT', path: '/api/identity/user/bank-statement/*/update' };

const E_STATEMENT = { id: 1, option: 'Mutasi Rekening (e-Statement)' };
const PASSBOOK = { id: 2, option: 'Fotokopi Buku Tabungan' };

const chooseType = (page: Page, { option }: typeof PASSBOOK) =>
  choose(page, { choose: 'Jenis Dokumen', option });

/** The types that the server holds, of the newest month first. */
async function types(mock: MockControl): Promise<(number | null)[]> {
  const store = await mock.db();
  const user = store.users.find(({ email }) => email === addressOf(APPLICANT));
  return store.bank_statements
    .filter(({ user_id: owner }) => owner === user?.id)
    .toSorted((one, other) => other.year - one.year || other.month - one.month)
    .map(({ document_type_id: type }) => type);
}

test(
  'the type of an account holds for what is stored and for what is uploaded next',
  { tag: '@all' },
  async ({ page, mock }) => {
    await openGrid(page, mock);
    await upload(page, NEWEST);
    await chooseType(page, E_STATEMENT);
    await expect.poll(() => types(mock)).toEqual([1]);
    await upload(page, MIDDLE);
    expect(await types(mock)).toEqual([1, 1]);
    await chooseType(page, PASSBOOK);
    await expect.poll(() => types(mock)).toEqual([2, 2]);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Jenis Dokumen' })).toHaveValue(
      PASSBOOK.option,
    );
  },
);

test(
  'a type that is chosen while a file is on its way holds for that file too',
  { tag: '@all' },
  async ({ page, mock }) => {
    await openGrid(page, mock);
    await upload(page, NEWEST);
    await mock.addFault({ ...RECORD, delay_ms: 2_000, times: 1 });
    await input(page, MIDDLE).setInputFiles(filePath('mutasi.pdf'));
    await expect
      .poll(async () => (await mock.calls()).some((call) => call.outcome === 'in_flight'))
      .toBe(true);
    await chooseType(page, PASSBOOK);
    await isUp(page, MIDDLE, 'mutasi.pdf');
    await expect.poll(() => types(mock)).toEqual([2, 2]);
  },
);

for (const { name, fault, isSlow } of FAULTS) {
  test(
    `a type whose save ${name} says so, and is stored by another try`,
    { tag: '@all' },
    async ({ page, mock, problems }) => {
      allowFailures(problems);
      if (isSlow) await page.clock.install();
      await openGrid(page, mock);
      await upload(page, NEWEST);
      await mock.addFault({ ...CHANGE, ...fault });
      await chooseType(page, PASSBOOK);
      if (isSlow) await waitOut(page, mock);
      await expect(page.getByText(/^Jenis dokumen belum tersimpan/)).toBeVisible();
      await isUp(page, NEWEST, 'mutasi.pdf');
      expect(await types(mock)).toEqual([null]);
      await mock.clearFaults();
      await press(page, 'Coba lagi');
      await expect.poll(() => types(mock)).toEqual([2]);
      await expect(page.getByText(/^Jenis dokumen belum tersimpan/)).toBeHidden();
      await expect(page.locator('legend')).toBeFocused();
    },
  );
}

test(
  'going on waits for the type, and does not leave one behind that is not stored',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    allowFailures(problems);
    await openGrid(page, mock);
    for (const { label } of MONTHS) await upload(page, label);
    await mock.addFault({ ...CHANGE, delay_ms: 1_000, status: 500, times: 3 });
    await chooseType(page, PASSBOOK);
    await press(page, 'Simpan & Lanjutkan');
    await expect(page.getByText(/^Jenis dokumen belum tersimpan/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coba lagi', exact: true })).toBeFocused();
    await press(page, 'Coba lagi');
    await expect(page.getByText(/^Jenis dokumen belum tersimpan/)).toBeHidden();
    await press(page, 'Simpan & Lanjutkan');
    await page.waitForURL(/\/financial-statements$/);
    expect(await types(mock)).toEqual([2, 2, 2]);
  },
);
