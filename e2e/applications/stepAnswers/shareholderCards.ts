import type { Action, StoredRecords } from '../application';
import { uploaded } from '../uploaded';
import { type Address, storedAddress, typeAddress } from './addresses';

type StoredCard = StoredRecords['shareholders'][number];

/** The role of a card: as it is typed, and as it is stored. */
export interface Role {
  actions: Action[];
  stored: Pick<
    StoredCard,
    'shareholder_type_ids' | 'shareholder_position_id' | 'ownership_percentage'
  >;
}

interface Person {
  /** Used for the file names and the e-mail address. */
  id: string;
  name: string;
  phone: string;
  birthDate: [typed: string, stored: string];
  gender: [name: string, id: number];
  nik: string;
  npwp: string;
  address?: Address;
  domicile?: string;
}

interface Company {
  id: string;
  name: string;
  npwp: string;
  isPublic: boolean;
}

interface Card {
  actions: Action[];
  stored: StoredCard;
}

const NO_ADDRESS = {
  address: null,
  province_id: null,
  city_id: null,
  district_id: null,
  village_id: null,
  postal_code: null,
  rt_rw: null,
};

/** A file of a card. Only here the API names the address of a file `file_path`. */
const cardFile = (name: string) => {
  const { file_name, path_url: file_path } = uploaded(name);
  return { file_name, file_path };
};

const add = (role: Role): Action => ({
  press: role.stored.shareholder_type_ids.includes(1) ? 'Tambah Pengurus' : 'Tambah Pemegang Saham',
});

const SAVE = { press: 'Simpan Kartu' };

/** The card of a person, added to the list of its role. */
export const personCard = (person: Person, role: Role): Card => ({
  actions: [
    add(role),
    { answer: 'Jenis', radio: 'Perorangan' },
    { fill: 'Nama', with: person.name },
    { fill: 'Email', with: `${person.id}@contoh.id` },
    { fill: 'Nomor Telepon', with: person.phone },
    { fill: 'Tanggal Lahir', with: person.birthDate[0] },
    { choose: 'Jenis Kelamin', option: person.gender[0] },
    { fill: 'NIK', with: person.nik },
    { fill: 'NPWP', with: person.npwp },
    ...role.actions,
    ...(person.address === undefined ? [] : typeAddress(person.address)),
    ...(person.domicile === undefined ? [] : [{ fill: 'Alamat Domisili', with: person.domicile }]),
    { upload: 'Dokumen KTP', file: `ktp-${person.id}.png` },
    { upload: 'Dokumen NPWP', file: `npwp-${person.id}.pdf` },
    SAVE,
    { expect: person.name },
  ],
  stored: {
    name: person.name,
    email: `${person.id}@contoh.id`,
    phone_number: person.phone,
    birth_date: person.birthDate[1],
    gender_id: person.gender[1],
    nik: person.nik,
    npwp: person.npwp,
    ...NO_ADDRESS,
    ...(person.address === undefined ? {} : storedAddress(person.address)),
    domiciled_address: person.domicile ?? null,
    is_corporate: false,
    is_public: null,
    ...role.stored,
    ktp_document: cardFile(`ktp-${person.id}.png`),
    npwp_document: cardFile(`npwp-${person.id}.pdf`),
  },
});

/** The card of a company. */
export const companyCard = (company: Company, role: Role): Card => ({
  actions: [
    add(role),
    { answer: 'Jenis', radio: 'Badan Usaha' },
    { fill: 'Nama Badan Usaha', with: company.name },
    { fill: 'NPWP', with: company.npwp },
    ...(company.isPublic ? [{ tick: 'Perusahaan Terbuka' }] : []),
    ...role.actions,
    { upload: 'Dokumen NPWP', file: `npwp-${company.id}.pdf` },
    SAVE,
    { expect: company.name },
  ],
  stored: {
    name: company.name,
    email: null,
    phone_number: null,
    birth_date: null,
    gender_id: null,
    nik: null,
    npwp: company.npwp,
    ...NO_ADDRESS,
    domiciled_address: null,
    is_corporate: true,
    is_public: company.isPublic,
    ...role.stored,
    ktp_document: null,
    npwp_document: cardFile(`npwp-${company.id}.pdf`),
  },
});

/** Management only. */
export const manager = (position: [name: string, id: number]): Role => ({
  actions: [{ choose: 'Jabatan', option: position[0] }],
  stored: {
    shareholder_type_ids: [1],
    shareholder_position_id: position[1],
    ownership_percentage: null,
  },
});

/** Shareholder only. */
export const owner = (share: [typed: string, stored: number]): Role => ({
  actions: [{ fill: 'Persentase Kepemilikan', with: share[0] }],
  stored: {
    shareholder_type_ids: [2],
    shareholder_position_id: null,
    ownership_percentage: share[1],
  },
});

/** Both roles. */
export const managingOwner = (
  position: [name: string, id: number],
  share: [typed: string, stored: number],
): Role => ({
  actions: [{ tick: 'Pemegang Saham' }, ...manager(position).actions, ...owner(share).actions],
  stored: {
    shareholder_type_ids: [1, 2],
    shareholder_position_id: position[1],
    ownership_percentage: share[1],
  },
});
