import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { PhoneField } from '@/ui/fields/PhoneField';
import { TextField } from '@/ui/fields/TextField';
import { useFormValue } from '@/ui/forms/useFormValue';
import { AddressFields } from '../address/AddressFields';
import { DocumentField } from '../shared/DocumentField';
import { MasterField } from '../shared/MasterField';
import { ConsentForm } from './ConsentForm';
import { isOtherRelationship, labels } from './form';

export function EmergencyContactFields() {
  const { t } = useText();
  const relationshipId = useFormValue('relationshipId');
  return (
    <>
      <TextField
        name="name"
        label={t(labels.name)}
        helpText={t('onboardingForms.emergencyContact.nameHelp')}
        autoComplete="off"
        autoCapitalize="words"
      />
      <PhoneField name="phoneNumber" label={t(labels.phoneNumber)} autoComplete="off" />
      <MasterField name="relationshipId" label={t(labels.relationshipId)} list="relationships" />
      {isOtherRelationship(relationshipId) && (
        <TextField
          name="relationshipOther"
          label={t(labels.relationshipOther)}
          autoComplete="off"
          isOptional
        />
      )}
      <Fieldset legend={t('onboardingForms.address.emergencyTitle')}>
        <AddressFields hasRtRw={false} />
      </Fieldset>
      <Fieldset
        legend={t('onboardingForms.emergencyContact.consentTitle')}
        helpText={t('onboardingForms.emergencyContact.consentText')}
      >
        <ConsentForm />
        <DocumentField name="consentDocument" label={t(labels.consentDocument)} />
      </Fieldset>
    </>
  );
}
