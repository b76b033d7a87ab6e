import {
  missingInList,
  isKnownEmail,
  isManagement,
  isShareholder,
  missingOfCard,
  totalOwnership,
  WHOLE_OWNERSHIP,
  type MissingInList,
} from '@/domain/onboarding/shareholders';
import { isWholeShare } from '@/domain/ownership/shares';
import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import { checkListed, checkRegions } from '../database/references';
import type { Schemas, ShareholderRow, UserRow } from '../database/tables';
import { checkEditable } from '../rules/editing';
import { cancelEsign, prepareEsign } from '../rules/esign';
import { findOwn, ownedBy, toResponse } from '../rules/ownership';
import { checkUploaded } from '../rules/uploads';

type ShareholderRequest = Schemas['ShareholderRequest'];

const MISSING_TEXTS: Readonly<Record<MissingInList, string>> = {
  shareholder: 'Minimal satu pemegang saham',
  director: 'Minimal satu Direktur Utama atau Direktur',
  card: 'Ada kartu yang belum lengkap',
  email: 'Ada email yang dipakai dua kartu',
  ownership: 'Total kepemilikan saham lebih dari 100%',
};

/** The values of a card; null for those that were left out or belong to another kind of card. */
function answersOf(body: ShareholderRequest): Omit<ShareholderRow, 'id' | 'user_id'> {
  return {
    name: body.name,
    email: body.email ?? null,
    phone_number: body.phone_number ?? null,
    birth_date: body.birth_date ?? null,
    gender_id: body.gender_id ?? null,
    nik: body.nik ?? null,
    npwp: body.npwp,
    address: body.address ?? null,
    province_id: body.province_id ?? null,
    city_id: body.city_id ?? null,
    district_id: body.district_id ?? null,
    village_id: body.village_id ?? null,
    postal_code: body.postal_code ?? null,
    rt_rw: body.rt_rw ?? null,
    domiciled_address: body.domiciled_address ?? null,
    is_corporate: body.is_corporate,
    is_public: body.is_public ?? null,
    shareholder_type_ids: body.shareholder_type_ids,
    shareholder_position_id: isManagement(body) ? (body.shareholder_position_id ?? null) : null,
    ownership_percentage: isShareholder(body) ? (body.ownership_percentage ?? null) : null,
    ktp_document: body.ktp_document ?? null,
    npwp_document: body.npwp_document,
  };
}

/** Refuses a card that is incomplete, has unknown ids or files, or conflicts with other cards. */
function checkCard(store: Store, user: UserRow, body: ShareholderRequest, own?: ShareholderRow) {
  checkEditable(user);
  checkComplete(body);
  checkListed(body);
  checkRegions(body);
  for (const file of [body.ktp_document, body.npwp_document]) {
    checkUploaded(store, user, file ? { path_url: file.file_path } : null);
  }
  const others = ownedBy(store.tables.shareholders, user).filter((card) => card !== own);
  if (isKnownEmail(body.email, others)) {
    throw fail(409, 'Email sudah dipakai pengurus atau pemegang saham lain');
  }
  if (isShareholder(body)) checkShare(body, others);
}

/** Refuses a share of 0 %, one with more than two decimals, and a sum above 100 %. */
function checkShare(body: ShareholderRequest, others: readonly ShareholderRow[]): void {
  const share = body.ownership_percentage ?? 0;
  if (share === 0) throw fail(422, 'Persentase kepemilikan harus lebih dari 0%');
  if (!isWholeShare(share)) {
    throw fail(422, 'Persentase kepemilikan paling banyak dua angka di belakang koma');
  }
  if (totalOwnership([...others, body]) > WHOLE_OWNERSHIP) {
    throw fail(422, 'Total kepemilikan saham tidak boleh lebih dari 100%');
  }
}

function checkComplete(body: ShareholderRequest): void {
  const missing = missingOfCard(body);
  if (missing.length === 0) return;
  const details = missing.map((path) => ({ path, message: 'Tidak boleh kosong' }));
  throw fail(422, 'Data pengurus atau pemegang saham belum lengkap', { details });
}

function checkList(store: Store, user: UserRow): void {
  const missing = missingInList(ownedBy(store.tables.shareholders, user));
  if (missing.length === 0) return;
  const details = missing.map((path) => ({ path, message: MISSING_TEXTS[path] }));
  throw fail(409, 'Daftar pengurus dan pemegang saham belum lengkap', { details });
}

export const shareholderRoutes = [
  route('getShareholders', ({ store, user }) =>
    ownedBy(store.tables.shareholders, user).map(toResponse),
  ),

  route('addShareholder', ({ store, user, body }) => {
    checkCard(store, user, body);
    const card: ShareholderRow = {
      ...answersOf(body),
      id: store.nextId('shareholders'),
      user_id: user.id,
    };
    store.tables.shareholders.push(card);
    cancelEsign(store, user);
    return toResponse(card);
  }),

  route('updateShareholder', ({ store, user, params, body }) => {
    const card = findOwn(store.tables.shareholders, params.id, user);
    checkCard(store, user, body, card);
    cancelEsign(store, user);
    return toResponse(Object.assign(card, answersOf(body)));
  }),

  route('deleteShareholder', ({ store, user, params }) => {
    const card = findOwn(store.tables.shareholders, params.id, user);
    checkEditable(user);
    store.tables.shareholders = store.tables.shareholders.filter((row) => row !== card);
    cancelEsign(store, user);
    return null;
  }),

  route('createEsign', ({ store, user }) => {
    checkEditable(user);
    checkList(store, user);
    prepareEsign(store, user);
    return null;
  }),
];
