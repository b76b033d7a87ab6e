import { emptyRecord } from '../database/emptyRecord';
import type { Schemas, Tables, UserRow } from '../database/tables';
import type { StoreFile } from './buildUser';
import { makeShareholders } from './sampleShareholders';
import type { ScenarioPerson, ScenarioShareholder } from './scenario';

/** Puts the person in charge and the cards of a company into the tables. */
export function addCompany(
  tables: Tables,
  { pic, shareholders = [] }: ScenarioPerson,
  user: UserRow,
  storeFile: StoreFile,
): void {
  const store = (fileName: string | null | undefined) => (fileName ? storeFile(fileName) : null);
  if (pic) {
    const empty = emptyRecord('Pic');
    tables.pics.push({
      user_id: user.id,
      address: pic.address ?? null,
      ktp: store(pic.ktp),
      id_card: store(pic.id_card),
      appointment_letter: store(pic.appointment_letter),
      information: { ...empty.information, ...pic.information },
    });
  }
  const cards =
    'count' in shareholders ? makeShareholders(user.id, shareholders.count) : shareholders;
  for (const card of cards) addShareholder(tables, card, user, store);
}

function addShareholder(
  tables: Tables,
  card: ScenarioShareholder,
  user: UserRow,
  store: (fileName: string | null | undefined) => Schemas['FileRef'] | null,
): void {
  tables.shareholders.push({
    email: null,
    phone_number: null,
    birth_date: null,
    gender_id: null,
    nik: null,
    npwp: null,
    address: null,
    province_id: null,
    city_id: null,
    district_id: null,
    village_id: null,
    postal_code: null,
    rt_rw: null,
    domiciled_address: null,
    is_public: null,
    shareholder_position_id: null,
    ownership_percentage: null,
    ...card,
    is_corporate: card.is_corporate ?? false,
    ktp_document: toShareholderFile(store(card.ktp_document)),
    npwp_document: toShareholderFile(store(card.npwp_document)),
    id: tables.shareholders.length + 1,
    user_id: user.id,
  });
}

/** In the contract, only these files have `file_path`; all others have `path_url`. */
const toShareholderFile = (ref: Schemas['FileRef'] | null): Schemas['ShareholderFile'] =>
  ref && { file_name: ref.file_name, file_path: ref.path_url };
