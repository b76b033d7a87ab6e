import type { CasesOf, CaseContext } from './contractCase';
import { recordProblemCases } from './recordProblemCases';
import {
  BREAKS_CONTRACT,
  NEVER_UPLOADED,
  NO_ID,
  NOT_EDITABLE,
  NOT_YOUR_FILE,
  UNKNOWN_CHOICE,
} from './texts';

/** Has five cards, which own 100% together. */
const OWNER = 'revision.corporate';
const STRANGER = 'heavy';
const ONBOARDED = 'active.corporate';
const EMAIL_TAKEN = {
  status: 409,
  error: 'Email sudah dipakai pengurus atau pemegang saham lain',
};
const INCOMPLETE = { status: 422, error: 'Data pengurus atau pemegang saham belum lengkap' };
const LIST_INCOMPLETE = { status: 409, error: 'Daftar pengurus dan pemegang saham belum lengkap' };
const NOTHING_OWNED = { status: 422, error: 'Persentase kepemilikan harus lebih dari 0%' };
const TOO_FINE = {
  status: 422,
  error: 'Persentase kepemilikan paling banyak dua angka di belakang koma',
};
const TOO_MUCH = { status: 422, error: 'Total kepemilikan saham tidak boleh lebih dari 100%' };

const cardOf = (context: CaseContext, who = OWNER) => ({
  params: { id: context.idIn('shareholders', who) },
});
const people = { owner: OWNER, stranger: STRANGER, onboarded: ONBOARDED };

const fileOf = (context: CaseContext, who: string) => {
  const { file_name, path_url } = context.fileOf(who);
  return { file_name, file_path: path_url };
};

/** The region that the owner's first card already has. */
function homeOf(context: CaseContext) {
  const id = context.idIn('shareholders', OWNER);
  const card = context.tables.shareholders.find((row) => row.id === id);
  return {
    province_id: card?.province_id ?? null,
    city_id: card?.city_id ?? null,
    district_id: card?.district_id ?? null,
    village_id: card?.village_id ?? null,
    postal_code: card?.postal_code ?? null,
  };
}

/** A commissioner, who owns nothing. */
const bodyOf = (context: CaseContext, who = OWNER) => ({
  is_corporate: false,
  name: 'Ratna Sarumpaet',
  email: 'ratna@bos.test',
  phone_number: '081234560001',
  birth_date: '1975-04-12',
  gender_id: 2,
  nik: '3578085204750099',
  npwp: '091222542224099',
  shareholder_type_ids: [1],
  shareholder_position_id: 3,
  ktp_document: fileOf(context, who),
  npwp_document: fileOf(context, who),
});

const owning = (context: CaseContext, ownership_percentage: number) => ({
  ...bodyOf(context),
  shareholder_type_ids: [1, 2],
  ownership_percentage,
});

/** Prepares the owner's e-signature, which becomes void when a card changes. */
function prepareEsign(context: CaseContext): void {
  context.tables.esigns.push({ user_id: context.user(OWNER).id, created_at: '2026-01-01' });
}

/** A body with the e-mail address of the owner's second card. */
const takenEmail = (context: CaseContext) => {
  const { id } = context.user(OWNER);
  const second = context.tables.shareholders.filter(({ user_id: owner }) => owner === id)[1];
  return { ...bodyOf(context), email: second?.email?.toUpperCase() ?? null };
};

const neverUploaded = (context: CaseContext) => ({
  ...bodyOf(context),
  npwp_document: { file_name: 'npwp.pdf', file_path: '/files/none.pdf' },
});

export const shareholderCases: CasesOf<
  'getShareholders' | 'addShareholder' | 'updateShareholder' | 'deleteShareholder' | 'createEsign'
