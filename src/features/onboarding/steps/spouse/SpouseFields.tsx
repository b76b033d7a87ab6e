import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DigitsField } from '@/ui/fields/DigitsField';
import { EmailField } from '@/ui/fields/EmailField';
import { PhoneField } from '@/ui/fields/PhoneField';
import { TextField } from '@/ui/fields/TextField';
import { YesNoField } from '@/ui/fields/YesNoField';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { BirthFields } from '../shared/BirthFields';
import { DocumentField } from '../shared/DocumentField';
import { labels, marriageOf } from './form';

function MarriedFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const hasSeparateAssets = useFormValue('hasSeparateAssets');
  return (
    <>
      <TextField name="name" label={t(labels.name)} autoComplete="off" autoCapitalize="words" />
      <DigitsField name="nik" label={t(labels.nik)} />
      <DigitsField name="npwp" label={t(labels.npwp)} isOptional />
      <PhoneField name="phoneNumber" label={t(labels.phoneNumber)} autoComplete="off" />
      <EmailField name="email" label={t(labels.email)} autoComplete="off" isOptional />
      <BirthFields
        field={(name) => ({ name, label: t(labels[name]), isOptional: false })}
        today={context.today}
      />
      <Fieldset legend={t('onboardingForms.spouse.documentsTitle')}>
        <YesNoField
          name="hasSeparateAssets"
          label={t(labels.hasSeparateAssets)}
          helpText={t('onboardingForms.spouse.hasSeparateAssetsHelp')}
        />
        {hasSeparateAssets === true && (
          <DocumentField
            name="assetsSeparationAgreement"
            label={t(labels.assetsSeparationAgreement)}
          />
        )}
        {hasSeparateAssets === false && (
          <DocumentField name="spouseAgreement" label={t(labels.spouseAgreement)} />
        )}
        <DocumentField name="proofOfMarriage" label={t(labels.proofOfMarriage)} />
        <DocumentField name="ktpDocument" label={t(labels.ktpDocument)} />
        <DocumentField name="npwpDocument" label={t(labels.npwpDocument)} isOptional />
      </Fieldset>
    </>
  );
}

/** What is asked of a marriage depends on the marital status of personal-data, typed or saved. */
export function SpouseFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  switch (marriageOf(context)) {
    case 'married':
      return <MarriedFields context={context} />;
    case 'divorcedAlive':
      return <DocumentField name="divorceDeed" label={t(labels.divorceDeed)} />;
    case 'divorcedDeath':
      return <DocumentField name="deathCertificate" label={t(labels.deathCertificate)} />;
    case 'none':
      return null;
  }
}
