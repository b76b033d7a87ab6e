import { screen, within } from '@testing-library/react';
import type { BankAccount } from '@/api/wire';
import { openRows, rowsOf, sendAsApplicant } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { banksStep } from '../steps/banks/definition';

const mockBrokenNo = '55555';
let mockIsBroken = true;

jest.mock('../steps/banks/BankSummary', () => ({
  ...jest.requireActual<object>('../steps/banks/BankSummary'),
  BankSummary: ({ item }: { item: BankAccount }) => {
    if (mockIsBroken && item.account_no === mockBrokenNo) throw new Error('One card breaks');
    return <p>{item.account_no}</p>;
  },
}));

const given = (accountNo: string) =>
  sendAsApplicant('/user/banks', {
    bank_id: 8,
    account_no: accountNo,
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
  });

beforeEach(() => mock.reset());

test('G7: one card of five breaks; the others are shown and can be saved, and it can be tried again', async () => {
  // React tells the console of what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const accountNo of ['11111', '22222', mockBrokenNo, '44444', '66666'])
    await given(accountNo);
  const { user, recorded } = await openRows(banksStep);

  expect(await screen.findByText('Bagian ini tidak dapat ditampilkan')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(recorded.reports).toEqual([new Error('One card breaks')]);

  const second = screen.getByRole('article', { name: 'Rekening 2' });
  await user.click(within(second).getByRole('button', { name: 'Ubah' }));
  await user.type(screen.getByLabelText('Cabang'), 'Malang');
  await user.click(screen.getByRole('button', { name: 'Simpan Rekening' }));
  await screen.findByRole('article', { name: 'Rekening 2' });
  expect((await rowsOf('bank_accounts')).map(({ branch_name }) => branch_name)).toEqual([
    null,
    'Malang',
    null,
    null,
    null,
  ]);

  mockIsBroken = false;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByText(mockBrokenNo)).toBeVisible();
});
