import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DateField } from '@/ui/fields/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { DocumentField } from '../shared/DocumentField';
import { MasterField } from '../shared/MasterField';
import { categoryName, isOtherCommitment, labels } from './form';

export function PartnershipFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const commitmentId = useFormValue('commitmentId');
  const categoryId = useFormValue('categoryId') as number;
  return (
    <>
      <Fieldset
        legend={t('onboardingCompany.partnership.partnerTitle')}
        helpText={t('onboardingCompany.partnership.partnerText')}
      >
        <TextField name="partnerName" label={t(labels.partnerName)} autoComplete="off" isReadOnly />
        <SelectField
          name="categoryId"
          label={t(labels.categoryId)}
          options={[{ id: categoryId, name: t(categoryName(categoryId)) }]}
          isReadOnly
        />
      </Fieldset>
      <Fieldset legend={t('onboardingCompany.partnership.termsTitle')}>
        <DateField
          name="startDate"
          label={t(labels.startDate)}
          max={context.today}
          startsWith="year"
        />
        <MasterField
          name="commitmentId"
          label={t(labels.commitmentId)}
          list="partner-commitments"
        />
        {isOtherCommitment(commitmentId) && (
          <TextField
            name="commitmentOther"
            label={t(labels.commitmentOther)}
            autoComplete="off"
            isOptional
          />
        )}
        <DocumentField name="recommendationLetter" label={t(labels.recommendationLetter)} />
      </Fieldset>
    </>
  );
}
