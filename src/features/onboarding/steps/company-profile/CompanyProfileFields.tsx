import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { MoneyField } from '@/ui/fields/number/MoneyField';
import { NumberField } from '@/ui/fields/number/NumberField';
import { PhoneField } from '@/ui/fields/number/PhoneField';
import { TextField } from '@/ui/fields/text/TextField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { companyProfile } from './form';

export function CompanyProfileFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field } = useFields(companyProfile, context);
  return (
    <>
      <Fieldset legend={t('onboardingCompany.profile.identityTitle')}>
        <TextField
          {...field('companyName')}
          helpText={t('onboardingCompany.profile.companyNameHelp')}
          autoComplete="organization"
          autoCapitalize="words"
        />
        <MasterField {...field('companyTypeId')} />
        <DigitsField {...field('npwp')} helpText={t('onboardingCompany.profile.npwpHelp')} />
        <DigitsField {...field('nib')} helpText={t('onboardingCompany.profile.nibHelp')} />
        <PhoneField {...field('companyPhoneNumber')} autoComplete="work tel" />
      </Fieldset>
      <Fieldset legend={t('onboardingCompany.profile.businessTitle')}>
        <MasterField {...field('companyScaleId')} />
        <MasterField {...field('businessSectorId')} />
        <MasterField {...field('economicSectorId')} />
        <MoneyField {...field('totalAsset')} />
        <NumberField
          {...field('totalStaff')}
          suffix={t('onboardingCompany.profile.totalStaffUnit')}
        />
      </Fieldset>
    </>
  );
}
