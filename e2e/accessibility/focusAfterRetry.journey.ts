import { expect, test } from '../support/fixtures';
import { filePath } from '../support/formFiller';
import { allowFaults } from '../support/saveFaults';
import { APPLICANT, cell, GRID, input, NEWEST, openGrid } from '../support/statementGrid';
import { startSignedIn } from '../support/signIn';

const VARIANT = '/bos/borrower/onboarding/individu-non-partner';

test('A3: a list that is loaded again does not take the focus from its field', async ({
  page,
  mock,
  problems,
}) => {
  allowFaults(problems);
  await startSignedIn(page, mock, APPLICANT);
  await mock.addFault({ method: 'GET', path: '*/master/religions', status: 500 });
  await page.goto(`${VARIANT}/personal/personal-data`);
  const field = page.locator('[data-field="religionId"]');
  const retry = field.getByRole('button', { name: 'Muat ulang pilihan' });
  await retry.focus();
  const failedAgain = page.waitForResponse('**/master/religions');
  await retry.press('Enter');
  await failedAgain;
  await expect(retry).not.toHaveAttribute('aria-busy');
  await expect(retry).toBeFocused();
  await mock.clearFaults();
  await retry.press('Enter');
  await expect(field.getByRole('combobox')).toBeFocused();
});

test(
  'A3: a month that another tab stores at the same time keeps the focus',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    allowFaults(problems);
    await openGrid(page, mock);
    const other = await page.context().newPage();
    await other.goto(GRID);
    await input(other, NEWEST).setInputFiles(filePath('mutasi.pdf'));
    await expect(cell(other, NEWEST)).toContainText('Terunggah');
    await input(page, NEWEST).focus();
    await input(page, NEWEST).setInputFiles(filePath('mutasi.pdf'));
    await expect(cell(page, NEWEST)).toContainText('Terunggah');
    await expect(input(page, NEWEST)).toBeFocused();
  },
);
