import { fail } from '../core/apiProblem';
import type { DocumentKind } from '@/domain/files/documentKind';
import { masterLists } from './masterData';
import { regions } from './regions';

/** The master list that an id comes from, by the key of the field. */
const listOfKey = {
  account_type_id: 'account-types',
  business_address_category_id: 'business-address-categories',
  business_sector_id: 'business-sectors',
  company_scale_id: 'company-scales',
  company_type_id: 'company-types',
  economic_sector_id: 'economic-sectors',
  education_id: 'educations',
  gender_id: 'genders',
  home_ownership_id: 'home-ownerships',
  marital_status_id: 'marital-statuses',
  monthly_income_id: 'monthly-incomes',
  occupation_id: 'occupations',
  partner_commitment_id: 'partner-commitments',
  position_id: 'positions',
  relationship_id: 'relationships',
  religion_id: 'religions',
  remark_transfer_id: 'remark-transfers',
  shareholder_position_id: 'shareholder-positions',
  shareholder_type_ids: 'shareholder-types',
  source_of_income_id: 'sources-of-income',
} satisfies Record<string, keyof typeof masterLists>;

/** The master list that the ids of a key come from, with its name in the path. */
export function masterListOf(key: string) {
  const name = key === 'bank_id' ? 'banks' : isListKey(key) ? listOfKey[key] : undefined;
  return name === undefined ? undefined : { name, items: masterLists[name] };
}

const isListKey = (key: string): key is keyof typeof listOfKey => key in listOfKey;

const isListed = (list: keyof typeof masterLists, id: unknown): boolean =>
  masterLists[list].some((item) => item.id === id);

const failUnknown = (path: string) =>
  fail(422, 'Pilihan tidak dikenal', { details: [{ path, message: 'unknown id' }] });

/** Refuses (422) ids that are not in their master list; null (no value) is accepted. */
export function checkListed(answers: object | null | undefined): void {
  for (const [key, value] of Object.entries(answers ?? {})) {
    if (!isListKey(key) || value === null) continue;
    const ids: unknown[] = Array.isArray(value) ? value : [value];
    if (!ids.every((id) => isListed(listOfKey[key], id))) throw failUnknown(key);
  }
}

/** Refuses (422) a bank that is not in the list of banks. */
export function checkBankListed(bankId: number): void {
  if (!isListed('banks', bankId)) throw failUnknown('bank_id');
}

/** Refuses (422) a document type that does not exist or belongs to another kind of upload. */
export function checkDocumentType(kind: DocumentKind, id: number | null | undefined): void {
  if (id === null || id === undefined) return;
  const isOfKind = masterLists['document-types'].some(
    (type) => type.id === id && type.kind === kind,
  );
  if (!isOfKind) throw failUnknown('document_type_id');
}

/** The ids of an address, from the widest to the narrowest. */
export interface RegionIds {
  province_id?: number | null;
  city_id?: number | null;
  district_id?: number | null;
  village_id?: number | null;
}

/** The first region of an address that does not exist or is not within its parent. */
export function unknownRegionOf(address: RegionIds): keyof RegionIds | undefined {
  const { provinces, citiesOf, districtsOf, villagesOf } = regions();
  const levels = [
    ['province_id', provinces],
    ['city_id', citiesOf(address.province_id ?? 0)],
    ['district_id', districtsOf(address.city_id ?? 0)],
    ['village_id', villagesOf(address.district_id ?? 0)],
  ] as const;
  const unknown = levels.find(([key, known]) => {
    const id = address[key] ?? null;
    return id !== null && !known.some((region) => region.id === id);
  });
  return unknown?.[0];
}

/** Refuses (422) a region that does not exist or is not within its parent. */
export function checkRegions(address: RegionIds | null): void {
  const unknown = address ? unknownRegionOf(address) : undefined;
  if (unknown) throw failUnknown(unknown);
}
