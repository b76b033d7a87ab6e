import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { act } from '../support/formFiller';
import {
  allowFailures,
  answered,
  failure,
  FAULTS,
  LOST_ANSWER,
  waitOut,
} from '../support/saveFaults';
import { addressOf, startSignedIn } from '../support/signIn';
import { readStored } from '../support/stored';

/** Complete, and still open for changes. */
const APPLICANT = 'ekyc.waiting';

/** A list of cards of which one is stored: what is changed of it, and where it goes. */
interface Card {
  at: string;
  path: string;
  button: string;
  table: 'bank_accounts' | 'financial_statements' | 'collaterals';
  typed: { label: string; value: string };
  stored: Record<string, unknown>;
}

const CARDS: Card[] = [
  {
    at: 'finance/banks',
    path: '/api/identity/user/banks/*',
    button: 'Simpan Rekening',
    table: 'bank_accounts',
    typed: { label: 'Cabang', value: 'Makassar Panakkukang' },
    stored: { branch_name: 'Makassar Panakkukang' },
  },
  {
    at: 'finance/financial-statements',
    path: '/api/identity/user/document/financial-statement/*',
    button: 'Simpan Laporan',
    table: 'financial_statements',
    typed: { label: 'Tahun', value: '2023' },
    // What was changed is to be looked at again.
    stored: { year: 2023, document_status_id: 1 },
  },
  {
    at: 'business/collateral',
    path: '/api/identity/user/document/collateral/*',
    button: 'Simpan Agunan',
    table: 'collaterals',
    typed: { label: 'Keterangan', value: 'BPKB Toyota Kijang 2021' },
    stored: { description: 'BPKB Toyota Kijang 2021' },
  },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const saveButton = (page: Page, { button }: Card) =>
  page.getByRole('button', { name: button, exact: true });

async function open(page: Page, mock: MockControl, { at }: Card): Promise<void> {
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(`/bos${application.variantPath}/${at}`);
}

async function openAndChange(page: Page, mock: MockControl, card: Card): Promise<void> {
  await open(page, mock, card);
  await press(page, 'Ubah');
  await act(page, { fill: card.typed.label, with: card.typed.value });
}

/** The one card is stored with the change, and with all that was not changed. */
async function expectChanged(page: Page, mock: MockControl, card: Card, before: object) {
  await expect(saveButton(page, card)).toBeHidden();
  await expect(page.locator('main').getByText(card.typed.value).first()).toBeVisible();
  expect((await readStored(mock, addressOf(APPLICANT)))[card.table]).toEqual([
    { ...before, ...card.stored },
  ]);
}

async function theCard(mock: MockControl, { table }: Card): Promise<object> {
  const rows: object[] = (await readStored(mock, addressOf(APPLICANT)))[table];
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Not one row in ${table}`);
  return row;
}

async function countOf(mock: MockControl, { table }: Card): Promise<number> {
  return (await readStored(mock, addressOf(APPLICANT)))[table].length;
}

const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true });

const deletable = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: 'Hapus', exact: true });

async function askToDelete(page: Page): Promise<void> {
  await deletable(page).click();
  await expect(confirm(page)).toBeVisible();
}

for (const card of sampleOf(CARDS, 1, 'changes')) {
  const CHANGE = { method: 'PUT', path: card.path };
  const REMOVAL = { method: 'DELETE', path: card.path };

  for (const { name, fault, isSlow } of sampleOf(FAULTS, 1, card.at)) {
    test(`${card.at}: a change that ${name} stays in the card, and another try stores it`, async ({
      page,
      mock,
      problems,
    }) => {
      allowFailures(problems);
      if (isSlow) await page.clock.install();
      const before = await theCard(mock, card);
      await openAndChange(page, mock, card);
      await mock.addFault({ ...CHANGE, ...fault });
      await saveButton(page, card).click();
      if (isSlow) await waitOut(page, mock);

      await expect(failure(page)).toBeVisible();
      await expect(page.getByLabel(card.typed.label, { exact: true })).toHaveValue(
        card.typed.value,
      );
      expect(await theCard(mock, card)).toEqual(before);
      await mock.clearFaults();
      await saveButton(page, card).click();
      await expectChanged(page, mock, card, before);
      expect(await answered(mock, CHANGE)).toBe(1);
    });
  }

  test(`${card.at}: a change that was stored without an answer is found`, async ({
    page,
    mock,
    problems,
  }) => {
    allowFailures(problems);
    const before = await theCard(mock, card);
    await openAndChange(page, mock, card);
    await mock.addFault({ ...CHANGE, ...LOST_ANSWER });
    await saveButton(page, card).click();
    await expectChanged(page, mock, card, before);
  });

  test(`${card.at}: a deletion that was done without an answer is found`, async ({
    page,
    mock,
    problems,
  }) => {
    allowFailures(problems);
    await open(page, mock, card);
    await mock.addFault({ ...REMOVAL, ...LOST_ANSWER });
    await askToDelete(page);
    await confirm(page).click();
    await expect(deletable(page)).toBeHidden();
    await expect.poll(() => countOf(mock, card)).toBe(0);
    await expect(page.getByText('Data ini belum terhapus. Silakan coba lagi.')).toBeHidden();
  });
}
