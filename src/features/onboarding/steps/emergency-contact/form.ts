import { OTHER_RELATIONSHIP_ID } from '@/domain/onboarding/optionIds';
import { firstOf } from '@/domain/validation/check';
import { fieldRules } from '@/domain/validation/fieldRules';
import { checkOtherPhone, checkPhone } from '@/domain/validation/numberChecks';
import { textRule } from '@/domain/validation/rule';
import { checkOtherName, checkPersonName } from '@/domain/validation/textChecks';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import { addressGroup } from '../../parts/address/addressGroup';
import { kinds, type FieldKind } from '../../model/fields/fieldKinds';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';

/** The server stores only the path of the consent; its ending shows the file type. */
function consentFileOf(pathUrl: string | null | undefined): StoredFile | null {
  if (!pathUrl) return null;
  const ending = /\.[a-z]{3,4}$/i.exec(pathUrl)?.[0] ?? '';
  return { fileName: `persetujuan${ending}`, pathUrl };
}

const consentKind: FieldKind<string, StoredFile | null, 'file'> = {
  input: 'file',
  read: consentFileOf,
  send: (file) => file?.pathUrl ?? null,
  show: (pathUrl) => {
    const file = consentFileOf(pathUrl);
    const label = 'onboardingForms.emergencyContact.consentTitle';
    return { label, value: file?.fileName ?? '', file };
  },
};

export const emergencyContact = fieldTable('onboardingForms.emergencyContact', {
  name: field.custom(kinds.text, 'emergency_contact.name', (options, { detail }) =>
    textRule(firstOf(checkPersonName, checkOtherName(detail.information.name)), options),
  ),
  phoneNumber: field.custom(kinds.phone, 'emergency_contact.phone_number', (options, { detail }) =>
    textRule(firstOf(checkPhone, checkOtherPhone(detail.information.phone_number)), options),
  ),
  relationshipId: field.choice('emergency_contact.relationship_id', 'relationships'),
  relationshipOther: field.text('emergency_contact.relationship_other', fieldRules.shortText, {
    isOptional: true,
    when: { relationshipId: OTHER_RELATIONSHIP_ID },
  }),
  address: addressGroup({ at: 'addresses.emergency', hasRtRw: false }),
  consentDocument: field.custom(consentKind, 'emergency_contact.consent_path_url', fieldRules.file),
});

export type EmergencyContactValues = FormValuesOf<typeof emergencyContact>;
