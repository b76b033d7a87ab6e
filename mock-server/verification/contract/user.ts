import { STATUS } from '@/domain/access/statuses';
import type { CasesOf, CaseContext } from './contractCase';
import {
  NEVER_UPLOADED,
  NO_ID,
  NOT_EDITABLE,
  NOT_FOUND,
  NOT_YOUR_FILE,
  NOT_YOURS,
  UNKNOWN_CHOICE,
} from './texts';

const WHO = 'borrower.individu';
const NOT_ALLOWED = { status: 422, error: 'Onboarding status transition not allowed' };

const status = (context: CaseContext, who: string, onboarding_status_id: number) => ({
  params: { id: context.user(who).id },
  body: { onboarding_status_id },
});

const otherDocument = (context: CaseContext, name: string) => ({
  name,
  ...context.fileOf('revision'),
});

export const userCases: CasesOf<
  'getUserDetail' | 'updateUser' | 'updateOnboardingStatus' | 'checkIdentification'
> = {
  getUserDetail: { accepted: { who: WHO, changes: {} } },

  updateUser: {
    accepted: {
      who: WHO,
      send: () => ({
        body: {
          information: { birth_place: 'Jakarta', gender_id: 1 },
          addresses: { ktp: { address: 'Jalan Melawai Raya No. 12', province_id: 31 } },
          is_domicile_same_as_ktp: true,
        },
      }),
      changes: {
        users: { changed: 1, columns: ['addresses', 'information', 'is_domicile_same_as_ktp'] },
      },
    },
    refused: [
      {
        when: 'a document is the file of somebody else',
        who: WHO,
        send: (context) => ({ body: { documents: { ktp: context.fileOf('revision') } } }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'a further document has an id that none of theirs has',
        who: 'revision',
        send: (context) => ({
          body: { documents: { others: [{ ...otherDocument(context, 'Izin'), id: NO_ID }] } },
        }),
        status: 404,
        error: 'Dokumen tidak ditemukan',
      },
      {
        when: 'two further documents have one name',
        who: 'revision',
        send: (context) => ({
          body: {
            documents: {
              others: [otherDocument(context, 'Izin'), otherDocument(context, 'izin ')],
            },
          },
        }),
        status: 422,
        error: 'Nama dokumen tidak boleh sama',
      },
      {
        when: 'a document was never uploaded',
        who: WHO,
        send: () => ({
          body: { documents: { ktp: { file_name: 'ktp.png', path_url: '/files/none.png' } } },
        }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'a choice is in no list',
        who: WHO,
        send: () => ({ body: { information: { religion_id: 99 } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'a city lies in another province',
        who: WHO,
        send: () => ({ body: { addresses: { ktp: { province_id: 31, city_id: 3273 } } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'the application is out of hand',
        who: 'active.borrower',
        send: () => ({ body: { information: { birth_place: 'Jakarta' } } }),
        ...NOT_EDITABLE,
      },
    ],
  },

  updateOnboardingStatus: {
    accepted: {
      who: WHO,
      send: (context) => status(context, WHO, STATUS.inDraft),
      changes: { users: { changed: 1, columns: ['onboarding_status_id'] } },
    },
    refused: [
      {
        when: 'it is the status of somebody else',
        who: WHO,
        send: (context) => status(context, 'otp.applicant', STATUS.inDraft),
        ...NOT_YOURS,
      },
      {
        when: 'there is nobody of this id',
        who: WHO,
        send: () => ({ params: { id: NO_ID }, body: { onboarding_status_id: STATUS.inDraft } }),
        ...NOT_FOUND,
      },
      {
        when: 'only the back office may do so',
        who: 'ekyc.success',
        send: (context) => status(context, 'ekyc.success', STATUS.onboardingSuccess),
        ...NOT_ALLOWED,
      },
      {
        when: 'it leaves out the draft',
        who: WHO,
        send: (context) => status(context, WHO, STATUS.eKycWaiting),
        ...NOT_ALLOWED,
      },
    ],
  },

  checkIdentification: {
    accepted: {
      who: WHO,
      send: () => ({ body: { type: 'nik', value: '3174074511890013' } }),
      changes: {},
    },
  },
};
