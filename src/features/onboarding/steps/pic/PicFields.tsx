import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PhoneField } from '@/ui/fields/number/PhoneField';
import { TextAreaField } from '@/ui/fields/text/TextAreaField';
import { TextField } from '@/ui/fields/text/TextField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { BirthFields } from '../../parts/BirthFields';
import { DocumentField } from '../../parts/DocumentField';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { pic } from './form';

/** The company's representative is not always the user, so browsers do not fill these fields in. */
export function PicFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field } = useFields(pic, context);
  return (
    <>
      <Fieldset legend={t('onboardingLegal.pic.personTitle')}>
        <TextField
          {...field('name')}
          helpText={t('onboardingLegal.pic.nameHelp')}
          autoComplete="off"
          autoCapitalize="words"
        />
        <EmailField {...field('email')} autoComplete="off" />
        <PhoneField {...field('phoneNumber')} autoComplete="off" />
        <DigitsField {...field('nik')} helpText={t('onboardingLegal.pic.nikHelp')} />
        <DigitsField {...field('npwp')} helpText={t('onboardingForms.identity.npwpHelp')} />
        <BirthFields field={field} today={context.today} />
        <TextAreaField {...field('address')} autoComplete="off" />
      </Fieldset>
      <Fieldset legend={t('onboardingLegal.pic.workTitle')}>
        <MasterField {...field('positionId')} />
        <TextField {...field('division')} autoComplete="off" />
      </Fieldset>
      <Fieldset legend={t('onboardingLegal.pic.documentsTitle')}>
        <DocumentField {...field('ktpDocument')} />
        <DocumentField {...field('idCard')} />
        <DocumentField {...field('appointmentLetter')} />
      </Fieldset>
    </>
  );
}
