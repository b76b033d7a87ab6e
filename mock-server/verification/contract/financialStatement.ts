import type { CasesOf, CaseContext } from './contractCase';
import { recordProblemCases } from './recordProblemCases';
import { NEVER_UPLOADED, NOT_EDITABLE, NOT_YOUR_FILE, UNKNOWN_CHOICE } from './texts';

const OWNER = 'revision';
const STRANGER = 'borrower.individu.partner';
const ONBOARDED = 'active.borrower';

const statementOf = (context: CaseContext, who = OWNER) => ({
  params: { id: context.idIn('financial_statements', who) },
});
const people = { owner: OWNER, stranger: STRANGER, onboarded: ONBOARDED };

const bodyOf = (context: CaseContext, who = OWNER) => ({
  month: 1,
  year: 2019,
  document: context.fileOf(who),
  document_type_id: 20,
});

const neverUploaded = (context: CaseContext) => ({
  ...bodyOf(context),
  document: { file_name: 'a.pdf', path_url: '/files/none.pdf' },
});

export const financialStatementCases: CasesOf<
  | 'getFinancialStatements'
  | 'addFinancialStatement'
  | 'updateFinancialStatement'
  | 'deleteFinancialStatement'
> = {
  getFinancialStatements: { accepted: { who: OWNER, changes: {} } },

  addFinancialStatement: {
    accepted: {
      who: OWNER,
      send: (context) => ({ body: bodyOf(context) }),
      changes: { financial_statements: { added: 1 } },
    },
    refused: [
      {
        when: 'the file belongs to somebody else',
        send: (context) => ({ body: bodyOf(context, STRANGER) }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'the document was never uploaded',
        send: (context) => ({ body: neverUploaded(context) }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'the document has a type that does not belong here',
        send: (context) => ({ body: { ...bodyOf(context), document_type_id: 43 } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the application can no longer be changed',
        who: ONBOARDED,
        send: (context) => ({ body: bodyOf(context, ONBOARDED) }),
        ...NOT_EDITABLE,
      },
    ],
  },

  updateFinancialStatement: {
    accepted: {
      who: OWNER,
      send: (context) => ({ ...statementOf(context), body: bodyOf(context) }),
      changes: {
        financial_statements: {
          changed: 1,
          columns: ['document', 'document_status_id', 'document_type_id', 'month', 'year'],
        },
      },
    },
    refused: [
      ...recordProblemCases({
        ...people,
        what: 'statement',
        send: (context, who) => ({ ...statementOf(context, who), body: bodyOf(context, who) }),
      }),
      {
        when: 'the document was never uploaded',
        send: (context) => ({ ...statementOf(context), body: neverUploaded(context) }),
        ...NEVER_UPLOADED,
      },
    ],
  },

  deleteFinancialStatement: {
    accepted: {
      who: OWNER,
      send: (context) => statementOf(context),
      changes: { financial_statements: { removed: 1 } },
    },
    refused: recordProblemCases({ ...people, what: 'statement', send: statementOf }),
  },
};
