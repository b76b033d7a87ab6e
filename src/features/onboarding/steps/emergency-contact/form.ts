import { OTHER_RELATIONSHIP_ID } from '@/domain/onboarding/optionIds';
import { fieldRules } from '@/domain/validation/fieldRules';
import { checkOtherPhone } from '@/domain/validation/numberChecks';
import { checkOtherName } from '@/domain/validation/textChecks';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  StoredFile,
} from '../../engine/stepDefinition';
import {
  addressLabels,
  addressSchema,
  addressUpdate,
  addressValues,
  sentAddress,
  type AddressValues,
} from '../address/form';
import { kinds, type FieldKind } from '../shared/fieldKinds';
import { field, makeField } from '../shared/fields';
import { fieldTable, type FormValuesOf } from '../shared/fieldTable';
import { missingOfForm, type Labels } from '../shared/formRules';
import { detailCalls } from '../shared/patch';

const EMERGENCY_ADDRESS = { hasRtRw: false } as const;

/** The server keeps the path of the consent alone; its ending tells what kind of file it is. */
function consentFileOf(pathUrl: string | null | undefined): StoredFile | null {
  if (!pathUrl) return null;
  const ending = /\.[a-z]{3,4}$/i.exec(pathUrl)?.[0] ?? '';
  return { fileName: `persetujuan${ending}`, pathUrl };
}

const consentKind: FieldKind<string, StoredFile | null> = {
  read: consentFileOf,
  send: (file) => file?.pathUrl ?? null,
  show: (pathUrl) => {
    const file = consentFileOf(pathUrl);
    return { value: file?.fileName ?? '', file };
  },
};

export const contact = fieldTable('onboardingForms.emergencyContact', {
  name: makeField(kinds.text, 'emergency_contact.name', (options, { detail }) =>
    fieldRules.personName({ ...options, and: checkOtherName(detail.information.name) }),
  ),
  phoneNumber: makeField(kinds.phone, 'emergency_contact.phone_number', (options, { detail }) =>
    fieldRules.phone({ ...options, and: checkOtherPhone(detail.information.phone_number) }),
  ),
  relationshipId: field.choice('emergency_contact.relationship_id', 'relationships'),
  relationshipOther: field.text('emergency_contact.relationship_other', fieldRules.shortText, {
    isOptional: true,
    when: { relationshipId: OTHER_RELATIONSHIP_ID },
  }),
  consentDocument: makeField(consentKind, 'emergency_contact.consent_path_url', fieldRules.file),
});

export type EmergencyContactValues = FormValuesOf<typeof contact> & { address: AddressValues };

const { consentDocument, ...contactLabels } = contact.labels;

const labels: Labels = {
  ...contactLabels,
  ...addressLabels(EMERGENCY_ADDRESS),
  consentDocument,
};

export const initialValues = (context: OnboardingContext): EmergencyContactValues => ({
  ...contact.initialValues(context),
  address: addressValues(context.detail.addresses.emergency),
});

export const schema = (context: OnboardingContext) =>
  contact.schema(context).shape({ address: addressSchema(EMERGENCY_ADDRESS) });

export const missing = (context: OnboardingContext): string[] =>
  missingOfForm({ initialValues, schema, labels }, context);

const sentContactAddress = ({ address }: EmergencyContactValues) =>
  sentAddress(address, EMERGENCY_ADDRESS);

export function save(
  values: EmergencyContactValues,
  context: OnboardingContext,
  history: SaveHistory<EmergencyContactValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const emergency = addressUpdate(
    sentContactAddress,
    ({ detail }) => detail.addresses.emergency,
    values,
    context,
    history,
  );
  return detailCalls({
    ...contact.changes(values, context, history),
    addresses: { ...(emergency && { emergency }) },
  });
}
