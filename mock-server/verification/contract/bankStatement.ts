import type { CasesOf, CaseContext } from './contractCase';
import { recordProblemCases } from './recordProblemCases';
import {
  NEVER_UPLOADED,
  NO_ID,
  NOT_EDITABLE,
  NOT_FOUND,
  NOT_YOUR_FILE,
  NOT_YOURS,
  UNKNOWN_CHOICE,
} from './texts';

/** Has one account with the statements of three months. */
const OWNER = 'revision';
const STRANGER = 'borrower.individu.partner';
/** The same, but onboarded: nothing can be changed any more. */
const SETTLED = 'active.borrower';
const TAKEN = { status: 409, error: 'Mutasi rekening untuk bulan ini sudah ada' };

const accountOf = (context: CaseContext, who = OWNER) => ({
  params: { id: context.idIn('bank_accounts', who) },
});
const statementOf = (context: CaseContext, who = OWNER) => ({
  params: { id: context.idIn('bank_statements', who) },
});
const none = { params: { id: NO_ID } };
const people = { owner: OWNER, stranger: STRANGER, settled: SETTLED };

const bodyOf = (context: CaseContext, who = OWNER) => ({
  month: 1,
  year: 2019,
  document: context.fileOf(who),
});

/** A body for the month of the owner's second statement. */
function takenMonth(context: CaseContext) {
  const { id } = context.user(OWNER);
  const second = context.tables.bank_statements.filter(({ user_id: owner }) => owner === id)[1];
  if (!second) throw new Error('The owner has no second statement');
  return { ...bodyOf(context), month: second.month, year: second.year };
}

const neverUploaded = (context: CaseContext) => ({
  ...bodyOf(context),
  document: { file_name: 'a.pdf', path_url: '/files/none.pdf' },
});

export const bankStatementCases: CasesOf<
  | 'getBankStatements'
  | 'addBankStatement'
  | 'updateBankStatement'
  | 'deleteBankStatement'
  | 'deleteBankStatementsOfBank'
> = {
  getBankStatements: { accepted: { who: OWNER, changes: {} } },

  addBankStatement: {
    accepted: {
      who: OWNER,
      send: (context) => ({ ...accountOf(context), body: bodyOf(context) }),
      changes: { bank_statements: { added: 1 } },
    },
    refused: [
      {
        when: 'it is the account of somebody else',
        who: STRANGER,
        send: (context) => ({ ...accountOf(context), body: bodyOf(context) }),
        ...NOT_YOURS,
      },
      {
        when: 'it is the file of somebody else',
        send: (context) => ({ ...accountOf(context), body: bodyOf(context, STRANGER) }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'there is no such account',
        send: (context) => ({ ...none, body: bodyOf(context) }),
        ...NOT_FOUND,
      },
      {
        when: 'the month has its statement',
        send: (context) => ({ ...accountOf(context), body: takenMonth(context) }),
        ...TAKEN,
      },
      {
        when: 'the document was never uploaded',
        send: (context) => ({ ...accountOf(context), body: neverUploaded(context) }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'the document is of a type for other things',
        send: (context) => ({
          ...accountOf(context),
          body: { ...bodyOf(context), document_type_id: 43 },
        }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the application is out of hand',
        who: SETTLED,
        send: (context) => ({ ...accountOf(context, SETTLED), body: bodyOf(context, SETTLED) }),
        ...NOT_EDITABLE,
      },
    ],
  },

  updateBankStatement: {
    accepted: {
      who: OWNER,
      send: (context) => ({ ...statementOf(context), body: bodyOf(context) }),
      changes: {
        bank_statements: {
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
        when: 'the month has its statement',
        send: (context) => ({ ...statementOf(context), body: takenMonth(context) }),
        ...TAKEN,
      },
      {
        when: 'the document was never uploaded',
        send: (context) => ({ ...statementOf(context), body: neverUploaded(context) }),
        ...NEVER_UPLOADED,
      },
    ],
  },

  deleteBankStatement: {
    accepted: {
      who: OWNER,
      send: (context) => statementOf(context),
      changes: { bank_statements: { removed: 1 } },
    },
    refused: recordProblemCases({ ...people, what: 'statement', send: statementOf }),
  },

  deleteBankStatementsOfBank: {
    accepted: {
      who: OWNER,
      send: (context) => accountOf(context),
      changes: { bank_statements: { removed: 3 } },
    },
    refused: recordProblemCases({ ...people, what: 'account', send: accountOf }),
  },
};
