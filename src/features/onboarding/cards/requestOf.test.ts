import { contractAccepts } from '@/testing/mock/contractAccepts';
import { cards } from '@/testing/oracle/cards';
import { valueAt } from '@/testing/oracle/paths';
import { requestOf } from './requestOf';

const bank = cards.banks!;
const stored = {
  id: 7,
  bank_id: 14,
  account_no: '1234 567-890',
  account_name: 'Sri  Wahyuni',
  account_type_id: 1,
  branch_name: ' Cabang\u00a0Senayan ',
  remark_transfer_id: null,
  remark_other: 'Uang muka',
  is_affiliate_with_bank: null,
};

test('I7: untouched values are sent as the server has stored them', () => {
  const request = requestOf(bank, { ...bank.valuesOf(stored), accountTypeId: 2 }, stored);
  expect(request).toMatchObject({
    account_name: 'Sri  Wahyuni',
    branch_name: ' Cabang\u00a0Senayan ',
    remark_other: 'Uang muka',
    account_type_id: 2,
  });
});

test('I7: a number that the server would no longer take as it holds it is sent in digits', () => {
  const request = requestOf(bank, bank.valuesOf(stored), stored);
  expect(contractAccepts('BankAccountRequest', 'account_no', valueAt(request, 'account_no'))).toBe(
    true,
  );
  expect(request).toMatchObject({ account_no: '1234567890' });
  const holder = cards['management-shareholders']!;
  const person = {
    id: 8,
    name: 'Sri Wahyuni',
    is_corporate: false,
    shareholder_type_ids: [2],
    phone_number: '+62 812-3459-0070',
    email: ' Sri@contoh.co.id ',
    nik: '3174 0745 0690 0001',
    npwp: '09.254.294.3-407.000',
    rt_rw: '003 / 004',
  };
  expect(requestOf(holder, holder.valuesOf(person), person)).toMatchObject({
    phone_number: '6281234590070',
    email: 'Sri@contoh.co.id',
    nik: '3174074506900001',
    rt_rw: '003/004',
  });
});

test('D9: what another device has emptied meanwhile is not put back', () => {
  const values = { ...bank.valuesOf(stored), accountName: 'Sri W.' };
  const present = { ...stored, branch_name: null, remark_other: null };
  expect(requestOf(bank, values, present, stored)).toMatchObject({
    account_name: 'Sri W.',
    branch_name: null,
    remark_other: null,
  });
});

test('words of one’s own go with the remark that asked for them', () => {
  const request = requestOf(bank, { ...bank.valuesOf(stored), remarkTransferId: 1 }, stored);
  expect(request).toMatchObject({ remark_transfer_id: 1, remark_other: null });
});
