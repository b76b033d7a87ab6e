import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { banksStep } from '@/features/onboarding/steps/banks/definition';
import { callsOf, choose, openRows, rowsOf, sendAsApplicant } from './listStep';

export const BANKS = '/user/banks';

/** Opens the sub-step with the list of accounts. */
export const open = (options?: { isReadOnly?: boolean }) => openRows(banksStep, options);
/** The calls with a method to the list of accounts. */
export const sent = (method: string) => callsOf(method, BANKS);
/** The accounts that the server has stored. */
export const stored = () => rowsOf('bank_accounts');

/** Adds an account on the server, as another tab would. */
export const given = (accountNo: string, bankId = 8, more: object = {}) =>
  sendAsApplicant<{ id: number }>(BANKS, {
    bank_id: bankId,
    account_no: accountNo,
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
    ...more,
  });

async function fillCard(user: UserEvent, accountNo = '1234567890') {
  await choose(user, 'Bank', 'Bank Central Asia (BCA)');
  await user.type(screen.getByLabelText('Nomor Rekening'), accountNo);
  await user.type(screen.getByLabelText('Nama Pemilik Rekening'), 'Sri Wahyuni');
  await choose(user, 'Jenis Rekening', 'Tabungan');
}

/** Opens a new card and fills in all required fields. */
export async function addCard(user: UserEvent, accountNo?: string) {
  await user.click(screen.getByRole('button', { name: 'Tambah Rekening' }));
  await fillCard(user, accountNo);
}

/** Saves the open card. */
export const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Simpan Rekening' }));
