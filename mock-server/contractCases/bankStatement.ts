import type { CasesOf, Stage } from './contractCase';
import { recordRefusals } from './recordRefusals';
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

const accountOf = (stage: Stage, who = OWNER) => ({
  params: { id: stage.idIn('bank_accounts', who) },
});
const statementOf = (stage: Stage, who = OWNER) => ({
  params: { id: stage.idIn('bank_statements', who) },
});
const none = { params: { id: NO_ID } };
const people = { owner: OWNER, stranger: STRANGER, settled: SETTLED };

const bodyOf = (stage: Stage, who = OWNER) => ({
  month: 1,
  year: 2019,
  document: stage.fileOf(who),
});

/** A body for the month of the owner's second statement. */
function takenMonth(stage: Stage) {
  const { id } = stage.user(OWNER);
  const second = stage.tables.bank_statements.filter(({ user_id: owner }) => owner === id)[1];
  if (!second) throw new Error('The owner has no second statement');
  return { ...bodyOf(stage), month: second.month, year: second.year };
}

const neverUploaded = (stage: Stage) => ({
  ...bodyOf(stage),
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
      send: (stage) => ({ ...accountOf(stage), body: bodyOf(stage) }),
      changes: { bank_statements: { added: 1 } },
    },
    refused: [
      {
        when: 'it is the account of somebody else',
        who: STRANGER,
        send: (stage) => ({ ...accountOf(stage), body: bodyOf(stage) }),
        ...NOT_YOURS,
      },
      {
        when: 'it is the file of somebody else',
        who: OWNER,
        send: (stage) => ({ ...accountOf(stage), body: bodyOf(stage, STRANGER) }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'there is no such account',
        who: OWNER,
        send: (stage) => ({ ...none, body: bodyOf(stage) }),
        ...NOT_FOUND,
      },
      {
        when: 'the month has its statement',
        who: OWNER,
        send: (stage) => ({ ...accountOf(stage), body: takenMonth(stage) }),
        ...TAKEN,
      },
      {
        when: 'the document was never uploaded',
        who: OWNER,
        send: (stage) => ({ ...accountOf(stage), body: neverUploaded(stage) }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'the document is of a type for other things',
        who: OWNER,
        send: (stage) => ({
          ...accountOf(stage),
          body: { ...bodyOf(stage), document_type_id: 43 },
        }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the application is out of hand',
        who: SETTLED,
        send: (stage) => ({ ...accountOf(stage, SETTLED), body: bodyOf(stage, SETTLED) }),
        ...NOT_EDITABLE,
      },
    ],
  },

  updateBankStatement: {
    accepted: {
      who: OWNER,
      send: (stage) => ({ ...statementOf(stage), body: bodyOf(stage) }),
      changes: {
        bank_statements: {
          changed: 1,
          columns: ['document', 'document_status_id', 'document_type_id', 'month', 'year'],
        },
      },
    },
    refused: [
      ...recordRefusals({
        ...people,
        what: 'statement',
        send: (stage, who) => ({ ...statementOf(stage, who), body: bodyOf(stage, who) }),
      }),
      {
        when: 'the month has its statement',
        who: OWNER,
        send: (stage) => ({ ...statementOf(stage), body: takenMonth(stage) }),
        ...TAKEN,
      },
      {
        when: 'the document was never uploaded',
        who: OWNER,
        send: (stage) => ({ ...statementOf(stage), body: neverUploaded(stage) }),
        ...NEVER_UPLOADED,
      },
    ],
  },

  deleteBankStatement: {
    accepted: {
      who: OWNER,
      send: (stage) => statementOf(stage),
      changes: { bank_statements: { removed: 1 } },
    },
    refused: recordRefusals({ ...people, what: 'statement', send: statementOf }),
  },

  deleteBankStatementsOfBank: {
    accepted: {
      who: OWNER,
      send: (stage) => accountOf(stage),
      changes: { bank_statements: { removed: 3 } },
    },
    refused: recordRefusals({ ...people, what: 'account', send: accountOf }),
  },
};
