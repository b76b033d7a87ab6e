import { array, boolean, lazy, mixed, number, string } from 'yup';
import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import { faultSchema, revisionSchema } from '../control/faultSchema';
import { parseLatency } from '../control/latency';
import {
  emptyAddresses,
  emptyDocuments,
  emptyEmergencyContact,
  emptyInformation,
  emptyPic,
  emptySpouse,
} from '../database/emptyTables';
import { statusNames } from '../database/names';
import { keysOf, strictly } from '../strictObject';
import { isTimeText } from './relativeTime';

/** What people of a scenario may be called; any other role is given as its number. */
export const ROLE_IDS: Readonly<Record<string, number>> = { ...ROLE, backoffice: 1 };
export const TYPE_IDS: Readonly<Record<string, number>> = ACCOUNT_TYPE;
export const STATUS_IDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(statusNames).map(([id, name]) => [name, Number(id)]),
);

const oneOf = (names: Readonly<Record<string, number>>) =>
  mixed<string | number>()
    .nullable()
    .test(
      'known',
      `\${path} must be a number or one of ${Object.keys(names).join(', ')}`,
      (value: unknown) =>
        [undefined, null].some((nothing) => nothing === value) ||
        Number.isInteger(value) ||
        Object.keys(names).some((name) => name === value),
    );

const time = () =>
  string().test(
    'time',
    "${path} must be a date (1990-04-21), 'now', '3 days ago' or 'in 2 weekdays'",
    (value) => typeof value !== 'string' || isTimeText(value),
  );

/** Any of the keys of a part; what the values may be is the contract's to say. */
const partWith = (keys: readonly string[]) =>
  strictly(Object.fromEntries(keys.map((key) => [key, mixed().nullable()])));

const fileName = () => string().matches(/\.(pdf|png)$/, '${path} must end in .pdf or .png');

const latency = mixed<string | number>().test(
  'latency',
  '${path} must be milliseconds: 500, or 200-800',
  (value) => value === undefined || parseLatency(String(value)) !== null,
);

const REGION_KEYS = [
  'address',
  'province_id',
  'city_id',
  'district_id',
  'village_id',
  'postal_code',
  'rt_rw',
];
const ADDRESS_KEYS = [...REGION_KEYS, 'home_ownership_id', 'business_address_category_id'];
const CARD_KEYS = [
  'email',
  'phone_number',
  'birth_date',
  'gender_id',
  'nik',
  'npwp',
  'domiciled_address',
  'is_corporate',
  'is_public',
  'shareholder_position_id',
  'ownership_percentage',
];

const addresses = strictly(
  Object.fromEntries(
    Object.keys(emptyAddresses()).map((key) => [
      key,
      key === 'others' ? array(partWith(ADDRESS_KEYS)) : partWith(ADDRESS_KEYS),
    ]),
  ),
);

const bank = strictly({
  bank_id: number().required(),
  account_no: string().required(),
  account_name: string().required(),
  account_type_id: number().required(),
  branch_name: string(),
  is_active: boolean(),
  is_open: boolean(),
  is_affiliate_with_bank: boolean(),
  remark_transfer_id: number(),
  remark_other: string(),
  statement_months: number().integer().min(0).max(12),
});

/** As many cards as a list is made up of at most; names and numbers repeat beyond it. */
const MAX_SAMPLE_CARDS = 99;

const card = strictly({
  ...Object.fromEntries([...REGION_KEYS, ...CARD_KEYS].map((key) => [key, mixed().nullable()])),
  name: string().required(),
  shareholder_type_ids: array(number().required()).required(),
  ktp_document: fileName().nullable(),
  npwp_document: fileName().nullable(),
});

const pic = strictly({
  address: string().nullable(),
  ktp: fileName().nullable(),
  id_card: fileName().nullable(),
  appointment_letter: fileName().nullable(),
  information: partWith(Object.keys(emptyPic().information)),
});

const answers = {
  note: string(),
  template: string(),
  name: string(),
  role: oneOf(ROLE_IDS),
  type: oneOf(TYPE_IDS),
  status: oneOf(STATUS_IDS),
  source: string().oneOf(['merchant', 'BAU', 'back-office', 'PLATFORM']),
  referral_code: string(),
  is_verified: boolean(),
  is_otp_needed: boolean(),
  has_expired_password: boolean(),
  terms: string().nullable(),
  partner: strictly({ id: number().required(), name: string().required(), since: time() }),
  merchant: strictly({ id: number().required(), user_id: number().required() }),
  ekyc: strictly({
    result: string().oneOf(['success', 'invalid', 'rejected']),
    message: string(),
  }),
  step: strictly({ step: string().required(), sub_step: string().required() }),
  revisions: array(revisionSchema),
  is_domicile_same_as_ktp: boolean(),
  bos_family: strictly({
    name: string().defined().nullable(),
    relationship_id: number().defined().nullable(),
  }),
  information: partWith(Object.keys(emptyInformation())),
  documents: partWith(Object.keys(emptyDocuments())),
  addresses,
  spouse: partWith(Object.keys(emptySpouse())),
  emergency_contact: partWith(Object.keys(emptyEmergencyContact())),
  banks: array(bank),
  financial_statements: array(
    strictly({
      period: time().required(),
      document_type_id: number().required(),
      document: fileName().required(),
    }),
  ),
  collaterals: array(
    strictly({
      document_type_id: number().required(),
      type_name_other: string(),
      description: string().required(),
      value: number().required(),
      publish_date: time(),
      expired_date: time(),
      file: fileName().required(),
    }),
  ),
  pic,
  shareholders: lazy((value: unknown) =>
    Array.isArray(value)
      ? array(card)
      : strictly({ count: number().integer().min(0).max(MAX_SAMPLE_CARDS).required() }),
  ),
  consultation: strictly({ date: time().required(), time: string().required() }),
  notifications: strictly({
    count: number().integer().min(0).required(),
    unread: number().integer().min(0).required(),
  }),
  is_consent_sent: boolean(),
};

const template = strictly(answers);
const person = strictly({ ...answers, email: string().email().required() });

/** Refuses what `scenario.ts` does not describe, so that a slip of the pen is told with its place. */
export const scenarioSchema = strictly({
  description: string().required(),
  password: string().required(),
  flags: lazy((value: unknown) =>
    strictly(Object.fromEntries(keysOf(value).map((key) => [key, boolean().required()]))),
  ),
  faults: array(faultSchema),
  latency,
  templates: lazy((value: unknown) =>
    strictly(Object.fromEntries(keysOf(value).map((key) => [key, template]))),
  ),
  people: array(person).required(),
});
