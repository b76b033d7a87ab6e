import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { COMPLETE, openStatement, openStep, press } from '../accessibility/states/screenState';
import { beginEkyc, chooseBoth } from '../support/ekyc';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';

interface Deletion {
  show(page: Page, mock: MockControl): Promise<void>;
  /** The button that asks. */
  button: string;
}

const ofCard = (at: string): Deletion => ({
  show: (page, mock) => openStep(page, mock, at, COMPLETE),
  button: 'Hapus',
});

/** How the user comes to each deletion of the contract. */
const DELETIONS: Record<string, Deletion> = {
  deleteBank: ofCard('finance/banks'),
  deleteFinancialStatement: ofCard('finance/financial-statements'),
  deleteCollateral: ofCard('business/collateral'),
  deleteBankStatement: { show: openStatement, button: 'Hapus berkas' },
  deleteBankStatementsOfBank: { show: openStatement, button: 'Hapus Semua Mutasi' },
  deleteShareholder: {
    async show(page, mock) {
      await startSignedIn(page, mock, 'heavy');
      await page.goto(
        '/bos/borrower/onboarding/corporate-non-partner/management/management-shareholders',
      );
    },
    button: 'Hapus',
  },
};

interface Contract {
  paths: Record<string, { delete?: { operationId: string } }>;
}

const contract = parse(
  readFileSync(path.join(__dirname, '../../mock-server/openapi.yaml'), 'utf8'),
) as Contract;

/** How often the server was asked for this. */
const countOf = async (mock: MockControl, method: string, end = /./): Promise<number> =>
  (await mock.calls()).filter((call) => call.method === method && end.test(call.path)).length;

test('A9: every deletion of the contract is among those that are tried', () => {
  const deletions = Object.values(contract.paths).flatMap((at) => at.delete?.operationId ?? []);
  expect(Object.keys(DELETIONS).sort()).toEqual(deletions.sort());
});

for (const [name, { show, button }] of sampleOf(Object.entries(DELETIONS), 2))
  test(`A9: ${name} is asked about first, and can be taken back`, async ({ page, mock }) => {
    await show(page, mock);
    const dialog = page.getByRole('dialog');
    await press(page, button);
    await dialog.getByRole('button', { name: 'Batal', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await countOf(mock, 'DELETE')).toBe(0);
    await press(page, button);
    await expect(dialog).toBeVisible();
    expect(await countOf(mock, 'DELETE')).toBe(0);
    await dialog.getByRole('button', { name: /^Hapus/ }).click();
    await expect.poll(() => countOf(mock, 'DELETE')).toBe(1);
  });

test('A9: an application is reviewed and declared to be true before it is sent', async ({
  page,
  mock,
}) => {
  const sent = () => countOf(mock, 'PUT', /\/onboarding-status$/);
  await mock.reset('before-the-review');
  await openStep(page, mock, 'review/review', 'ready.borrower.individu');
  await expect(page.getByRole('link', { name: /^Ubah/ }).first()).toBeVisible();
  const declaration = page.getByRole('checkbox', { name: /^Saya menyatakan/ });
  await expect(declaration).not.toBeChecked();
  await press(page, 'Kirim Pengajuan');
  await expect(declaration).toBeFocused();
  expect(await sent()).toBe(0);
  await declaration.check();
  await press(page, 'Kirim Pengajuan');
  await expect.poll(sent).toBe(1);
});

test('A9: both pictures of the e-KYC are reviewed before they are sent', async ({ page, mock }) => {
  const sent = () => countOf(mock, 'POST', /\/upload$/);
  await beginEkyc(page, mock);
  await chooseBoth(page);
  await expect(page.getByRole('img')).not.toHaveCount(0);
  expect(await sent()).toBe(0);
  await press(page, 'Kirim foto');
  await expect.poll(sent).toBeGreaterThan(0);
});
