import type { CasesOf, CaseContext } from './contractCase';
import { recordProblemCases } from './recordProblemCases';
import { NEVER_UPLOADED, NOT_EDITABLE, NOT_YOUR_FILE, UNKNOWN_CHOICE } from './texts';

const OWNER = 'revision';
const STRANGER = 'borrower.individu.partner';
const ONBOARDED = 'active.borrower';
const TYPE = 43;
const TYPE_OF_OTHERS = 20;

const documentOf = (context: CaseContext, who = OWNER) => ({
  params: { id: context.idIn('collaterals', who) },
});
const people = { owner: OWNER, stranger: STRANGER, onboarded: ONBOARDED };

const bodyOf = (context: CaseContext, who = OWNER) => ({
  document_type_id: TYPE,
  description: 'BPKB Honda Brio 2021',
  value: 120_000_000,
  ...context.fileOf(who),
});

const neverUploaded = (context: CaseContext) => ({
  ...bodyOf(context),
  path_url: '/files/none.pdf',
});
const ofType = (type: number) => ({ params: { type } });

export const collateralCases: CasesOf<
  'getCollaterals' | 'addCollateral' | 'updateCollateral' | 'deleteCollateral'
> = {
  getCollaterals: { accepted: { who: OWNER, changes: {} } },

  addCollateral: {
    accepted: {
      who: OWNER,
      send: (context) => ({ ...ofType(TYPE), body: bodyOf(context) }),
      changes: { collaterals: { added: 1 } },
    },
    refused: [
      {
        when: 'the file belongs to somebody else',
        send: (context) => ({ ...ofType(TYPE), body: bodyOf(context, STRANGER) }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'the types of the address and of the body differ',
        send: (context) => ({ ...ofType(TYPE - 1), body: bodyOf(context) }),
        status: 422,
        error: 'Jenis agunan tidak sesuai',
      },
      {
        when: 'the document has a type that does not belong here',
        send: (context) => ({
          ...ofType(TYPE_OF_OTHERS),
          body: { ...bodyOf(context), document_type_id: TYPE_OF_OTHERS },
        }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the document was never uploaded',
        send: (context) => ({ ...ofType(TYPE), body: neverUploaded(context) }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'the application can no longer be changed',
        who: ONBOARDED,
        send: (context) => ({ ...ofType(TYPE), body: bodyOf(context, ONBOARDED) }),
        ...NOT_EDITABLE,
      },
    ],
  },

  updateCollateral: {
    accepted: {
      who: OWNER,
      send: (context) => ({ ...documentOf(context), body: bodyOf(context) }),
      changes: {
        collaterals: {
          changed: 1,
          columns: ['description', 'file_name', 'path_url', 'publish_date', 'value'],
        },
      },
    },
    refused: [
      ...recordProblemCases({
        ...people,
        what: 'document',
        send: (context, who) => ({ ...documentOf(context, who), body: bodyOf(context, who) }),
      }),
      {
        when: 'the file was never uploaded',
        send: (context) => ({ ...documentOf(context), body: neverUploaded(context) }),
        ...NEVER_UPLOADED,
      },
    ],
  },

  deleteCollateral: {
    accepted: {
      who: OWNER,
      send: (context) => documentOf(context),
      changes: { collaterals: { removed: 1 } },
    },
    refused: recordProblemCases({ ...people, what: 'document', send: documentOf }),
  },
};
