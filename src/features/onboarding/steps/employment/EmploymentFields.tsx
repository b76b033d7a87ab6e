import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { MoneyField } from '@/ui/fields/number/MoneyField';
import { PhoneField } from '@/ui/fields/number/PhoneField';
import { TextField } from '@/ui/fields/text/TextField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { employment } from './form';

export function EmploymentFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field, isAsked } = useFields(employment, context);
  return (
    <>
      <Fieldset legend={t('onboardingForms.employment.workTitle')}>
        <MasterField {...field('occupationId')} />
        <TextField {...field('companyName')} autoComplete="organization" autoCapitalize="words" />
        <MasterField {...field('positionId')} />
        {isAsked('positionOther') && (
          <TextField {...field('positionOther')} autoComplete="organization-title" />
        )}
        <TextField {...field('division')} autoComplete="off" />
        <TextField {...field('lengthOfWork')} inputMode="numeric" autoComplete="off" />
      </Fieldset>
      <Fieldset legend={t('onboardingForms.employment.incomeTitle')}>
        <MoneyField {...field('incomeAmount')} />
        <MasterField {...field('monthlyIncomeId')} />
        <MasterField {...field('sourceOfIncomeId')} />
        {isAsked('sourceOfIncomeOther') && (
          <TextField {...field('sourceOfIncomeOther')} autoComplete="off" />
        )}
      </Fieldset>
      <Fieldset legend={t('onboardingForms.employment.companyTitle')}>
        <MasterField {...field('businessSectorId')} />
        <MasterField {...field('economicSectorId')} />
        <MasterField {...field('companyScaleId')} />
        <PhoneField {...field('companyPhoneNumber')} autoComplete="work tel" />
      </Fieldset>
    </>
  );
}
