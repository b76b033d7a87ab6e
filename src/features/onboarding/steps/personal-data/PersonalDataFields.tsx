import { useText } from '@/i18n/useText';
import { Pair } from '@/ui/content/Stack';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PhoneField } from '@/ui/fields/number/PhoneField';
import { TextField } from '@/ui/fields/text/TextField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { BirthFields } from '../../parts/BirthFields';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { personalData } from './form';

export function PersonalDataFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field } = useFields(personalData, context);
  return (
    <>
      <TextField
        {...field('name')}
        helpText={t('onboardingForms.personalData.nameHelp')}
        autoComplete="name"
        autoCapitalize="words"
      />
      <PhoneField {...field('phoneNumber')} />
      <EmailField
        {...field('email')}
        helpText={t('onboardingForms.personalData.emailHelp')}
        isReadOnly
      />
      <BirthFields field={field} today={context.today} isOwn />
      <Pair>
        <MasterField {...field('genderId')} />
        <MasterField {...field('religionId')} />
      </Pair>
      <MasterField {...field('educationId')} />
      <MasterField {...field('maritalStatusId')} />
      <TextField
        {...field('motherName')}
        helpText={t('onboardingForms.personalData.motherNameHelp')}
        autoComplete="off"
        autoCapitalize="words"
      />
    </>
  );
}
