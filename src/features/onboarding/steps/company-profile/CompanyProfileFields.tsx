import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DigitsField } from '@/ui/fields/DigitsField';
import { MoneyField } from '@/ui/fields/MoneyField';
import { NumberField } from '@/ui/fields/NumberField';
import { PhoneField } from '@/ui/fields/PhoneField';
import { TextField } from '@/ui/fields/TextField';
import { MasterField } from '../shared/MasterField';
import { labels } from './form';

export function CompanyProfileFields() {
  const { t } = useText();
  return (
    <>
      <Fieldset legend={t('onboardingCompany.profile.identityTitle')}>
        <TextField
          name="companyName"
          label={t(labels.companyName)}
          helpText={t('onboardingCompany.profile.companyNameHelp')}
          autoComplete="organization"
          autoCapitalize="words"
        />
        <MasterField name="companyTypeId" label={t(labels.companyTypeId)} list="company-types" />
        <DigitsField
          name="npwp"
          label={t(labels.npwp)}
          helpText={t('onboardingCompany.profile.npwpHelp')}
        />
        <DigitsField
          name="nib"
          label={t(labels.nib)}
          helpText={t('onboardingCompany.profile.nibHelp')}
        />
        <PhoneField
          name="companyPhoneNumber"
          label={t(labels.companyPhoneNumber)}
          autoComplete="work tel"
        />
      </Fieldset>
      <Fieldset legend={t('onboardingCompany.profile.businessTitle')}>
        <MasterField name="companyScaleId" label={t(labels.companyScaleId)} list="company-scales" />
        <MasterField
          name="businessSectorId"
          label={t(labels.businessSectorId)}
          list="business-sectors"
        />
        <MasterField
          name="economicSectorId"
          label={t(labels.economicSectorId)}
          list="economic-sectors"
        />
        <MoneyField name="totalAsset" label={t(labels.totalAsset)} />
        <NumberField
          name="totalStaff"
          label={t(labels.totalStaff)}
          suffix={t('onboardingCompany.profile.totalStaffUnit')}
        />
      </Fieldset>
    </>
  );
}
