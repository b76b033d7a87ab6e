import fc from 'fast-check';
import type { AnyObjectSchema } from 'yup';
import { contractAccepts } from '@/testing/contractAccepts';
import { contextWith } from '@/testing/onboardingContext';
import { errorsBySchema } from '@/ui/forms/formErrors';
import type { FormValues, OnboardingContext, SaveCall } from '../../engine/stepDefinition';
import * as companyAddress from '../company-address/form';
import * as companyProfile from '../company-profile/form';
import * as domicile from '../domicile/form';
import * as emergencyContact from '../emergency-contact/form';
import * as employment from '../employment/form';
import * as identity from '../identity/form';
import * as partnership from '../partnership/form';
import * as personalData from '../personal-data/form';
import * as providerFamily from '../provider-family/form';
import * as spouse from '../spouse/form';
import { missingOfForm, type FormRules } from './formRules';

type AnyForm = FormRules<FormValues> & {
  save(values: FormValues, context: OnboardingContext): SaveCall[];
};

const forms = {
  'personal-data': personalData,
  identity,
  domicile,
  employment,
  spouse,
  'emergency-contact': emergencyContact,
  'provider-family': providerFamily,
  'company-profile': companyProfile,
  'company-address': companyAddress,
  partnership,
} as unknown as Record<string, AnyForm>;

const married = contextWith({ information: { marital_status_id: 1 } });

test.each(Object.entries(forms))('%s names every field that it refuses', (_id, form) => {
  const refused = Object.keys(errorsBySchema(form.schema(married), form.initialValues(married)));
  expect(refused.length).toBeGreaterThan(1);
  expect(missingOfForm(form, married)).toHaveLength(refused.length);
});

const SEED = 20261102;

const near = fc.constantFrom(
  '0812-3456-7890',
  '+62 (812) 3456 7890',
  '3174 0745 0690 0001',
  '09.254.294.3-407.000',
  '٣١٧٤٠٧٤٥٠٦٩٠٠٠٠١',
  'Rp 12.500.000,00',
  '12190',
  '9120 1100 3703 4',
  '003 / 004',
  '999',
  'Siti D’Angelo–Kusuma',
  'a'.repeat(60),
  '👩‍👩‍👧',
  '\u200b\u202e',
);
const anyText = fc.oneof(
  near,
  fc.tuple(near, fc.string({ unit: 'grapheme', maxLength: 3 })).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

function isAccepted(rules: AnyObjectSchema, field: string, values: FormValues): boolean {
  try {
    rules.validateSyncAt(field, values);
    return true;
  } catch {
    return false;
  }
}

interface SentField {
  form: keyof typeof forms;
  field: string;
  schema: string;
  part: string;
  property: string;
  /** Other values, where the field is asked for only then. */
  given?: FormValues;
}

const sentFields: SentField[] = [
  ...(
    [
      ['name', 'name'],
      ['phoneNumber', 'phone_number'],
      ['birthPlace', 'birth_place'],
      ['motherName', 'mother_name'],
    ] as const
  ).map(([field, property]) => ({
    form: 'personal-data',
    field,
    schema: 'InformationUpdate',
    part: 'information',
    property,
  })),
  ...(['nik', 'npwp'] as const).map((field) => ({
    form: 'identity',
    field,
    schema: 'InformationUpdate',
    part: 'information',
    property: field,
  })),
  ...(
    [
      ['companyName', 'company_name'],
      ['division', 'division'],
      ['lengthOfWork', 'length_of_work'],
      ['incomeAmount', 'income_amount'],
      ['companyPhoneNumber', 'company_phone_number'],
    ] as const
  ).map(([field, property]) => ({
    form: 'employment',
    field,
    schema: 'InformationUpdate',
    part: 'information',
    property,
  })),
  {
    form: 'employment',
    field: 'positionOther',
    schema: 'InformationUpdate',
    part: 'information',
    property: 'position_other',
    given: { positionId: 14 },
  },
  ...(
    [
      ['name', 'name'],
      ['nik', 'nik'],
      ['npwp', 'npwp'],
      ['phoneNumber', 'phone_number'],
      ['email', 'email'],
      ['birthPlace', 'birth_place'],
    ] as const
  ).map(([field, property]) => ({
    form: 'spouse',
    field,
    schema: 'SpouseUpdate',
    part: 'spouse',
    property,
  })),
  ...(
    [
      ['name', 'name'],
      ['phoneNumber', 'phone_number'],
    ] as const
  ).map(([field, property]) => ({
    form: 'emergency-contact',
    field,
    schema: 'EmergencyContactUpdate',
    part: 'emergency_contact',
    property,
  })),
  {
    form: 'provider-family',
    field: 'name',
    schema: 'BosFamilyUpdate',
    part: 'bos_family',
    property: 'name',
    given: { hasFamily: true },
  },
  ...(
    [
      ['companyName', 'company_name'],
      ['npwp', 'npwp'],
      ['nib', 'nib'],
      ['companyPhoneNumber', 'company_phone_number'],
      ['totalAsset', 'total_asset'],
      ['totalStaff', 'total_staff'],
    ] as const
  ).map(([field, property]) => ({
    form: 'company-profile',
    field,
    schema: 'InformationUpdate',
    part: 'information',
    property,
  })),
  {
    form: 'partnership',
    field: 'commitmentOther',
    schema: 'InformationUpdate',
    part: 'information',
    property: 'partner_commitment_other',
    given: { commitmentId: 6 },
  },
];

test.each(sentFields)(
  `whatever $form accepts as $field, the server takes (seed ${SEED})`,
  ({ form: id, field, schema, part, property, given }) => {
    const form = forms[id]!;
    const rules = form.schema(married);
    const untouched = { ...form.initialValues(married), ...given };
    let acceptedCount = 0;
    fc.assert(
      fc.property(anyText, (text) => {
        const values = { ...untouched, [field]: text };
        if (!isAccepted(rules, field, values)) return true;
        acceptedCount += 1;
        const [call] = form.save(values, married);
        const body = (call?.body ?? {}) as Record<string, Record<string, unknown> | undefined>;
        const sent = body[part]?.[property];
        return sent === undefined || sent === null || contractAccepts(schema, property, sent);
      }),
      { seed: SEED, numRuns: 500 },
    );
    expect(acceptedCount).toBeGreaterThan(5);
  },
);
