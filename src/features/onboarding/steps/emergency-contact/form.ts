import { object } from 'yup';
import { OTHER_RELATIONSHIP_ID } from '@/domain/onboarding/optionIds';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normalisePhone, normaliseText } from '@/domain/validation/normalise';
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
import type { Labels } from '../shared/formRules';
import { detailCalls, partsOf } from '../shared/patch';
import { sentText, textOf } from '../shared/values';

export type EmergencyContactValues = {
  name: string;
  phoneNumber: string;
  relationshipId: number | null;
  relationshipOther: string;
  address: AddressValues;
  consentDocument: StoredFile | null;
};

const EMERGENCY_ADDRESS = { hasRtRw: false } as const;

export const labels = {
  name: 'onboardingForms.emergencyContact.name',
  phoneNumber: 'onboardingForms.emergencyContact.phoneNumber',
  relationshipId: 'onboardingForms.emergencyContact.relationship',
  relationshipOther: 'onboardingForms.emergencyContact.relationshipOther',
  ...addressLabels(EMERGENCY_ADDRESS),
  consentDocument: 'onboardingForms.emergencyContact.consentDocument',
} as const satisfies Labels;

export const isOtherRelationship = (relationshipId: unknown): boolean =>
  relationshipId === OTHER_RELATIONSHIP_ID;

/** The server keeps the path of the consent alone; its ending tells what kind of file it is. */
function consentFileOf(pathUrl: string | null): StoredFile | null {
  if (!pathUrl) return null;
  const ending = /\.[a-z]{3,4}$/i.exec(pathUrl)?.[0] ?? '';
  return { fileName: `persetujuan${ending}`, pathUrl };
}

export function initialValues({ detail }: OnboardingContext): EmergencyContactValues {
  const { emergency_contact: contact, addresses } = detail;
  return {
    name: textOf(contact.name),
    phoneNumber: textOf(contact.phone_number),
    relationshipId: contact.relationship_id,
    relationshipOther: textOf(contact.relationship_other),
    address: addressValues(addresses.emergency),
    consentDocument: consentFileOf(contact.consent_path_url),
  };
}

export function schema({ detail: { information } }: OnboardingContext) {
  return object({
    name: fieldRules.personName({ and: checkOtherName(information.name) }),
    phoneNumber: fieldRules.phone({ and: checkOtherPhone(information.phone_number) }),
    relationshipId: fieldRules.choice(),
    relationshipOther: fieldRules.shortText({
      isOptional: true,
      appliesWhen: ({ relationshipId }) => isOtherRelationship(relationshipId),
    }),
    address: addressSchema(EMERGENCY_ADDRESS),
    consentDocument: fieldRules.file(),
  });
}

const sent = (values: EmergencyContactValues) => ({
  name: sentText(values.name, normaliseText),
  phone_number: sentText(values.phoneNumber, normalisePhone),
  relationship_id: values.relationshipId,
  relationship_other: isOtherRelationship(values.relationshipId)
    ? sentText(values.relationshipOther, normaliseText)
    : null,
  consent_path_url: values.consentDocument?.pathUrl ?? null,
});

const sentContactAddress = ({ address }: EmergencyContactValues) =>
  sentAddress(address, EMERGENCY_ADDRESS);

export function save(
  values: EmergencyContactValues,
  context: OnboardingContext,
  history: SaveHistory<EmergencyContactValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const part = partsOf(values, context, history);
  const emergency = addressUpdate(
    sentContactAddress,
    ({ detail }) => detail.addresses.emergency,
    values,
    context,
    history,
  );
  return detailCalls({
    emergency_contact: part(sent, ({ detail }) => detail.emergency_contact, {
      relationship_other: 'relationship_id',
    }),
    addresses: { ...(emergency && { emergency }) },
  });
}
