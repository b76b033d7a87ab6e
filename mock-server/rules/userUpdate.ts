import { checkDocumentNames } from '@/domain/files/fileNames';
import { fail } from '../core/apiProblem';
import type { Store } from '../core/store';
import { checkListed, checkRegions } from '../database/references';
import type { Schemas, UserRow } from '../database/tables';
import { checkUploaded } from './uploads';

type Update = Schemas['UserUpdateRequest'];
type Documents = Schemas['Documents'];

const isFile = (value: unknown): value is Schemas['FileRef'] =>
  typeof value === 'object' && value !== null && 'path_url' in value;

/** All file references in a value, also those in lists. */
const filesIn = (part: object | undefined): Schemas['FileRef'][] =>
  Object.values(part ?? {})
    .flat()
    .filter(isFile);

/** Refuses an update with an unknown choice, region or file, before anything is stored. */
export function checkUpdate(store: Store, user: UserRow, update: Update): void {
  for (const part of [update.information, update.emergency_contact, update.bos_family]) {
    checkListed(part);
  }
  for (const address of Object.values(update.addresses ?? {}).flat()) {
    checkListed(address);
    checkRegions(address);
  }
  for (const file of [...filesIn(update.documents), ...filesIn(update.spouse)]) {
    checkUploaded(store, user, file);
  }
  const consent = update.emergency_contact?.consent_path_url ?? null;
  checkUploaded(store, user, consent === null ? null : { path_url: consent });
  checkOtherDocuments(user, update.documents?.others ?? []);
}

function checkOtherDocuments(user: UserRow, others: Schemas['OtherDocumentUpdate'][]): void {
  if (checkDocumentNames(others.map(({ name }) => name))) {
    throw fail(422, 'Nama dokumen tidak boleh sama');
  }
  const known = user.documents.others.map(({ id }) => id);
  const isUnknown = others.some(({ id }) => id !== undefined && !known.includes(id));
  if (isUnknown) throw fail(404, 'Dokumen tidak ditemukan');
}

function mergeOthers(
  before: Documents['others'],
  others: Schemas['OtherDocumentUpdate'][],
  now: string,
): Documents['others'] {
  let highestId = Math.max(0, ...before.map(({ id }) => id));
  return others.map((other) => {
    const kept = before.find(({ id }) => id === other.id);
    return { ...other, id: kept?.id ?? ++highestId, created_at: kept?.created_at ?? now };
  });
}

const withoutNulls = <Item>(items: (Item | null)[]): Item[] =>
  items.filter((item): item is Item => item !== null);

/** Merges an update into the user's stored data: null removes a value, a list replaces the list. */
export function applyUpdate(user: UserRow, update: Update, now: string): void {
  const { others: otherDocuments, ...documents } = update.documents ?? {};
  const { others: otherAddresses, ...addresses } = update.addresses ?? {};

  Object.assign(user.information, update.information);
  Object.assign(user.spouse, update.spouse);
  Object.assign(user.emergency_contact, update.emergency_contact);
  Object.assign(user.documents, documents);
  Object.assign(user.addresses, addresses);
  if (otherDocuments) {
    user.documents.others = mergeOthers(user.documents.others, otherDocuments, now);
  }
  if (otherAddresses) user.addresses.others = withoutNulls(otherAddresses);
  if (update.bos_family !== undefined) {
    user.bos_family = update.bos_family && {
      ...(user.bos_family ?? { name: null, relationship_id: null }),
      ...update.bos_family,
    };
  }
  if (update.is_domicile_same_as_ktp !== undefined) {
    user.is_domicile_same_as_ktp = update.is_domicile_same_as_ktp;
  }
  if (update.partner_relation_start_date !== undefined) {
    user.partner_relation_start_date = update.partner_relation_start_date;
  }
}
