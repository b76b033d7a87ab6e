import { addDays } from '@/domain/dates';
import {
  CONSULTATION_TIMES,
  consultationDates,
  isConsultationDate,
  isConsultationTime,
} from '@/domain/onboarding/consultation';
import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { DateField } from '@/ui/fields/date/DateField';
import { SelectField } from '@/ui/fields/choice/SelectField';
import { TextField } from '@/ui/fields/text/TextField';
import { YesNoField } from '@/ui/fields/choice/YesNoField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { providerFamily } from './form';

export function ProviderFamilyFields({ context }: { context: OnboardingContext }) {
  const { field, isAsked } = useFields(providerFamily, context);
  return (
    <>
      <YesNoField {...field('hasFamily')} />
      {isAsked('name') && (
        <>
          <TextField {...field('name')} autoComplete="off" autoCapitalize="words" />
          <MasterField {...field('relationshipId')} />
        </>
      )}
      {isAsked('date') && <ScheduleFields context={context} />}
    </>
  );
}

/** Today's choices, and the stored time, which older rules may have allowed. */
function offeredTimes(stored: string | null | undefined): readonly string[] {
  const isOffered = !stored || isConsultationTime(stored);
  return isOffered ? CONSULTATION_TIMES : [...CONSULTATION_TIMES, stored];
}

function ScheduleFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field } = useFields(providerFamily, context);
  const { today, schedule } = context;
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
        {...field('date')}
        helpText={t('onboardingForms.providerFamily.dateHelp')}
        min={addDays(today, 1)}
        max={consultationDates(today).at(-1)}
        isDayDisabled={(day) => !isConsultationDate(day, today)}
      />
      <SelectField {...field('time')} options={times} />
    </Fieldset>
  );
}
