import type { BankAccount } from '@/api/wire';
import { OTHER_REMARK_TRANSFER_ID } from '@/domain/onboarding/optionIds';
import { bankAccountWith } from '@/testing/onboarding/bankAccountWith';
import { TODAY } from '@/testing/onboarding/onboardingContext';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { bank, type BankValues } from './form';

const filled: BankValues = {
  ...bank.emptyValues,
  bankId: 14,
  accountNo: '1234567890',
  accountName: 'Sri Wahyuni',
  accountTypeId: 1,
};

const stored = bankAccountWith({
  branch_name: 'Kebayoran Baru',
  is_affiliate_with_bank: true,
  remark_transfer_id: OTHER_REMARK_TRANSFER_ID,
  remark_other: 'Uang muka',
});

function messages(values: Partial<BankValues>, others: BankAccount[] = []) {
  const errors = errorsBySchema(bank.schema({ today: TODAY, others }), { ...filled, ...values });
  return Object.fromEntries(
    Object.entries(errors).map(([field, ref]) => [field, inIndonesian(ref)]),
  );
}

test.each<[string, Partial<BankValues>]>([
  ['the remark Lainnya without words of its own', { remarkTransferId: OTHER_REMARK_TRANSFER_ID }],
  ['a text left behind for a remark that is no longer chosen', { remarkOther: 'a'.repeat(300) }],
])('accepts %s', (_what, values) => {
  expect(messages(values)).toEqual({});
});

test('refuses the bank and number of another card, however the number is written', () => {
  expect(messages({ accountNo: '1234 5678 90' }, [stored])).toEqual({
    accountNo: 'Rekening dengan bank dan nomor ini sudah ada',
  });
});

test('accepts the same number at another bank', () => {
  expect(messages({ bankId: 8 }, [stored])).toEqual({});
});

test('sends the digits of the number, tidy texts, and null for what was left empty', () => {
  const values = { ...filled, accountNo: '1234 5678 90', accountName: '  Sri   Wahyuni ' };
  expect(bank.toRequest(values)).toEqual({
    bank_id: 14,
    account_no: '1234567890',
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
    branch_name: null,
    remark_transfer_id: null,
    remark_other: null,
    is_affiliate_with_bank: false,
  });
});

test('sends words of one’s own with the remark Lainnya and with no other', () => {
  const own = { ...filled, remarkOther: 'Uang muka' };
  const other = bank.toRequest({ ...own, remarkTransferId: OTHER_REMARK_TRANSFER_ID });
  const listed = bank.toRequest({ ...own, remarkTransferId: 1 });
  expect([other.remark_other, listed.remark_other]).toEqual(['Uang muka', null]);
});

test('saving a stored account untouched sends what the server holds', () => {
  const { id, is_open, is_active } = stored;
  const request = bank.toRequest(bank.valuesOf(stored));
  expect({ id, is_open, is_active, ...request }).toEqual(stored);
});
