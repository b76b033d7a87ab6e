import { addDays, type IsoDate } from '@/domain/dates';
import {
  CONSULTATION_TIMES,
  consultationDates,
  isConsultationDate,
} from '@/domain/onboarding/consultation';
import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DateField } from '@/ui/fields/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { YesNoField } from '@/ui/fields/YesNoField';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { MasterField } from '../shared/MasterField';
import { hasSchedule, labels } from './form';

export function ProviderFamilyFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const hasFamily = useFormValue('hasFamily');
  return (
    <>
      <YesNoField name="hasFamily" label={t(labels.hasFamily)} />
      {hasFamily === true && (
        <>
          <TextField name="name" label={t(labels.name)} autoComplete="off" autoCapitalize="words" />
          <MasterField
            name="relationshipId"
            label={t(labels.relationshipId)}
            list="relationships"
          />
        </>
      )}
      {hasSchedule(context) && <ScheduleFields today={context.today} />}
    </>
  );
}

function ScheduleFields({ today }: { today: IsoDate }) {
  const { t } = useText();
  const times = CONSULTATION_TIMES.map((time) => ({
    id: time,
    name: t('onboardingForms.providerFamily.timeOption', { time }),
  }));
  return (
    <Fieldset
      legend={t('onboardingForms.providerFamily.scheduleTitle')}
      helpText={t('onboardingForms.providerFamily.scheduleText')}
    >
      <DateField
        name="date"
        label={t(labels.date)}
        helpText={t('onboardingForms.providerFamily.dateHelp')}
        min={addDays(today, 1)}
        max={consultationDates(today).at(-1)}
        isDayDisabled={(day) => !isConsultationDate(day, today)}
      />
      <SelectField name="time" label={t(labels.time)} options={times} />
    </Fieldset>
  );
}
