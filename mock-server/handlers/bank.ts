import { isKnownAccount } from '@/domain/onboarding/bankAccounts';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import { checkBankListed, checkListed } from '../database/references';
import type { BankAccountRow, Schemas, UserRow } from '../database/tables';
import { findOwn, ownedBy, toResponse } from '../rules/ownership';

type BankRequest = Schemas['BankAccountRequest'];

/** The values that the applicant may set; the server sets `is_open` and `is_active`. */
function answersOf(body: BankRequest) {
  return {
    bank_id: body.bank_id,
    account_name: body.account_name,
    account_no: body.account_no,
    account_type_id: body.account_type_id,
    branch_name: body.branch_name ?? null,
    is_affiliate_with_bank: body.is_affiliate_with_bank ?? null,
    remark_transfer_id: body.remark_transfer_id ?? null,
    remark_other: body.remark_other ?? null,
  };
}

function checkAccount(store: Store, user: UserRow, body: BankRequest, own?: BankAccountRow): void {
  checkBankListed(body.bank_id);
  checkListed(body);
  const others = ownedBy(store.tables.bank_accounts, user).filter((account) => account !== own);
  const isTaken = isKnownAccount(body, others);
  if (isTaken) throw fail(409, 'Rekening bank ini sudah terdaftar');
}

export const bankRoutes = [
  route('getBanks', ({ store, user }) => ownedBy(store.tables.bank_accounts, user).map(toResponse)),

  route('addBank', ({ store, user, body }) => {
    checkAccount(store, user, body);
    const account: BankAccountRow = {
      ...answersOf(body),
      id: store.nextId('bank_accounts'),
      user_id: user.id,
      is_open: false,
      is_active: true,
    };
    store.tables.bank_accounts.push(account);
    return toResponse(account);
  }),

  route('updateBank', ({ store, user, params, body }) => {
    const account = findOwn(store.tables.bank_accounts, params.id, user);
    checkAccount(store, user, body, account);
    return toResponse(Object.assign(account, answersOf(body)));
  }),

  route('deleteBank', ({ store, user, params }) => {
    const account = findOwn(store.tables.bank_accounts, params.id, user);
    const { tables } = store;
    tables.bank_accounts = tables.bank_accounts.filter((row) => row !== account);
    tables.bank_statements = tables.bank_statements.filter((row) => row.bank_id !== account.id);
    return null;
  }),
];
