import type { CasesOf, CaseContext } from './contractCase';
import { BREAKS_CONTRACT, NO_ID, NOT_FOUND, NOT_YOURS, UNKNOWN_CHOICE } from './texts';

/** Has one account with the statements of three months. */
const OWNER = 'revision';
const STRANGER = 'borrower.individu.partner';
const DUPLICATE_ACCOUNT = { status: 409, error: 'Rekening bank ini sudah terdaftar' };

const account = {
  bank_id: 8,
  account_no: '1410001853000',
  account_name: 'Putri Handayani',
  account_type_id: 1,
};
const otherAccount = { ...account, account_no: '1410001853999' };

const accountOf = (context: CaseContext) => ({
  params: { id: context.idIn('bank_accounts', OWNER) },
});
const unknownAccount = { params: { id: NO_ID } };

/** Adds a second account of the owner to the one of the scenario. */
function withSecondAccount(context: CaseContext): void {
  const [first] = context.tables.bank_accounts.filter(
    ({ id }) => id === context.idIn('bank_accounts', OWNER),
  );
  if (!first) throw new Error('The owner has no account');
  const id = context.mock.server.store.nextId('bank_accounts');
  context.tables.bank_accounts.push({ ...first, ...otherAccount, id });
}

export const bankCases: CasesOf<'getBanks' | 'addBank' | 'updateBank' | 'deleteBank'> = {
  getBanks: { accepted: { who: OWNER, changes: {} } },

  addBank: {
    accepted: {
      who: OWNER,
      send: () => ({ body: account }),
      changes: { bank_accounts: { added: 1 } },
    },
    refused: [
      {
        when: 'the account exists already',
        send: (context) => {
          withSecondAccount(context);
          return { body: otherAccount };
        },
        ...DUPLICATE_ACCOUNT,
      },
      {
        when: 'there is no such bank',
        send: () => ({ body: { ...account, bank_id: NO_ID } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'there is no such type of account',
        send: () => ({ body: { ...account, account_type_id: NO_ID } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'there is no such remark',
        send: () => ({ body: { ...account, remark_transfer_id: NO_ID } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the number has letters',
        send: () => ({ body: { ...account, account_no: '52100abc' } }),
        ...BREAKS_CONTRACT,
      },
      {
        when: 'the number is too short',
        send: () => ({ body: { ...account, account_no: '1234' } }),
        ...BREAKS_CONTRACT,
      },
    ],
  },

  updateBank: {
    accepted: {
      who: OWNER,
      send: (context) => ({
        ...accountOf(context),
        body: { ...account, branch_name: 'KCP Blok M' },
      }),
      changes: {
        bank_accounts: {
          changed: 1,
          columns: ['account_no', 'bank_id', 'branch_name', 'remark_transfer_id'],
        },
      },
    },
    refused: [
      {
        when: 'the account belongs to somebody else',
        who: STRANGER,
        send: (context) => ({ ...accountOf(context), body: account }),
        ...NOT_YOURS,
      },
      {
        when: 'there is no such account',
        send: () => ({ ...unknownAccount, body: account }),
        ...NOT_FOUND,
      },
      {
        when: 'it becomes the same as their other account',
        send: (context) => {
          const sent = { ...accountOf(context), body: otherAccount };
          withSecondAccount(context);
          return sent;
        },
        ...DUPLICATE_ACCOUNT,
      },
      {
        when: 'there is no such bank',
        send: (context) => ({ ...accountOf(context), body: { ...account, bank_id: NO_ID } }),
        ...UNKNOWN_CHOICE,
      },
    ],
  },

  deleteBank: {
    accepted: {
      who: OWNER,
      send: accountOf,
      changes: { bank_accounts: { removed: 1 }, bank_statements: { removed: 3 } },
    },
    refused: [
      {
        when: 'the account belongs to somebody else',
        who: STRANGER,
        send: accountOf,
        ...NOT_YOURS,
      },
      { when: 'there is no such account', send: () => unknownAccount, ...NOT_FOUND },
    ],
  },
};
