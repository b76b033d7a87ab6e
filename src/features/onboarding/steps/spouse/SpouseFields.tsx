import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PhoneField } from '@/ui/fields/number/PhoneField';
import { TextField } from '@/ui/fields/text/TextField';
import { YesNoField } from '@/ui/fields/choice/YesNoField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { BirthFields } from '../../parts/BirthFields';
import { DocumentField } from '../../parts/DocumentField';
import { useFields } from '../../parts/useFields';
import { marriageOf, spouse } from './form';

function MarriedFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field, isAsked } = useFields(spouse, context);
  return (
    <>
      <TextField {...field('name')} autoComplete="off" autoCapitalize="words" />
      <DigitsField {...field('nik')} />
      <DigitsField {...field('npwp')} />
      <PhoneField {...field('phoneNumber')} autoComplete="off" />
      <EmailField {...field('email')} autoComplete="off" />
      <BirthFields field={field} today={context.today} />
      <Fieldset legend={t('onboardingForms.spouse.documentsTitle')}>
        <YesNoField
          {...field('hasSeparateAssets')}
          helpText={t('onboardingForms.spouse.hasSeparateAssetsHelp')}
        />
        {isAsked('assetsSeparationAgreement') && (
          <DocumentField {...field('assetsSeparationAgreement')} />
        )}
        {isAsked('spouseAgreement') && <DocumentField {...field('spouseAgreement')} />}
        <DocumentField {...field('proofOfMarriage')} />
        <DocumentField {...field('ktpDocument')} />
        <DocumentField {...field('npwpDocument')} />
      </Fieldset>
    </>
  );
}

/** The fields depend on the marital status of personal-data, typed or saved. */
export function SpouseFields({ context }: { context: OnboardingContext }) {
  const { field } = useFields(spouse, context);
  switch (marriageOf(context)) {
    case 'married':
      return <MarriedFields context={context} />;
    case 'divorcedAlive':
      return <DocumentField {...field('divorceDeed')} />;
    case 'divorcedDeath':
      return <DocumentField {...field('deathCertificate')} />;
    case 'none':
      return null;
  }
}
