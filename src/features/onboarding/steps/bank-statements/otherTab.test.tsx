import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bankStatementApi } from '@/api/bankStatementApi';
import {
  deleteAsApplicant,
  openRows,
  rowsOf,
  sendAsApplicant,
} from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { messageRef } from '@/primitives/messageRef';
import { bankStatementsStep } from './definition';

// What another tab does while the grid is open. It is opened on 2 November 2026, see contextWith.
const OCTOBER = 'Mutasi Oktober 2026';
const SEPTEMBER = 'Mutasi September 2026';
const STATEMENTS = '/user/bank-statement';

const open = () => openRows(bankStatementsStep);
const stored = () => rowsOf('bank_statements');

const pdf = (name = 'mutasi.pdf') =>
  new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], name, {
    type: 'application/pdf',
  });

const givenAccount = (accountNo = '1234567890', bankId = 14) =>
  sendAsApplicant<{ id: number }>('/user/banks', {
    bank_id: bankId,
    account_no: accountNo,
    account_name: 'Sri Wahyuni',
    account_type_id: 1,
  });

const upload = (user: UserEvent, label: string, file = pdf()) =>
  user.upload(screen.getByLabelText(label), file);

beforeEach(() => mock.reset());

/** A file of the applicant's that the server holds, as another tab would name it. */
const storedFile = async (user: UserEvent) => {
  await upload(user, SEPTEMBER);
  await screen.findByText('1 dari 3 bulan');
  return (await stored())[0]?.document;
};

test('A3: a month that it has stored shows its file, and the focus stays in the field', async () => {
  const { id } = await givenAccount();
  const { user } = await open();
  const document = await storedFile(user);
  await sendAsApplicant(`${STATEMENTS}/bank/${id}/add`, { month: 10, year: 2026, document });
  await upload(user, OCTOBER, pdf('mutasi-lain.pdf'));
  expect(await screen.findByText('2 dari 3 bulan')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(OCTOBER)).toHaveFocus());
  expect(await stored()).toHaveLength(2);
});

test('C3: a type that it has put on the statements is the one that is shown', async () => {
  await givenAccount();
  const { user, store } = await open();
  const document = await storedFile(user);
  const [statement] = await stored();
  const body = { month: 9, year: 2026, document, document_type_id: 2 };
  await sendAsApplicant(`${STATEMENTS}/${statement?.id}/update`, body, 'PUT');
  const { getBankStatements } = bankStatementApi.endpoints;
  void store.dispatch(getBankStatements.initiate(undefined, { forceRefetch: true }));
  const type = await screen.findByRole('combobox', { name: 'Jenis Dokumen' });
  await waitFor(() => expect(type).toHaveValue('Fotokopi Buku Tabungan'));
  expect((await stored())[0]?.document_type_id).toBe(2);
});

test('an account that it has deleted vanishes with the upload, and what is left has the focus', async () => {
  const gone = await givenAccount('1111111111', 8);
  await givenAccount('2222222222', 14);
  const { user, recorded } = await open();
  const grid = await screen.findByRole('group', { name: /1111$/ });
  await deleteAsApplicant(`/user/banks/${gone.id}`);
  await user.upload(within(grid).getByLabelText(OCTOBER), pdf());
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: /1111$/ })).not.toBeInTheDocument(),
  );
  expect(recorded.notices).toContainEqual(
    expect.objectContaining({ body: messageRef('onboardingLists.statements.accountGone') }),
  );
  await waitFor(() =>
    expect(screen.getByText('Bank Central Asia (BCA)', { selector: 'legend' })).toHaveFocus(),
  );
  expect(await stored()).toEqual([]);
});

test('so does the only account, and the way to add one has the focus', async () => {
  const { id } = await givenAccount();
  const { user } = await open();
  await upload(user, SEPTEMBER);
  await screen.findByText('1 dari 3 bulan');
  await deleteAsApplicant(`/user/banks/${id}`);
  await user.click(screen.getByRole('button', { name: 'Hapus Semua Mutasi' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
  );
  expect(await screen.findByText('Belum ada rekening bank')).toBeVisible();
  expect(screen.queryByText(/belum terhapus/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ke Rekening Bank' })).toHaveFocus());
});
