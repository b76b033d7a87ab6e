import type { CasesOf, Stage } from './contractCase';
import { recordRefusals } from './recordRefusals';
import { NEVER_UPLOADED, NO_ID, NOT_EDITABLE, NOT_YOUR_FILE, UNKNOWN_CHOICE } from './texts';

/** Has five cards, which own the whole together. */
const OWNER = 'revision.corporate';
const STRANGER = 'heavy';
const SETTLED = 'active.corporate';
const EMAIL_TAKEN = {
  status: 409,
  error: 'Email sudah dipakai pengurus atau pemegang saham lain',
};
const NOTHING_OWNED = { status: 422, error: 'Persentase kepemilikan harus lebih dari 0%' };
const TOO_FINE = {
  status: 422,
  error: 'Persentase kepemilikan paling banyak dua angka di belakang koma',
};
const TOO_MUCH = { status: 422, error: 'Total kepemilikan saham tidak boleh lebih dari 100%' };

const cardOf = (stage: Stage, who = OWNER) => ({
  params: { id: stage.idIn('shareholders', who) },
});
const people = { owner: OWNER, stranger: STRANGER, settled: SETTLED };

const fileOf = (stage: Stage, who: string) => {
  const { file_name, path_url } = stage.fileOf(who);
  return { file_name, file_path: path_url };
};

/** Where the owner's cards live, too. */
const HOME = {
  province_id: 35,
  city_id: 3578,
  district_id: 357808,
  village_id: 3578081004,
  postal_code: '60282',
};

/** A commissioner, who owns nothing. */
const bodyOf = (stage: Stage, who = OWNER) => ({
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
  ktp_document: fileOf(stage, who),
  npwp_document: fileOf(stage, who),
});

const owning = (stage: Stage, ownership_percentage: number) => ({
  ...bodyOf(stage),
  shareholder_type_ids: [1, 2],
  ownership_percentage,
});

/** The address that the owner's second card has. */
const takenEmail = (stage: Stage) => {
  const { id } = stage.user(OWNER);
  const second = stage.tables.shareholders.filter(({ user_id: owner }) => owner === id)[1];
  return { ...bodyOf(stage), email: second?.email?.toUpperCase() ?? null };
};

const neverUploaded = (stage: Stage) => ({
  ...bodyOf(stage),
  npwp_document: { file_name: 'npwp.pdf', file_path: '/files/none.pdf' },
});

export const shareholderCases: CasesOf<
  'getShareholders' | 'addShareholder' | 'updateShareholder' | 'deleteShareholder' | 'createEsign'
> = {
  getShareholders: { accepted: { who: OWNER, changes: {} } },

  addShareholder: {
    accepted: {
      who: OWNER,
      send: (stage) => ({ body: bodyOf(stage) }),
      changes: { shareholders: { added: 1 } },
    },
    refused: [
      {
        when: 'it is the file of somebody else',
        who: OWNER,
        send: (stage) => ({ body: bodyOf(stage, STRANGER) }),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'another card has the e-mail address',
        who: OWNER,
        send: (stage) => ({ body: takenEmail(stage) }),
        ...EMAIL_TAKEN,
      },
      {
        when: 'all together would own more than the whole',
        who: OWNER,
        send: (stage) => ({ body: owning(stage, 0.01) }),
        ...TOO_MUCH,
      },
      {
        when: 'a shareholder would own nothing',
        who: OWNER,
        send: (stage) => ({ body: owning(stage, 0) }),
        ...NOTHING_OWNED,
      },
      {
        when: 'a share is finer than a hundredth of a per cent',
        who: OWNER,
        send: (stage) => ({ body: owning(stage, 0.001) }),
        ...TOO_FINE,
      },
      {
        when: 'a person has no NIK',
        who: OWNER,
        send: (stage) => ({ body: { ...bodyOf(stage), nik: null } }),
        status: 422,
        error: 'Data pengurus atau pemegang saham belum lengkap',
      },
      {
        when: 'there is no such position',
        who: OWNER,
        send: (stage) => ({ body: { ...bodyOf(stage), shareholder_position_id: NO_ID } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'there is no such type',
        who: OWNER,
        send: (stage) => ({ body: { ...bodyOf(stage), shareholder_type_ids: [1, NO_ID] } }),
        ...UNKNOWN_CHOICE,
      },
      {
        when: 'a document was never uploaded',
        who: OWNER,
        send: (stage) => ({ body: neverUploaded(stage) }),
        ...NEVER_UPLOADED,
      },
      {
        when: 'the application is out of hand',
        who: SETTLED,
        send: (stage) => ({ body: bodyOf(stage, SETTLED) }),
        ...NOT_EDITABLE,
      },
    ],
  },

  updateShareholder: {
    accepted: {
      who: OWNER,
      send: (stage) => ({
        ...cardOf(stage),
        body: { ...owning(stage, 20), ...HOME },
      }),
      changes: {
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
      ...recordRefusals({
        ...people,
        what: 'card',
        send: (stage, who) => ({ ...cardOf(stage, who), body: bodyOf(stage, who) }),
      }),
      {
        when: 'another card has the e-mail address',
        who: OWNER,
        send: (stage) => ({ ...cardOf(stage), body: takenEmail(stage) }),
        ...EMAIL_TAKEN,
      },
      {
        when: 'all together would own more than the whole',
        who: OWNER,
        send: (stage) => ({ ...cardOf(stage), body: owning(stage, 33.35) }),
        ...TOO_MUCH,
      },
      {
        when: 'a shareholder would own nothing',
        who: OWNER,
        send: (stage) => ({ ...cardOf(stage), body: owning(stage, 0) }),
        ...NOTHING_OWNED,
      },
    ],
  },

  deleteShareholder: {
    accepted: {
      who: OWNER,
      send: (stage) => {
        stage.tables.esigns.push({ user_id: stage.user(OWNER).id, created_at: '2026-01-01' });
        return cardOf(stage);
      },
      // Those who are to sign are others now.
      changes: { shareholders: { removed: 1 }, esigns: { removed: 1 } },
    },
    refused: recordRefusals({ ...people, what: 'card', send: cardOf }),
  },

  createEsign: {
    accepted: { who: OWNER, changes: { esigns: { added: 1 } } },
    refused: [
      {
        when: 'there is nobody on the list',
        who: 'borrower.corporate',
        status: 409,
        error: 'Daftar pengurus dan pemegang saham belum lengkap',
      },
      { when: 'the application is out of hand', who: SETTLED, ...NOT_EDITABLE },
    ],
  },
};
