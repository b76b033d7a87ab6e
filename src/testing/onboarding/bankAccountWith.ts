import type { BankAccount } from '@/api/wire';

/** A stored bank account: the fewest answers, and those that a test is about. */
export const bankAccountWith = (answers: Partial<BankAccount> = {}): BankAccount => ({
  id: 7,
  bank_id: 14,
  account_no: '1234567890',
  account_name: 'Sri Wahyuni',
  account_type_id: 1,
  branch_name: null,
  is_open: false,
  is_active: true,
  is_affiliate_with_bank: false,
  remark_transfer_id: null,
  remark_other: null,
  ...answers,
});
