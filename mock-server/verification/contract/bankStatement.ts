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
/** Has the same, but is onboarded: nothing can be changed any more. */
const ONBOARDED = 'active.borrower';
const DUPLICATE_MONTH = { status: 409, error: 'Mutasi rekening untuk bulan ini sudah ada' };

const accountOf = (context: CaseContext, who = OWNER) => ({
  params: { id: context.idIn('bank_accounts', who) },
});
const statementOf = (context: CaseContext, who = OWNER) => ({
  params: { id: context.idIn('bank_statements', who) },
});
const unknownAccount = { params: { id: NO_ID } };
const people = { owner: OWNER, stranger: STRANGER, onboarded: ONBOARDED };

const bodyOf = (context: CaseContext, who = OWNER) => ({
  month: 1,
  year: 2019,
  document: context.fileOf(who),
});

/** A body for a month that already has a statement: the owner's second one. */
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
        when: 'the account belongs to somebody else',
        who: STRANGER,
        send: (context) => ({ ...accountOf(context), body: bodyOf(context) }),
        ...NOT_YOURS,
      },
      {
        when: 'the file belongs to somebody else',
        send: (context) => ({ ...accountOf(context), body: bodyOf(context, STRANGER) }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'there is no such account',
        send: (context) => ({ ...unknownAccount, body: bodyOf(context) }),
        ...NOT_FOUND,
      },
      {
        when: 'the month already has a statement',
        send: (context) => ({ ...accountOf(context), body: takenMonth(context) }),
        ...DUPLICATE_MONTH,
      },
      {
        when: 'the document was never uploaded',
        send: (context) => ({ ...accountOf(context), body: neverUploaded(context) }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'the document has a type that does not belong here',
        send: (context) => ({
          ...accountOf(context),
          body: { ...bodyOf(context), document_type_id: 43 },
        }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the application can no longer be changed',
        who: ONBOARDED,
        send: (context) => ({ ...accountOf(context, ONBOARDED), body: bodyOf(context, ONBOARDED) }),
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
        when: 'the month already has a statement',
        send: (context) => ({ ...statementOf(context), body: takenMonth(context) }),
        ...DUPLICATE_MONTH,
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
