import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { Pair } from '@/ui/content/Stack';
import { DateField } from '@/ui/fields/date/DateField';
import { TextField } from '@/ui/fields/text/TextField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { DocumentField } from '../../parts/DocumentField';
import { isGiven } from '../../model/fields/recordSchema';
import { useFields } from '../../parts/useFields';
import { legalDocuments } from './form';
import { OtherDocuments } from './OtherDocuments';

function DeedFields({
  name,
  context,
  isOptional = false,
}: {
  name: 'establishment' | 'change';
  context: OnboardingContext;
  isOptional?: boolean;
}) {
  const { field } = useFields(legalDocuments, context);
  return (
    <>
      <DocumentField {...field(`${name}.document`)} isOptional={isOptional} />
      <Pair>
        <TextField {...field(`${name}.number`)} autoComplete="off" isOptional={isOptional} />
        <DateField
          {...field(`${name}.validityDate`)}
          max={context.today}
          startsWith="year"
          isOptional={isOptional}
        />
      </Pair>
    </>
  );
}

export function LegalDocumentsFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field, value } = useFields(legalDocuments, context);
  return (
    <>
      <Fieldset legend={t('onboardingLegal.documents.establishmentTitle')}>
        <DeedFields name="establishment" context={context} />
        <DocumentField {...field('establishmentDecree')} />
      </Fieldset>
      <Fieldset legend={t('onboardingLegal.documents.licencesTitle')}>
        <DocumentField {...field('nibDocument')} />
        <DocumentField {...field('npwpDocument')} />
        <DocumentField {...field('companyProfile')} />
      </Fieldset>
      <Fieldset
        legend={t('onboardingLegal.documents.changeTitle')}
        helpText={t('onboardingLegal.documents.changeHelp')}
      >
        <DeedFields name="change" context={context} isOptional={!isGiven(value('change'))} />
        <DocumentField {...field('changeDecree')} />
      </Fieldset>
      <OtherDocuments />
    </>
  );
}
