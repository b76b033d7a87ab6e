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

/** A call by a user whose application is in the draft status. */
function inDraft(context: CaseContext, who: string, newStatus: number) {
  context.user(who).onboarding_status_id = STATUS.inDraft;
  return status(context, who, newStatus);
}

/** Every note on the user's application is revised. */
function revise(context: CaseContext, who: string): void {
  const { id } = context.user(who);
  for (const step of context.tables.onboarding_steps)
    if (step.user_id === id)
      step.revisions = step.revisions.map((each) => ({
        ...each,
        revised_at: '2026-01-01T00:00:00Z',
      }));
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

/** Fields that look like form values, but that only the server sets. */
const SERVER_FIELDS = { email: 'lain@bos.test', is_ekyc: true };

/** Where an update can name a file, apart from the documents themselves. */
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
        when: 'a document is a file of somebody else',
        send: (context) => ({ body: { documents: { ktp: context.fileOf('revision') } } }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'a further document has an unknown id',
        who: 'revision',
        send: (context) => ({
          body: { documents: { others: [{ ...otherDocument(context, 'Izin'), id: NO_ID }] } },
        }),
        status: 404,
        error: 'Dokumen tidak ditemukan',
      },
      {
        when: 'two further documents have the same name',
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
        when: 'a home ownership is in no list',
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
        when: 'a date does not exist',
        send: () => ({ body: { information: { birth_date: '1990-02-30' } } }),
        ...BREAKS_CONTRACT,
      },
      ...Object.entries(SERVER_FIELDS).map(([key, value]) => ({
        when: `it has ${key}, which only the server sets`,
        send: () => ({ body: { information: { birth_place: 'Jakarta', [key]: value } } }),
        ...BREAKS_CONTRACT,
      })),
      ...withFile.map(([what, bodyWith]) => ({
        when: `a ${what} is a file of somebody else`,
        send: (context: CaseContext) => ({ body: bodyWith(context.fileOf('revision')) }),
        ...NOT_YOUR_FILE,
      })),
      {
        when: 'the application can no longer be changed',
        who: 'active.borrower',
        send: () => ({ body: { information: { birth_place: 'Jakarta' } } }),
        ...NOT_EDITABLE,
      },
      {
        when: 'the application can no longer be changed, and documents are sent too',
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
    // Other users have revisions too; those must stay.
    accepted: {
      who: 'revision',
      send: (context) => {
        revise(context, 'revision');
        return status(context, 'revision', STATUS.eKycSuccess);
      },
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
        when: 'there is no user with this id',
        who: WHO,
        send: () => ({ params: { id: NO_ID }, body: { onboarding_status_id: STATUS.inDraft } }),
        ...NOT_FOUND,
      },
      {
        when: 'only the back office may set the status',
        who: 'ekyc.success',
        send: (context) => status(context, 'ekyc.success', STATUS.onboardingSuccess),
        ...NOT_ALLOWED,
      },
      {
        when: 'it skips the draft',
        who: WHO,
        send: (context) => status(context, WHO, STATUS.eKycWaiting),
        ...NOT_ALLOWED,
      },
      {
        when: 'a flagged sub-step is not revised',
        who: 'revision',
        send: (context) => status(context, 'revision', STATUS.eKycSuccess),
        status: 422,
        error: 'Masih ada bagian yang perlu direvisi',
      },
      {
        when: 'a company has not prepared the e-signature',
        who: COMPANY,
        send: (context) => inDraft(context, COMPANY, STATUS.eSignSelection),
        ...NOT_ALLOWED,
      },
      {
        when: 'a company skips the e-signature',
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
        when: 'the type is neither NIK nor NPWP',
        send: () => ({ body: { type: 'passport' as 'nik', value: 'A1234567' } }),
        ...BREAKS_CONTRACT,
      },
    ],
  },
};
