import type { CasesOf, Stage } from './contractCase';
import { NEVER_UPLOADED, NO_ID, NOT_EDITABLE, NOT_YOUR_FILE, UNKNOWN_CHOICE } from './texts';

const OWNER = 'revision.corporate';
const SETTLED = 'active.corporate';

const changed = (stage: Stage, who = OWNER) => ({
  body: {
    address: 'Jalan Gubeng Kertajaya No. 90',
    id_card: stage.fileOf(who),
    information: { division: 'Keuangan Syariah' },
  },
});

export const picCases: CasesOf<'getPic' | 'updatePic'> = {
  getPic: { accepted: { who: OWNER, changes: {} } },

  updatePic: {
    accepted: {
      who: OWNER,
      send: (stage) => changed(stage),
      changes: { pics: { changed: 1, columns: ['address', 'id_card', 'information'] } },
    },
    refused: [
      {
        when: 'a document is the file of somebody else',
        who: OWNER,
        send: (stage) => changed(stage, SETTLED),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'a document was never uploaded',
        who: OWNER,
        send: () => ({ body: { ktp: { file_name: 'ktp.png', path_url: '/files/none.png' } } }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'a choice is in no list',
        who: OWNER,
        send: () => ({ body: { information: { position_id: NO_ID } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the application is out of hand',
        who: SETTLED,
        send: (stage) => changed(stage, SETTLED),
        ...NOT_EDITABLE,
      },
    ],
  },
};
