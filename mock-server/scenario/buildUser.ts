import { STATUS } from '@/domain/access/statuses';
import { emptyRecord } from '../database/emptyRecord';
import type { Schemas, UserRow } from '../database/tables';
import { toDay } from './relativeTime';
import { SAMPLE_FILE_NAME } from './sampleFile';
import type { ScenarioPerson } from './scenario';
import { ROLE_IDS, STATUS_IDS, TYPE_IDS } from './scenarioSchema';

/** Stores the sample file of this name, and returns the reference to it. */
export type StoreFile = (fileName: string) => Schemas['FileRef'];

/** The version of the terms that people have accepted where the scenario names none. */
const TERMS_VERSION = '1.0';

/** The account of a person of a scenario; file names become references to sample files. */
export function buildUser(
  person: ScenarioPerson,
  id: number,
  password: string,
  nowMs: number,
  storeFile: StoreFile,
): UserRow {
  const name = person.name ?? null;
  return {
    id,
    email: person.email,
    password,
    note: person.note ?? '',
    is_verified: person.is_verified ?? true,
    is_otp_needed: person.is_otp_needed ?? false,
    is_notify: true,
    created_by: null,
    role_id: idIn(ROLE_IDS, person.role),
    type_id: idIn(TYPE_IDS, person.type),
    onboarding_status_id: idIn(STATUS_IDS, person.status) ?? STATUS.readyToOnboard,
    source: person.source ?? 'PLATFORM',
    referral_code: person.referral_code ?? null,
    tnc: person.terms === undefined ? TERMS_VERSION : person.terms,
    token_expired_password: null,
    partner_id: person.partner?.id ?? null,
    partner_name: person.partner?.name ?? null,
    partner_relation_start_date: person.partner?.since ? toDay(person.partner.since, nowMs) : null,
    merchant_id: person.merchant?.id ?? null,
    merchant_user_id: person.merchant?.user_id ?? null,
    ekyc_result: person.ekyc?.result ?? null,
    ekyc_message: person.ekyc?.message ?? null,
    verify_at: person.is_verified === false ? null : new Date(nowMs).toISOString(),
    is_domicile_same_as_ktp: person.is_domicile_same_as_ktp ?? null,
    bos_family: person.bos_family ?? null,
    information: {
      ...emptyRecord('Information'),
      name,
      email: person.email,
      ...person.information,
    },
    documents: numberOthers(
      withFiles(emptyRecord('Documents'), person.documents, storeFile),
      new Date(nowMs).toISOString(),
    ),
    addresses: { ...emptyRecord('Addresses'), ...person.addresses },
    spouse: withFiles(emptyRecord('Spouse'), person.spouse, storeFile),
    emergency_contact: withConsentFile(
      { ...emptyRecord('EmergencyContact'), ...person.emergency_contact },
      storeFile,
    ),
  };
}

function idIn(
  ids: Readonly<Record<string, number>>,
  value: string | number | null | undefined,
): number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' ? value : (ids[value] ?? null);
}

/** An empty record filled with a person's values; file names become references to the files. */
function withFiles<Part extends object>(
  empty: Part,
  own: object | undefined,
  storeFile: StoreFile,
): Part {
  const put = (value: unknown): unknown => {
    if (typeof value === 'string' && SAMPLE_FILE_NAME.test(value)) return storeFile(value);
    if (Array.isArray(value)) return value.map(put);
    if (typeof value === 'object' && value !== null && 'file' in value) {
      const { file, ...rest } = value;
      return { ...storeFile(String(file)), ...rest };
    }
    return value;
  };
  const entries = Object.entries({ ...own }).map(([key, value]) => [key, put(value)]);
  return { ...empty, ...(Object.fromEntries(entries) as Partial<Part>) };
}

/** Adds what the backend sets on further documents: the id and the time of creation. */
function numberOthers(documents: Schemas['Documents'], createdAt: string): Schemas['Documents'] {
  const others = documents.others.map((other, index) => ({
    ...other,
    id: index + 1,
    created_at: createdAt,
  }));
  return { ...documents, others };
}

function withConsentFile(
  contact: Schemas['EmergencyContact'],
  storeFile: StoreFile,
): Schemas['EmergencyContact'] {
  const { consent_path_url: file } = contact;
  return file === null ? contact : { ...contact, consent_path_url: storeFile(file).path_url };
}
