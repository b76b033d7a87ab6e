import { useText } from '@/i18n/useText';
import { Pair } from '@/ui/content/Stack';
import { EmailField } from '@/ui/fields/EmailField';
import { PhoneField } from '@/ui/fields/PhoneField';
import { TextField } from '@/ui/fields/TextField';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { BirthFields } from '../shared/BirthFields';
import { MasterField } from '../shared/MasterField';
import { labels } from './form';

export function PersonalDataFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  return (
    <>
      <TextField
        name="name"
        label={t(labels.name)}
        helpText={t('onboardingForms.personalData.nameHelp')}
        autoComplete="name"
        autoCapitalize="words"
      />
      <PhoneField name="phoneNumber" label={t(labels.phoneNumber)} />
      <EmailField
        name="email"
        label={t(labels.email)}
        helpText={t('onboardingForms.personalData.emailHelp')}
        isReadOnly
      />
      <BirthFields labels={labels} today={context.today} isOwn />
      <Pair>
        <MasterField name="genderId" label={t(labels.genderId)} list="genders" />
        <MasterField name="religionId" label={t(labels.religionId)} list="religions" />
      </Pair>
      <MasterField name="educationId" label={t(labels.educationId)} list="educations" />
      <MasterField
        name="maritalStatusId"
        label={t(labels.maritalStatusId)}
        list="marital-statuses"
      />
      <TextField
        name="motherName"
        label={t(labels.motherName)}
        helpText={t('onboardingForms.personalData.motherNameHelp')}
        autoComplete="off"
        autoCapitalize="words"
      />
    </>
  );
}
