import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import { AWAITS_VERIFICATION } from '../database/financeLists';
import { checkDocumentType } from '../database/references';
import type { BankStatementRow, Schemas, UserRow } from '../database/tables';
import { checkEditable } from '../rules/editing';
import { findOwn, ownedBy, toResponse } from '../rules/ownership';
import { checkUploaded } from '../rules/uploads';

type StatementRequest = Schemas['BankStatementRequest'];

function answersOf(body: StatementRequest) {
  return {
    month: body.month,
    year: body.year,
    document: body.document,
    document_type_id: body.document_type_id ?? null,
    document_status_id: AWAITS_VERIFICATION,
  };
}

function checkStatement(
  store: Store,
  user: UserRow,
  accountId: number,
  body: StatementRequest,
  own?: BankStatementRow,
): void {
  checkEditable(user);
  checkDocumentType('bank_statement', body.document_type_id);
  checkUploaded(store, user, body.document);
  const isTaken = store.tables.bank_statements.some(
    (row) =>
      row !== own &&
      row.bank_id === accountId &&
      row.month === body.month &&
      row.year === body.year,
  );
  if (isTaken) throw fail(409, 'Mutasi rekening untuk bulan ini sudah ada');
}

export const bankStatementRoutes = [
  route('getBankStatements', ({ store, user }) =>
    ownedBy(store.tables.bank_statements, user).map(toResponse),
  ),

  route('addBankStatement', ({ store, user, params, body }) => {
    const account = findOwn(store.tables.bank_accounts, params.id, user);
    checkStatement(store, user, account.id, body);
    const statement: BankStatementRow = {
      ...answersOf(body),
      id: store.nextId('bank_statements'),
      user_id: user.id,
      bank_id: account.id,
      name: account.account_name,
    };
    store.tables.bank_statements.push(statement);
    return toResponse(statement);
  }),

  route('updateBankStatement', ({ store, user, params, body }) => {
    const statement = findOwn(store.tables.bank_statements, params.id, user);
    checkStatement(store, user, statement.bank_id, body, statement);
    return toResponse(Object.assign(statement, answersOf(body)));
  }),

  route('deleteBankStatement', ({ store, user, params }) => {
    const statement = findOwn(store.tables.bank_statements, params.id, user);
    checkEditable(user);
    const { tables } = store;
    tables.bank_statements = tables.bank_statements.filter((row) => row !== statement);
    return null;
  }),

  route('deleteBankStatementsOfBank', ({ store, user, params }) => {
    const account = findOwn(store.tables.bank_accounts, params.id, user);
    checkEditable(user);
    const { tables } = store;
    tables.bank_statements = tables.bank_statements.filter((row) => row.bank_id !== account.id);
    return null;
  }),
];
