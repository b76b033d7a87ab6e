import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { Pair } from '@/ui/content/Stack';
import { DateField } from '@/ui/fields/DateField';
import { TextField } from '@/ui/fields/TextField';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { DocumentField } from '../shared/DocumentField';
import { isDeedGiven, type DeedValues } from './deed';
import { labels } from './form';
import { OtherDocuments } from './OtherDocuments';

function DeedFields({
  name,
  today,
  isOptional = false,
}: {
  name: 'establishment' | 'change';
  today: string;
  isOptional?: boolean;
}) {
  const { t } = useText();
  return (
    <>
      <DocumentField
        name={`${name}.document`}
        label={t(labels[`${name}.document`])}
        isOptional={isOptional}
      />
      <Pair>
        <TextField
          name={`${name}.number`}
          label={t(labels[`${name}.number`])}
          autoComplete="off"
          isOptional={isOptional}
        />
        <DateField
          name={`${name}.validityDate`}
          label={t(labels[`${name}.validityDate`])}
          max={today}
          startsWith="year"
          isOptional={isOptional}
        />
      </Pair>
    </>
  );
}

export function LegalDocumentsFields({ context: { today } }: { context: OnboardingContext }) {
  const { t } = useText();
  const change = useFormValue('change') as DeedValues;
  return (
    <>
      <Fieldset legend={t('onboardingLegal.documents.establishmentTitle')}>
        <DeedFields name="establishment" today={today} />
        <DocumentField name="establishmentDecree" label={t(labels.establishmentDecree)} />
      </Fieldset>
      <Fieldset legend={t('onboardingLegal.documents.licencesTitle')}>
        <DocumentField name="nibDocument" label={t(labels.nibDocument)} />
        <DocumentField name="npwpDocument" label={t(labels.npwpDocument)} />
        <DocumentField name="companyProfile" label={t(labels.companyProfile)} isOptional />
      </Fieldset>
      <Fieldset
        legend={t('onboardingLegal.documents.changeTitle')}
        helpText={t('onboardingLegal.documents.changeHelp')}
      >
        <DeedFields name="change" today={today} isOptional={!isDeedGiven(change)} />
        <DocumentField name="changeDecree" label={t(labels.changeDecree)} isOptional />
      </Fieldset>
      <OtherDocuments />
    </>
  );
}
