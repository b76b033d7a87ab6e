import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import { recordOf } from '@/primitives/records';
import { typedKeys } from '@/primitives/typedKeys';
import { faultSchema } from '../control/faultSchema';
import { LONGEST_LATENCY_MS } from '../control/latency';
import { revisionSchema } from '../control/revisionSchema';
import { contractSchema } from '../core/contract';
import { TOKEN_KINDS } from '../core/identity';
import { FLAG_KEYS } from '../database/flagKeys';
import { statusNames } from '../database/names';
import { group, listOf, orNull, type JsonSchema } from '../schema/jsonSchema';
import {
  bank,
  collateral,
  financialStatement,
  notifications,
  shareholders,
  token,
} from './rowSchemas';
import type { ScenarioFile, ScenarioPerson, ScenarioTemplate } from './scenario';
import { formValueSchema, fileName, keysOf, nameOrId, partOf, time } from './schemaParts';

/** The role names that a scenario may use; any other role is given by its id. */
export const ROLE_IDS: Readonly<Record<string, number>> = { ...ROLE, backoffice: 1 };
export const TYPE_IDS: Readonly<Record<string, number>> = ACCOUNT_TYPE;
export const STATUS_IDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(statusNames).map(([id, name]) => [name, Number(id)]),
);

const text: JsonSchema = { type: 'string' };
const textOrNull = orNull(text);
const flag: JsonSchema = { type: 'boolean' };
const id: JsonSchema = { type: 'integer' };

const answers: Record<keyof ScenarioTemplate, JsonSchema> = {
  note: { ...text, description: 'What this person is there for; shown at /__mock/' },
  template: { ...text, description: 'The name of a template; what is said here goes before it' },
  name: { ...text, description: 'The name of the person or company' },
  role: {
    ...nameOrId(Object.keys(ROLE_IDS)),
    description:
      'borrower, funder, partner or backoffice; a number for one that the product does not name',
  },
  type: {
    ...nameOrId(Object.keys(TYPE_IDS), { enum: [...Object.values(TYPE_IDS), null] }),
    description: 'individual or corporate; null for a partner',
  },
  status: {
    ...nameOrId(Object.keys(STATUS_IDS), { enum: [...Object.values(STATUS_IDS), null] }),
    description: 'The onboarding status, by its name or number; Ready to Onboard without this key',
  },
  source: {
    enum: ['merchant', 'BAU', 'back-office', 'PLATFORM', null],
    description: 'Where the account comes from; PLATFORM without this key',
  },
  referral_code: textOrNull,
  is_verified: { ...flag, description: 'false: the mail with the link waits in the outbox' },
  is_otp_needed: { ...flag, description: 'Signing in needs a code' },
  has_expired_password: { ...flag, description: 'Signing in leads to a new password' },
  terms: { ...textOrNull, description: 'The accepted version of the terms; null for none' },
  partner: {
    ...orNull(group({ id, name: text, since: time }, ['id', 'name'])),
    description: 'Makes the person one with a partner; null takes an inherited one away',
  },
  merchant: {
    ...orNull(group({ id, user_id: id }, ['id', 'user_id'])),
    description: 'The merchant that the person comes from; 501 is exempt from e-signature',
  },
  ekyc: orNull(
    group({ result: { enum: ['success', 'invalid', 'rejected', null] }, message: textOrNull }),
  ),
  step: {
    ...orNull(group({ step: text, sub_step: text }, ['step', 'sub_step'])),
    description: 'Where the person left off',
  },
  revisions: {
    ...orNull(listOf(revisionSchema(time))),
    description: 'Sub-steps or fields that are flagged, with notes (Business Revision)',
  },
  is_domicile_same_as_ktp: orNull(flag),
  bos_family: {
    ...formValueSchema(contractSchema('BosFamily')),
    required: ['name', 'relationship_id'],
    description: "null until answered; both keys null for the answer 'Tidak'",
  },
  information: { ...partOf('Information'), description: 'Answers; a key left out is open' },
  documents: {
    ...partOf('Documents'),
    description: 'Made-up files, by a name that ends in .pdf or .png',
  },
  addresses: partOf('Addresses'),
  spouse: partOf('Spouse'),
  emergency_contact: orNull(
    group({ ...keysOf('EmergencyContact'), consent_path_url: orNull(fileName) }),
  ),
  banks: orNull(listOf(bank)),
  financial_statements: orNull(listOf(financialStatement)),
  collaterals: orNull(listOf(collateral)),
  pic: {
    ...orNull(group({ ...keysOf('Pic'), information: partOf('PicInformation') })),
    description: 'The person in charge of a company',
  },
  shareholders,
  consultation: orNull(
    group(
      {
        date: time,
        time: {
          ...text,
          pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
          errorMessage: "must be a time as '10:00'",
          description: 'HH:mm in Western Indonesia',
        },
      },
      ['date', 'time'],
    ),
  ),
  notifications,
  is_consent_sent: { ...flag, description: 'The mail with the form of consent is in the outbox' },
  tokens: {
    ...orNull(listOf(token)),
    description: 'Tokens that the person has from the start, for links',
  },
};

/** Templates and people have the same keys: each is described once. */
const described = recordOf(typedKeys(answers), (key) => ({ $ref: `#/definitions/${key}` }));

const email: JsonSchema = { ...text, format: 'email', errorMessage: 'must be a valid email' };

/** The schema of a scenario file. Editors read it too, as `scenarios/scenario.schema.json`. */
export const scenarioSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A scenario of the mock backend',
  ...group<ScenarioFile>(
    {
      $schema: { ...text, description: 'For editors: ./scenario.schema.json' },
      description: { ...text, description: 'The situation in one line' },
      extends: {
        type: ['string', 'array'],
        items: text,
        description: 'The scenario that this one builds on, or a list of which the later go before',
      },
      only: {
        ...listOf(email),
        description: 'Of the inherited people these alone, by their addresses',
      },
      password: { ...text, description: 'The one password of everybody; inherited with extends' },
      flags: {
        ...group(Object.fromEntries(FLAG_KEYS.map((key) => [key, flag]))),
        description: 'Flags that are on (true); the others are off',
      },
      token_life_s: {
        ...group(Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, { ...id, minimum: 1 }]))),
        description: 'How many seconds tokens are good for, where not as long as usual',
      },
      faults: {
        ...orNull(listOf(faultSchema)),
        description:
          'Calls that fail or come late; go before inherited ones, and null takes those away',
      },
      latency: {
        type: ['integer', 'string'],
        minimum: 0,
        maximum: LONGEST_LATENCY_MS,
        format: 'latency',
        errorMessage: 'must be milliseconds: 500, or 200-800',
        description: 'How late every call comes, in milliseconds: 500, or 200-800',
      },
      templates: {
        type: 'object',
        additionalProperties: group<ScenarioTemplate>(described),
        description: 'What several people share, by any name',
      },
      people: {
        ...listOf(
          group<ScenarioPerson>(
            {
              email: { ...email, description: 'With this address the person signs in' },
              ...described,
            },
            ['email'],
          ),
        ),
        description: 'Who is there; somebody inherited is changed by the same address',
      },
    },
    ['description'],
  ),
  definitions: answers,
};
