import { array, boolean, lazy, number, string } from 'yup';
import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import { contractSchema } from '../contract';
import { faultSchema, revisionSchema } from '../control/faultSchema';
import {
  emptyAddresses,
  emptyDocuments,
  emptyEmergencyContact,
  emptyInformation,
  emptySpouse,
} from '../database/emptyTables';
import { FLAG_KEYS } from '../database/flagKeys';
import { statusNames } from '../database/names';
import { TOKEN_KINDS } from '../identity';
import { keysOf, strictly, told, withMeta } from '../strictObject';
import {
  bank,
  collateral,
  financialStatement,
  notifications,
  pic,
  shareholders,
  token,
} from './rowSchemas';
import { latency, listOf, partOf, partWith, time, withFilesOf, wordOrNumber } from './schemaParts';

/** What people of a scenario may be called; any other role is given as its number. */
export const ROLE_IDS: Readonly<Record<string, number>> = { ...ROLE, backoffice: 1 };
export const TYPE_IDS: Readonly<Record<string, number>> = ACCOUNT_TYPE;
export const STATUS_IDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(statusNames).map(([id, name]) => [name, Number(id)]),
);

const isIdIn = (ids: Readonly<Record<string, number>>) => (id: number) =>
  Object.values(ids).includes(id);

const address = () => partWith('Address', keysOf(contractSchema('Address').properties));

const addresses = strictly(
  Object.fromEntries(
    Object.keys(emptyAddresses()).map((key) => [
      key,
      key === 'others' ? array(address()) : address(),
    ]),
  ),
).nullable();

const answers = {
  note: told(string(), 'What this person is there for; shown at /__mock/'),
  template: told(string(), 'The name of a template; what is said here goes before it'),
  name: told(string(), 'The name of the person or company'),
  role: told(
    wordOrNumber(ROLE_IDS, () => true),
    'borrower, funder, partner or backoffice; a number for one that the product does not name',
  ),
  type: told(
    wordOrNumber(TYPE_IDS, isIdIn(TYPE_IDS)),
    'individual or corporate; null for a partner',
  ),
  status: told(
    wordOrNumber(STATUS_IDS, isIdIn(STATUS_IDS)),
    'The onboarding status, by its name or number; Ready to Onboard without this key',
  ),
  source: told(
    string().nullable().oneOf(['merchant', 'BAU', 'back-office', 'PLATFORM', null]),
    'Where the account comes from; PLATFORM without this key',
  ),
  referral_code: string().nullable(),
  is_verified: told(boolean(), 'false: the mail with the link waits in the outbox'),
  is_otp_needed: told(boolean(), 'Signing in needs a code'),
  has_expired_password: told(boolean(), 'Signing in leads to a new password'),
  terms: told(string().nullable(), 'The accepted version of the terms; null for none'),
  partner: told(
    strictly({ id: number().required(), name: string().required(), since: time() }).nullable(),
    'Makes the person one with a partner; null takes an inherited one away',
  ),
  merchant: told(
    strictly({ id: number().required(), user_id: number().required() }).nullable(),
    'The merchant that the person comes from; 501 is exempt from e-signature',
  ),
  ekyc: strictly({
    result: string().nullable().oneOf(['success', 'invalid', 'rejected', null]),
    message: string().nullable(),
  }).nullable(),
  step: told(
    strictly({ step: string().required(), sub_step: string().required() }).nullable(),
    'Where the person left off',
  ),
  revisions: told(
    listOf(revisionSchema),
    'Sub-steps that are flagged, with notes (Business Revision)',
  ),
  is_domicile_same_as_ktp: boolean().nullable(),
  bos_family: told(
    strictly({
      name: string().defined().nullable(),
      relationship_id: number().defined().nullable(),
    }).nullable(),
    "null until answered; both keys null for the answer 'Tidak'",
  ),
  information: told(partOf('Information', emptyInformation()), 'Answers; a key left out is open'),
  documents: told(
    withFilesOf('Documents', emptyDocuments()),
    'Made-up files, by a name that ends in .pdf or .png',
  ),
  addresses,
  spouse: withFilesOf('Spouse', emptySpouse()),
  emergency_contact: partOf('EmergencyContact', emptyEmergencyContact()),
  banks: listOf(bank),
  financial_statements: listOf(financialStatement),
  collaterals: listOf(collateral),
  pic: told(pic, 'The person in charge of a company'),
  shareholders,
  consultation: strictly({
    date: time().required(),
    time: told(
      string()
        .matches(/^([01]\d|2[0-3]):[0-5]\d$/, "${path} must be a time as '10:00'")
        .required(),
      'HH:mm in Western Indonesia',
    ),
  }).nullable(),
  notifications: notifications.nullable(),
  is_consent_sent: told(boolean(), 'The mail with the form of consent is in the outbox'),
  tokens: told(listOf(token), 'Tokens that the person has from the start, for links'),
};

const template = strictly(answers);
const email = () => told(string().email(), 'With this address the person signs in');
const person = strictly({ ...answers, email: email().required() });

/** Refuses what `scenario.ts` does not describe, so that a slip of the pen is told with its place. */
export const scenarioSchema = strictly({
  $schema: told(string(), 'For editors: ./scenario.schema.json'),
  description: told(string().required(), 'The situation in one line'),
  extends: lazy((value: unknown) =>
    withMeta(Array.isArray(value) ? array(string().required()) : string(), {
      description: 'The scenario that this one builds on, or a list of which the later go before',
      json: { type: ['string', 'array'], items: { type: 'string' } },
    }),
  ),
  only: told(array(email().required()), 'Of the inherited people these alone, by their addresses'),
  password: told(string(), 'The one password of everybody; inherited with extends'),
  flags: told(
    strictly(Object.fromEntries(FLAG_KEYS.map((key) => [key, boolean().required().optional()]))),
    'Flags that are on (true); the others are off',
  ),
  token_life_s: told(
    strictly(Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, number().integer().min(1)]))),
    'How many seconds tokens are good for, where not as long as usual',
  ),
  faults: told(
    array(faultSchema).nullable(),
    'Calls that fail or come late; go before inherited ones, and null takes those away',
  ),
  latency: told(latency(), 'How late every call comes, in milliseconds: 500, or 200-800'),
  templates: lazy((value: unknown) =>
    told(
      strictly(Object.fromEntries(keysOf(value).map((key) => [key, template]))),
      'What several people share, by any name',
    ),
  ),
  people: told(array(person), 'Who is there; somebody inherited is changed by the same address'),
});
