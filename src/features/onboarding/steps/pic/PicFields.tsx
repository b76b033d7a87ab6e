import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DigitsField } from '@/ui/fields/DigitsField';
import { EmailField } from '@/ui/fields/EmailField';
import { PhoneField } from '@/ui/fields/PhoneField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { BirthFields } from '../shared/BirthFields';
import { DocumentField } from '../shared/DocumentField';
import { MasterField } from '../shared/MasterField';
import { labels } from './form';

/** Whoever stands for the company; not always the one who fills in, so browsers do not fill it in. */
export function PicFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  return (
    <>
      <Fieldset legend={t('onboardingLegal.pic.personTitle')}>
        <TextField
          name="name"
          label={t(labels.name)}
          helpText={t('onboardingLegal.pic.nameHelp')}
          autoComplete="off"
          autoCapitalize="words"
        />
        <EmailField name="email" label={t(labels.email)} autoComplete="off" />
        <PhoneField name="phoneNumber" label={t(labels.phoneNumber)} autoComplete="off" />
        <DigitsField name="nik" label={t(labels.nik)} helpText={t('onboardingLegal.pic.nikHelp')} />
        <DigitsField
          name="npwp"
          label={t(labels.npwp)}
          helpText={t('onboardingForms.identity.npwpHelp')}
        />
        <BirthFields labels={labels} today={context.today} />
        <TextAreaField name="address" label={t(labels.address)} autoComplete="off" />
      </Fieldset>
      <Fieldset legend={t('onboardingLegal.pic.workTitle')}>
        <MasterField name="positionId" label={t(labels.positionId)} list="positions" />
        <TextField name="division" label={t(labels.division)} autoComplete="off" isOptional />
      </Fieldset>
      <Fieldset legend={t('onboardingLegal.pic.documentsTitle')}>
        <DocumentField name="ktpDocument" label={t(labels.ktpDocument)} />
        <DocumentField name="idCard" label={t(labels.idCard)} isOptional />
        <DocumentField name="appointmentLetter" label={t(labels.appointmentLetter)} />
      </Fieldset>
    </>
  );
}
