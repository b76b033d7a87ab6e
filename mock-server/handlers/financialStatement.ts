import { route } from '../core/route';
import type { Store } from '../core/store';
import { AWAITS_VERIFICATION } from '../database/financeLists';
import { checkDocumentType } from '../database/references';
import type { FinancialStatementRow, Schemas, UserRow } from '../database/tables';
import { checkEditable } from '../rules/editing';
import { findOwn, ownedBy, toResponse } from '../rules/ownership';
import { checkUploaded } from '../rules/uploads';

type StatementRequest = Schemas['FinancialStatementRequest'];

function checkStatement(store: Store, user: UserRow, body: StatementRequest): void {
  checkEditable(user);
  checkDocumentType('financial_statement', body.document_type_id);
  checkUploaded(store, user, body.document);
}

export const financialStatementRoutes = [
  route('getFinancialStatements', ({ store, user }) =>
    ownedBy(store.tables.financial_statements, user).map(toResponse),
  ),

  route('addFinancialStatement', ({ store, user, body }) => {
    checkStatement(store, user, body);
    const statement: FinancialStatementRow = {
      ...body,
      id: store.nextId('financial_statements'),
      user_id: user.id,
      document_status_id: AWAITS_VERIFICATION,
    };
    store.tables.financial_statements.push(statement);
    return toResponse(statement);
  }),

  route('updateFinancialStatement', ({ store, user, params, body }) => {
    const statement = findOwn(store.tables.financial_statements, params.id, user);
    checkStatement(store, user, body);
    return toResponse(Object.assign(statement, body, { document_status_id: AWAITS_VERIFICATION }));
  }),

  route('deleteFinancialStatement', ({ store, user, params }) => {
    const statement = findOwn(store.tables.financial_statements, params.id, user);
    checkEditable(user);
    const { tables } = store;
    tables.financial_statements = tables.financial_statements.filter((row) => row !== statement);
    return null;
  }),
];
