import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DateField } from '@/ui/fields/date/DateField';
import { SelectField } from '@/ui/fields/choice/SelectField';
import { TextField } from '@/ui/fields/text/TextField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { DocumentField } from '../../parts/DocumentField';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { categoryName, partnership } from './form';

export function PartnershipFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field, isAsked } = useFields(partnership, context);
  const { categoryId } = partnership.initialValues(context);
  return (
    <>
      <Fieldset
        legend={t('onboardingCompany.partnership.partnerTitle')}
        helpText={t('onboardingCompany.partnership.partnerText')}
      >
        <TextField {...field('partnerName')} autoComplete="off" isReadOnly />
        <SelectField
          {...field('categoryId')}
          options={[{ id: categoryId, name: t(categoryName(categoryId)) }]}
          isReadOnly
        />
      </Fieldset>
      <Fieldset legend={t('onboardingCompany.partnership.termsTitle')}>
        <DateField {...field('startDate')} max={context.today} startsWith="year" />
        <MasterField {...field('commitmentId')} />
        {isAsked('commitmentOther') && (
          <TextField {...field('commitmentOther')} autoComplete="off" />
        )}
        <DocumentField {...field('recommendationLetter')} />
      </Fieldset>
    </>
  );
}
