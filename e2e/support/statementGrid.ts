import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect } from './fixtures';
import { filePath } from './formFiller';
import { lastFullMonths } from '../applications/dates';
import { addressOf, callAs, startSignedIn } from './signIn';

export const APPLICANT = 'borrower.individu';
const HUB = '/bos/borrower/onboarding/individu-non-partner';
export const GRID = `${HUB}/finance/bank-statements`;

export const MONTHS = lastFullMonths(3);
export const [NEWEST = '', MIDDLE = '', OLDEST = ''] = MONTHS.map(({ label }) => label);

export const MANDIRI = { bank_id: 8, account_no: '1400012345678' };
export const BCA = { bank_id: 14, account_no: '5210011223' };

export async function openGrid(page: Page, mock: MockControl, accounts = [MANDIRI]): Promise<void> {
  for (const account of accounts) {
    await callAs(mock, APPLICANT, ['POST', '/user/banks'], {
      ...account,
      account_name: 'Budi Santoso',
      account_type_id: 1,
    });
  }
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(GRID);
}

export const account = (page: Page, bank: string) =>
  page.getByRole('group', { name: new RegExp(bank) });

/** The field of a month; `within` is an account, where there are several. */
export const input = (within: Page | Locator, label: string) =>
  within.getByLabel(label, { exact: true });

export const cell = (within: Page | Locator, label: string) => {
  const page = 'goto' in within ? within : within.page();
  return within.locator('form').filter({ has: input(page, label) });
};

export const isUp = (within: Page | Locator, label: string, file: string) =>
  Promise.all([
    expect(cell(within, label)).toContainText('Terunggah'),
    expect(cell(within, label)).toContainText(file),
  ]);

export async function upload(
  within: Page | Locator,
  label: string,
  file = 'mutasi.pdf',
): Promise<void> {
  await input(within, label).setInputFiles(filePath(file));
  await isUp(within, label, file);
}

export const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

export const confirm = (page: Page) => press(page.getByRole('dialog'), 'Hapus');

export async function remove(page: Page, label: string): Promise<void> {
  await press(cell(page, label), 'Hapus berkas');
  await confirm(page);
}

/** The stored statements: the label of the month and its file, the newest first. */
export async function stored(mock: MockControl): Promise<[label: string, file: string][]> {
  const store = await mock.db();
  const user = store.users.find(({ email }) => email === addressOf(APPLICANT));
  const rows = store.bank_statements.filter(({ user_id: owner }) => owner === user?.id);
  return MONTHS.flatMap(({ month, year, label }) =>
    rows
      .filter((row) => row.month === month && row.year === year)
      .map(({ document }): [string, string] => [label, document.file_name]),
  );
}
