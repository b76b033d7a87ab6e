import { addDays } from '@/domain/dates';
import {
  CONSULTATION_TIMES,
  consultationDates,
  isConsultationDate,
  isConsultationTime,
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
      {hasSchedule(context) && <ScheduleFields context={context} />}
    </>
  );
}

/** The hours of today, and the one that is held, though older rules allowed it alone. */
function offeredTimes(held: string | null | undefined): readonly string[] {
  const isOffered = !held || isConsultationTime(held);
  return isOffered ? CONSULTATION_TIMES : [...CONSULTATION_TIMES, held];
}

function ScheduleFields({ context: { today, schedule } }: { context: OnboardingContext }) {
  const { t } = useText();
  const times = offeredTimes(schedule?.time).map((time) => ({
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
