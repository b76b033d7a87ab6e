import type { Shareholder, ShareholderFile, ShareholderRequest } from '@/api/wire';
import { SHAREHOLDER_TYPE } from '@/domain/onboarding/shareholders';
import { percentageOf, readShare } from '@/domain/ownership/shares';
import {
  normaliseEmail,
  normaliseNpwp,
  normalisePhone,
  normaliseRtRw,
  normaliseText,
  withoutSeparators,
} from '@/domain/validation/normalise';
import type { StoredFile } from '../../engine/stepDefinition';
import { sentDate, sentText } from '../shared/values';
import type { ShareholderValues } from './form';

type Body = Required<ShareholderRequest>;

const sentFile = (file: StoredFile | null): ShareholderFile | null =>
  file && { file_name: file.fileName, file_path: file.pathUrl };

function sentShare(typed: string): number | null {
  const share = readShare(typed);
  return share === null ? null : percentageOf(share);
}

const sentRoles = ({ isManagement, isShareholder }: ShareholderValues): number[] => [
  ...(isManagement ? [SHAREHOLDER_TYPE.management] : []),
  ...(isShareholder ? [SHAREHOLDER_TYPE.shareholder] : []),
];

/** All that a card holds, in the words of the API; also what belongs to the other kind of card. */
const sent = (values: ShareholderValues): Body => ({
  is_corporate: values.isCorporate === true,
  shareholder_type_ids: sentRoles(values),
  shareholder_position_id: values.isManagement ? values.positionId : null,
  ownership_percentage: values.isShareholder ? sentShare(values.share) : null,
  name: normaliseText(values.name),
  email: sentText(values.email, normaliseEmail),
  phone_number: sentText(values.phoneNumber, normalisePhone),
  birth_date: sentDate(values.birthDate),
  gender_id: values.genderId,
  nik: sentText(values.nik, withoutSeparators),
  npwp: normaliseNpwp(values.npwp),
  is_public: values.isPublic,
  address: sentText(values.address.address, normaliseText),
  province_id: values.address.provinceId,
  city_id: values.address.cityId,
  district_id: values.address.districtId,
  village_id: values.address.villageId,
  postal_code: sentText(values.address.postalCode, withoutSeparators),
  rt_rw: sentText(values.address.rtRw, normaliseRtRw),
  domiciled_address: sentText(values.domiciledAddress, normaliseText),
  ktp_document: sentFile(values.ktpDocument),
  npwp_document: sentFile(values.npwpDocument),
});

const OF_PERSONS = {
  email: null,
  phone_number: null,
  birth_date: null,
  gender_id: null,
  nik: null,
  address: null,
  province_id: null,
  city_id: null,
  district_id: null,
  village_id: null,
  postal_code: null,
  rt_rw: null,
  domiciled_address: null,
  ktp_document: null,
} as const satisfies Partial<Body>;

const OF_COMPANIES = { is_public: null } as const satisfies Partial<Body>;

/**
 * The body that stores a card; the values have passed the rules. `held` is the record as the server
 * has it, null for a new one. The answers of the other kind are left to a card that was of its kind
 * before, and go with one that was changed to it here.
 */
export function shareholderRequest(
  values: ShareholderValues,
  held: Shareholder | null,
): ShareholderRequest {
  const body = sent(values);
  if (held?.is_corporate === body.is_corporate) return body;
  return { ...body, ...(body.is_corporate ? OF_PERSONS : OF_COMPANIES) };
}
