import type { CasesOf, CaseContext } from './contractCase';
import {
  BREAKS_CONTRACT,
  NEVER_UPLOADED,
  NO_ID,
  NOT_EDITABLE,
  NOT_YOUR_FILE,
  UNKNOWN_CHOICE,
} from './texts';

const OWNER = 'revision.corporate';
const ONBOARDED = 'active.corporate';

const changed = (context: CaseContext, who = OWNER) => ({
  body: {
    address: 'Jalan Gubeng Kertajaya No. 90',
    id_card: context.fileOf(who),
    information: { division: 'Keuangan Syariah' },
  },
});

export const picCases: CasesOf<'getPic' | 'updatePic'> = {
  getPic: { accepted: { who: OWNER, changes: {} } },

  updatePic: {
    accepted: {
      who: OWNER,
      send: (context) => changed(context),
      changes: { pics: { changed: 1, columns: ['address', 'id_card', 'information'] } },
    },
    refused: [
      {
        when: 'a document is a file of somebody else',
        send: (context) => changed(context, ONBOARDED),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'a document was never uploaded',
        send: () => ({ body: { ktp: { file_name: 'ktp.png', path_url: '/files/none.png' } } }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'a choice is in no list',
        send: () => ({ body: { information: { position_id: NO_ID } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the body is empty',
        send: () => ({ body: {} }),
        ...BREAKS_CONTRACT,
      },
      {
        when: 'a NIK is too short',
        send: () => ({ body: { information: { nik: '317407' } } }),
        ...BREAKS_CONTRACT,
      },
      {
        when: 'the application can no longer be changed',
        who: ONBOARDED,
        send: (context) => changed(context, ONBOARDED),
        ...NOT_EDITABLE,
      },
    ],
  },
};
