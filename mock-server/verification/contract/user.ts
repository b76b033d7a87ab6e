import { STATUS } from '@/domain/access/statuses';
import type { RequestBody } from '../../core/route';
import type { Schemas } from '../../database/tables';
import type { CasesOf, CaseContext } from './contractCase';
import {
  BREAKS_CONTRACT,
  NEVER_UPLOADED,
  NO_ID,
  NOT_EDITABLE,
  NOT_FOUND,
  NOT_YOUR_FILE,
  NOT_YOURS,
  UNKNOWN_CHOICE,
} from './texts';

const WHO = 'borrower.individu';
const COMPANY = 'borrower.corporate';
const NOT_ALLOWED = { status: 422, error: 'Onboarding status transition not allowed' };

const status = (context: CaseContext, who: string, onboarding_status_id: number) => ({
  params: { id: context.user(who).id },
  body: { onboarding_status_id },
});

/** The call of somebody who has come as far as the draft. */
function inDraft(context: CaseContext, who: string, wanted: number) {
  context.user(who).onboarding_status_id = STATUS.inDraft;
  return status(context, who, wanted);
}

const otherDocument = (context: CaseContext, name: string) => ({
  name,
  ...context.fileOf('revision'),
});

const melawai = {
  address: 'Jalan Melawai Raya No. 12',
  province_id: 31,
  city_id: 3174,
  district_id: 317407,
};

/** What stands among the answers, and is none. */
const NOT_THEIRS = { email: 'lain@bos.test', is_ekyc: true };

/** Where an update can name a file, beside the documents themselves. */
const withFile: [string, (file: Schemas['FileRef']) => RequestBody<'updateUser'>][] = [
  ['photo of the business', (file) => ({ documents: { business_photos: [file] } })],
  ['further document', (file) => ({ documents: { others: [{ name: 'A', ...file }] } })],
  ['document of the spouse', (file) => ({ spouse: { ktp_document: file } })],
  ['consent', (file) => ({ emergency_contact: { consent_path_url: file.path_url } })],
];

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
        send: () => ({
          body: { documents: { ktp: { file_name: 'ktp.png', path_url: '/files/none.png' } } },
        }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'a choice is in no list',
        send: () => ({ body: { information: { religion_id: 99 } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'a city lies in another province',
        send: () => ({ body: { addresses: { ktp: { province_id: 31, city_id: 3273 } } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'a village does not exist',
        send: () => ({ body: { addresses: { ktp: { ...melawai, village_id: 1 } } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'a home is owned in no known way',
        send: () => ({ body: { addresses: { ktp: { home_ownership_id: 99 } } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'a relationship to the provider is in no list',
        send: () => ({ body: { bos_family: { name: 'Tono', relationship_id: 99 } } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'a consent was never uploaded',
        send: () => ({ body: { emergency_contact: { consent_path_url: '/files/a.pdf' } } }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'a date is one that no calendar has',
        send: () => ({ body: { information: { birth_date: '1990-02-30' } } }),
        ...BREAKS_CONTRACT,
      },
      ...Object.entries(NOT_THEIRS).map(([key, value]) => ({
        when: `it comes with ${key}, which is the server's to say`,
        send: () => ({ body: { information: { birth_place: 'Jakarta', [key]: value } } }),
        ...BREAKS_CONTRACT,
      })),
      ...withFile.map(([what, bodyWith]) => ({
        when: `a ${what} is the file of somebody else`,
        send: (context: CaseContext) => ({ body: bodyWith(context.fileOf('revision')) }),
        ...NOT_YOUR_FILE,
      })),
      {
        when: 'the application is out of hand',
        who: 'active.borrower',
        send: () => ({ body: { information: { birth_place: 'Jakarta' } } }),
        ...NOT_EDITABLE,
      },
      {
        when: 'the application is out of hand, and documents come along',
        who: 'active.borrower',
        send: (context) => ({
          body: {
            documents: { ktp: context.fileOf('active.borrower') },
            information: { birth_place: 'Jakarta' },
          },
        }),
        ...NOT_EDITABLE,
      },
    ],
  },

  updateOnboardingStatus: {
    // Others have a revision as well, which goes on.
    accepted: {
      who: 'revision',
      send: (context) => status(context, 'revision', STATUS.eKycSuccess),
      changes: {
        users: { changed: 1, columns: ['onboarding_status_id'] },
        onboarding_steps: { changed: 1, columns: ['revisions'] },
      },
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
      {
        when: 'a company has not prepared the e-signature',
        who: COMPANY,
        send: (context) => inDraft(context, COMPANY, STATUS.eSignSelection),
        ...NOT_ALLOWED,
      },
      {
        when: 'a company leaves out the e-signature',
        who: COMPANY,
        send: (context) => inDraft(context, COMPANY, STATUS.eKycWaiting),
        ...NOT_ALLOWED,
      },
      {
        when: 'a person goes to an e-signature, which only a company has',
        who: WHO,
        send: (context) => {
          const { id } = context.user(WHO);
          context.tables.esigns.push({ user_id: id, created_at: '2026-01-01T00:00:00Z' });
          return inDraft(context, WHO, STATUS.eSignSelection);
        },
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
    refused: [
      {
        when: 'it is neither a NIK nor an NPWP',
        send: () => ({ body: { type: 'passport' as 'nik', value: 'A1234567' } }),
        ...BREAKS_CONTRACT,
      },
    ],
  },
};
