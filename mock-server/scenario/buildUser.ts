import { STATUS } from '@/domain/access/statuses';
import { emptyRecord } from '../database/emptyRecord';
import type { Schemas, UserRow } from '../database/tables';
import { toDay } from './relativeTime';
import { SAMPLE_FILE_NAME } from './sampleFile';
import type { ScenarioPerson } from './scenario';
import { ROLE_IDS, STATUS_IDS, TYPE_IDS } from './scenarioSchema';

/** Puts a file that a scenario names into the store, and gives the reference to it. */
export type KeepFile = (fileName: string) => Schemas['FileRef'];

/** Version of the terms that people of a scenario have accepted unless they say otherwise. */
const TERMS_VERSION = '1.0';

/** The account of a scenario's person; file names become references to sample files. */
export function buildUser(
  person: ScenarioPerson,
  id: number,
  password: string,
  nowMs: number,
  keepFile: KeepFile,
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
      withFiles(emptyRecord('Documents'), person.documents, keepFile),
      new Date(nowMs).toISOString(),
    ),
    addresses: { ...emptyRecord('Addresses'), ...person.addresses },
    spouse: withFiles(emptyRecord('Spouse'), person.spouse, keepFile),
    emergency_contact: withConsentFile(
      { ...emptyRecord('EmergencyContact'), ...person.emergency_contact },
      keepFile,
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

/** The part with a person's own values; a text that names a file stands for that file. */
function withFiles<Part extends object>(
  empty: Part,
  own: object | undefined,
  keepFile: KeepFile,
): Part {
  const put = (value: unknown): unknown => {
    if (typeof value === 'string' && SAMPLE_FILE_NAME.test(value)) return keepFile(value);
    if (Array.isArray(value)) return value.map(put);
    if (typeof value === 'object' && value !== null && 'file' in value) {
      const { file, ...rest } = value;
      return { ...keepFile(String(file)), ...rest };
    }
    return value;
  };
  const entries = Object.entries({ ...own }).map(([key, value]) => [key, put(value)]);
  return { ...empty, ...(Object.fromEntries(entries) as Partial<Part>) };
}

/** Further documents are named in the scenario; number and time are the backend's. */
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
  keepFile: KeepFile,
): Schemas['EmergencyContact'] {
  const { consent_path_url: file } = contact;
  return file === null ? contact : { ...contact, consent_path_url: keepFile(file).path_url };
}