> = {
  getShareholders: { accepted: { who: OWNER, changes: {} } },

  addShareholder: {
    accepted: {
      who: OWNER,
      send: (context) => {
        prepareEsign(context);
        return { body: bodyOf(context) };
      },
      // The e-signature is void, because other people have to sign now.
      changes: { shareholders: { added: 1 }, esigns: { removed: 1 } },
    },
    refused: [
      {
        when: 'the file belongs to somebody else',
        send: (context) => ({ body: bodyOf(context, STRANGER) }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'another card has the e-mail address',
        send: (context) => ({ body: takenEmail(context) }),
        ...EMAIL_TAKEN,
      },
      {
        when: 'all together would own more than 100%',
        send: (context) => ({ body: owning(context, 0.01) }),
        ...TOO_MUCH,
      },
      {
        when: 'a shareholder would own nothing',
        send: (context) => ({ body: owning(context, 0) }),
        ...NOTHING_OWNED,
      },
      {
        when: 'a share has more than two decimals',
        send: (context) => ({ body: owning(context, 0.001) }),
        ...TOO_FINE,
      },
      {
        when: 'the NIK of a person and the share of a shareholder are missing',
        send: (context) => ({
          body: { ...owning(context, 20), nik: null, ownership_percentage: null },
        }),
        ...INCOMPLETE,
        responseBody: {
          code: INCOMPLETE.status,
          error: INCOMPLETE.error,
          details: [
            { path: 'nik', message: 'Tidak boleh kosong' },
            { path: 'ownership_percentage', message: 'Tidak boleh kosong' },
          ],
        },
      },
      {
        when: 'it has no type',
        send: (context) => ({ body: { ...bodyOf(context), shareholder_type_ids: [] } }),
        ...BREAKS_CONTRACT,
      },
      {
        when: 'it has one type twice',
        send: (context) => ({ body: { ...bodyOf(context), shareholder_type_ids: [1, 1] } }),
        ...BREAKS_CONTRACT,
      },
      {
        when: 'a city lies in another province',
        send: (context) => ({ body: { ...bodyOf(context), province_id: 31, city_id: 3273 } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'there is no such position',
        send: (context) => ({ body: { ...bodyOf(context), shareholder_position_id: NO_ID } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'there is no such type',
        send: (context) => ({ body: { ...bodyOf(context), shareholder_type_ids: [1, NO_ID] } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'a document was never uploaded',
        send: (context) => ({ body: neverUploaded(context) }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'the application can no longer be changed',
        who: ONBOARDED,
        send: (context) => ({ body: bodyOf(context, ONBOARDED) }),
        ...NOT_EDITABLE,
      },
    ],
  },

  updateShareholder: {
    accepted: {
      who: OWNER,
      send: (context) => {
        prepareEsign(context);
        return { ...cardOf(context), body: { ...owning(context, 20), ...homeOf(context) } };
      },
      changes: {
        esigns: { removed: 1 },
        shareholders: {
          changed: 1,
          columns: [
            'address',
            'birth_date',
            'domiciled_address',
            'email',
            'gender_id',
            'ktp_document',
            'name',
            'nik',
            'npwp',
            'npwp_document',
            'ownership_percentage',
            'phone_number',
            'rt_rw',
            'shareholder_position_id',
          ],
        },
      },
    },
    refused: [
      ...recordProblemCases({
        ...people,
        what: 'card',
        send: (context, who) => ({ ...cardOf(context, who), body: bodyOf(context, who) }),
      }),
      {
        when: 'another card has the e-mail address',
        send: (context) => ({ ...cardOf(context), body: takenEmail(context) }),
        ...EMAIL_TAKEN,
      },
      {
        when: 'all together would own more than 100%',
        send: (context) => ({ ...cardOf(context), body: owning(context, 33.35) }),
        ...TOO_MUCH,
      },
      {
        when: 'a shareholder would own nothing',
        send: (context) => ({ ...cardOf(context), body: owning(context, 0) }),
        ...NOTHING_OWNED,
      },
    ],
  },

  deleteShareholder: {
    accepted: {
      who: OWNER,
      send: (context) => {
        prepareEsign(context);
        return cardOf(context);
      },
      changes: { shareholders: { removed: 1 }, esigns: { removed: 1 } },
    },
    refused: recordProblemCases({ ...people, what: 'card', send: cardOf }),
  },

  createEsign: {
    accepted: { who: OWNER, changes: { esigns: { added: 1 } } },
    refused: [
      {
        when: 'the list is empty',
        who: 'borrower.corporate',
        ...LIST_INCOMPLETE,
        responseBody: {
          code: LIST_INCOMPLETE.status,
          error: LIST_INCOMPLETE.error,
          details: [
            { path: 'shareholder', message: 'Minimal satu pemegang saham' },
            { path: 'director', message: 'Minimal satu Direktur Utama atau Direktur' },
          ],
        },
      },
      { when: 'the application can no longer be changed', who: ONBOARDED, ...NOT_EDITABLE },
    ],
  },
};
