import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { MoneyField } from '@/ui/fields/MoneyField';
import { PhoneField } from '@/ui/fields/PhoneField';
import { TextField } from '@/ui/fields/TextField';
import { useFormValue } from '@/ui/forms/useFormValue';
import { MasterField } from '../shared/MasterField';
import { isOtherPosition, isOtherSourceOfIncome, labels } from './form';

export function EmploymentFields() {
  const { t } = useText();
  const positionId = useFormValue('positionId');
  const sourceOfIncomeId = useFormValue('sourceOfIncomeId');
  return (
    <>
      <Fieldset legend={t('onboardingForms.employment.workTitle')}>
        <MasterField name="occupationId" label={t(labels.occupationId)} list="occupations" />
        <TextField
          name="companyName"
          label={t(labels.companyName)}
          autoComplete="organization"
          autoCapitalize="words"
        />
        <MasterField name="positionId" label={t(labels.positionId)} list="positions" />
        {isOtherPosition(positionId) && (
          <TextField
            name="positionOther"
            label={t(labels.positionOther)}
            autoComplete="organization-title"
            isOptional
          />
        )}
        <TextField name="division" label={t(labels.division)} autoComplete="off" isOptional />
        <TextField
          name="lengthOfWork"
          label={t(labels.lengthOfWork)}
          inputMode="numeric"
          autoComplete="off"
        />
      </Fieldset>
      <Fieldset legend={t('onboardingForms.employment.incomeTitle')}>
        <MoneyField name="incomeAmount" label={t(labels.incomeAmount)} />
        <MasterField
          name="monthlyIncomeId"
          label={t(labels.monthlyIncomeId)}
          list="monthly-incomes"
          isOptional
        />
        <MasterField
          name="sourceOfIncomeId"
          label={t(labels.sourceOfIncomeId)}
          list="sources-of-income"
        />
        {isOtherSourceOfIncome(sourceOfIncomeId) && (
          <TextField
            name="sourceOfIncomeOther"
            label={t(labels.sourceOfIncomeOther)}
            autoComplete="off"
          />
        )}
      </Fieldset>
      <Fieldset legend={t('onboardingForms.employment.companyTitle')}>
        <MasterField
          name="businessSectorId"
          label={t(labels.businessSectorId)}
          list="business-sectors"
        />
        <MasterField
          name="economicSectorId"
          label={t(labels.economicSectorId)}
          list="economic-sectors"
          isOptional
        />
        <MasterField
          name="companyScaleId"
          label={t(labels.companyScaleId)}
          list="company-scales"
          isOptional
        />
        <PhoneField
          name="companyPhoneNumber"
          label={t(labels.companyPhoneNumber)}
          autoComplete="work tel"
          isOptional
        />
      </Fieldset>
    </>
  );
}
