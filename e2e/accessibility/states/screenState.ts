import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect } from '../../support/fixtures';
import { act } from '../../support/formFiller';
import { lastFullMonths } from '../../applications/dates';
import { callAs, startSignedIn } from '../../support/signIn';

/** A state of a screen: how to reach it, and how to recognise it. */
export interface ScreenState {
  name: string;
  show(page: Page, mock: MockControl): Promise<void>;
  /** No heading, for states that are shown before any data has arrived. */
  isUntitled?: true;
  /** It ends with the time limit of a call, and is shown anew for each look. */
  isPassing?: true;
  /** A text or role that only this state has. */
  seen: string | RegExp | { role: 'dialog' | 'heading' | 'listbox' | 'progressbar' };
}

export const VARIANT = '/bos/borrower/onboarding/individu-non-partner';
export const APPLICANT = 'borrower.individu';
/** A complete application that is not submitted yet. */
export const COMPLETE = 'ekyc.waiting';

const [NEWEST] = lastFullMonths(1).map(({ label }) => label);

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

export async function openStep(
  page: Page,
  mock: MockControl,
  at: string,
  name = APPLICANT,
): Promise<void> {
  await startSignedIn(page, mock, name);
  await page.goto(`${VARIANT}/${at}`);
}

export const addBank = (mock: MockControl) =>
  callAs(mock, APPLICANT, ['POST', '/user/banks'], {
    bank_id: 8,
    account_no: '1400012345678',
    account_name: 'Budi Santoso',
    account_type_id: 1,
  });

export async function openStatement(page: Page, mock: MockControl): Promise<void> {
  await addBank(mock);
  await openStep(page, mock, 'finance/bank-statements');
  await act(page, { upload: NEWEST ?? '', file: 'mutasi.pdf' });
  await expect(page.getByText('Terunggah', { exact: true })).toBeVisible();
}
