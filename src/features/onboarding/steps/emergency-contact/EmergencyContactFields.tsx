import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { PhoneField } from '@/ui/fields/number/PhoneField';
import { TextField } from '@/ui/fields/text/TextField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { AddressFields } from '../../parts/address/AddressFields';
import { DocumentField } from '../../parts/DocumentField';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { ConsentForm } from './ConsentForm';
import { emergencyContact } from './form';

export function EmergencyContactFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field, group, isAsked } = useFields(emergencyContact, context);
  return (
    <>
      <TextField
        {...field('name')}
        helpText={t('onboardingForms.emergencyContact.nameHelp')}
        autoComplete="off"
        autoCapitalize="words"
      />
      <PhoneField {...field('phoneNumber')} autoComplete="off" />
      <MasterField {...field('relationshipId')} />
      {isAsked('relationshipOther') && (
        <TextField {...field('relationshipOther')} autoComplete="off" />
      )}
      <Fieldset legend={t('onboardingForms.address.emergencyTitle')}>
        <AddressFields {...group('address')} />
      </Fieldset>
      <Fieldset
        legend={t('onboardingForms.emergencyContact.consentTitle')}
        helpText={t('onboardingForms.emergencyContact.consentText')}
      >
        <ConsentForm />
        <DocumentField {...field('consentDocument')} />
      </Fieldset>
    </>
  );
}
