import type { Page } from '@playwright/test';
import { BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';
import type { Action } from '../applications/application';
import { collateralOne } from '../applications/stepAnswers/collateral';
import { banksMinimal } from '../applications/stepAnswers/finance';
import { reportsMinimal } from '../applications/stepAnswers/reports';
import { commissioner } from '../applications/stepAnswers/management';
import { act } from '../support/formFiller';
import { BCA, MANDIRI } from '../support/statementGrid';
import { callAs } from '../support/signIn';
import { button, field, hasText, press } from './controls';
import type { UserAction, Visit } from './userAction';

const APPLICANT = 'ready.borrower.individu';
const INDIVIDUAL = '/bos/borrower/onboarding/individu-non-partner';
const COMPANY = '/bos/borrower/onboarding/corporate-non-partner';
const BANKS = '/api/identity/user/banks';
const REPORTS = '/api/identity/user/document/financial-statement';
const COLLATERAL = '/api/identity/user/document/collateral';
const SHAREHOLDERS = '/api/identity/user/shareholder';

/** A card of a list: what is typed, how it is saved, and the toast that says so. */
interface Card {
  id: string;
  name: string;
  at: string;
  user?: string;
  actions: readonly Action[];
  typed: readonly string[];
  save: string;
  call: UserAction['call'];
  saved: string;
}

const isClosed = async (page: Page, save: string): Promise<boolean> =>
  (await button(page, 'Ubah').first().isVisible()) && !(await button(page, save).isVisible());

const add = ({ id, name, at, user = APPLICANT, actions, ...rest }: Card): UserAction => ({
  id,
  name,
  user,
  canFollow: true,
  scenario: BEFORE_THE_REVIEW,
  async prepare({ page }) {
    await page.goto(at);
    for (const action of actions) {
      // The save is the action.
      if ('press' in action && action.press === rest.save) return;
      await act(page, action);
    }
  },
  act: press(rest.save),
  call: rest.call,
  // Where the response was lost, the list shows what has arrived, and the card is closed.
  isDone: async (visit) => (await hasText(rest.saved)(visit)) || isClosed(visit.page, rest.save),
  typed: rest.typed,
  retry: [rest.save],
  draftAt: at,
});

/** Opens the first card of a list, and changes a field. */
const change = (
  card: Omit<Card, 'actions'>,
  [label, text]: readonly [string, string],
): UserAction => ({
  ...add({ ...card, actions: [] }),
  async prepare({ page }) {
    await page.goto(card.at);
    await button(page, 'Ubah').first().click();
    await field(page, label).fill(text);
  },
});

/** Asks for the removal of the last card of a list; the confirmation is the action. */
const remove = (card: Omit<Card, 'actions' | 'typed' | 'save'>): UserAction => ({
  ...add({ ...card, actions: [], typed: [], save: 'Hapus' }),
  async prepare({ page }) {
    await page.goto(card.at);
    await button(page, 'Hapus').last().click();
  },
  act: ({ page }) => button(page.getByRole('dialog'), 'Hapus').click(),
  again: async ({ page }: Visit) => {
    await button(page, 'Hapus').last().click();
    await button(page.getByRole('dialog'), 'Hapus').click();
  },
  isDone: hasText(card.saved),
  retry: [],
});

const ACCOUNT = {
  at: `${INDIVIDUAL}/finance/banks`,
  save: 'Simpan Rekening',
  saved: 'Rekening tersimpan',
};
const CARD_OF_COMPANY = {
  at: `${COMPANY}/management/management-shareholders`,
  user: 'ready.borrower.corporate',
  save: 'Simpan Kartu',
  saved: 'Kartu tersimpan',
};

/** Cards of lists, which are saved one by one. */
export const CARD_ACTIONS: readonly UserAction[] = [
  add({
    ...ACCOUNT,
    id: 'U26',
    name: 'adds a bank account',
    actions: banksMinimal.actions,
    typed: ['1234567890', 'Sri Wahyuni'],
    call: { method: 'POST', path: BANKS },
  }),
  change(
    {
      ...ACCOUNT,
      id: 'U27',
      name: 'changes a bank account',
      typed: ['KCP Menteng'],
      call: { method: 'PUT', path: `${BANKS}/*` },
    },
    ['Cabang', 'KCP Menteng'],
  ),
  {
    ...remove({
      ...ACCOUNT,
      id: 'U28',
      name: 'removes a bank account',
      call: { method: 'DELETE', path: `${BANKS}/*` },
      saved: 'Rekening dihapus',
    }),
    async prepare({ page, mock }) {
      for (const account of [MANDIRI, BCA])
        await callAs(mock, APPLICANT, ['POST', '/user/banks'], {
          ...account,
          account_name: 'Budi Santoso',
          account_type_id: 1,
        });
      await page.goto(ACCOUNT.at);
      await button(page, 'Hapus').last().click();
    },
  },
  add({
    id: 'U30a',
    name: 'adds a financial statement',
    at: `${INDIVIDUAL}/finance/financial-statements`,
    actions: reportsMinimal.actions,
    typed: ['2025'],
    save: 'Simpan Laporan',
    call: { method: 'POST', path: REPORTS },
    saved: 'Laporan tersimpan',
  }),
  remove({
    id: 'U30b',
    name: 'removes a financial statement',
    at: `${INDIVIDUAL}/finance/financial-statements`,
    call: { method: 'DELETE', path: `${REPORTS}/*` },
    saved: 'Laporan dihapus',
  }),
  change(
    {
      id: 'U30c',
      name: 'changes a financial statement',
      at: `${COMPANY}/finance/financial-statements`,
      user: 'ready.borrower.corporate',
      typed: ['2023'],
      save: 'Simpan Laporan',
      call: { method: 'PUT', path: `${REPORTS}/*` },
      saved: 'Laporan tersimpan',
    },
    ['Tahun', '2023'],
  ),
  add({
    ...CARD_OF_COMPANY,
    id: 'U31a',
    name: 'adds a person to the management',
    actions: commissioner.actions,
    typed: ['Agus Setiawan', '3471041203790002'],
    call: { method: 'POST', path: SHAREHOLDERS },
  }),
  change(
    {
      ...CARD_OF_COMPANY,
      id: 'U31b',
      name: 'changes a person of the management',
      typed: ['Agus Setiawan Jaya'],
      call: { method: 'PUT', path: `${SHAREHOLDERS}/*` },
    },
    ['Nama', 'Agus Setiawan Jaya'],
  ),
  remove({
    ...CARD_OF_COMPANY,
    id: 'U31c',
    name: 'removes a shareholder',
    call: { method: 'DELETE', path: `${SHAREHOLDERS}/*` },
    saved: 'Kartu dihapus',
  }),
  add({
    id: 'U35',
    name: 'adds a collateral',
    at: `${INDIVIDUAL}/business/collateral`,
    actions: collateralOne.actions,
    typed: ['Kapal motor', 'Kapal motor 12 GT, sandar di Paotere'],
    save: 'Simpan Agunan',
    call: { method: 'POST', path: `${COLLATERAL}/type/*/add` },
    saved: 'Agunan tersimpan',
  }),
  change(
    {
      id: 'U35b',
      name: 'changes a collateral',
      at: `${INDIVIDUAL}/business/collateral`,
      typed: ['BPKB Toyota Avanza hitam'],
      save: 'Simpan Agunan',
      call: { method: 'PUT', path: `${COLLATERAL}/*` },
      saved: 'Agunan tersimpan',
    },
    ['Keterangan', 'BPKB Toyota Avanza hitam'],
  ),
  remove({
    id: 'U35c',
    name: 'removes a collateral',
    at: `${COMPANY}/business/collateral`,
    user: 'ready.borrower.corporate',
    call: { method: 'DELETE', path: `${COLLATERAL}/*` },
    saved: 'Agunan dihapus',
  }),
];
