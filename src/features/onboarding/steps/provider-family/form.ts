import { isStatusId, STATUS, type StatusId } from '@/domain/access/statuses';
import { subStepOf } from '@/domain/onboarding/visibleSteps';
import { checkConsultationDate } from '@/domain/validation/dateChecks';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseText } from '@/domain/validation/normalise';
import { textRule } from '@/domain/validation/rule';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../model/stepDefinition';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';
import { partsOf } from '../../model/patch';
import { saveCalls } from '../../model/saveCalls';
import { sentDate, sentText, textOf } from '../../model/values';

/** Whether the flow asks for a date of consultation. */
export const hasSchedule = ({ flow }: OnboardingContext): boolean =>
  subStepOf(flow, 'provider-family')?.hasSchedule === true;

/** Null without a stored value; a family with neither name nor relationship means 'Tidak'. */
function storedValue({ detail: { bos_family: family } }: OnboardingContext): boolean | null {
  if (family === null) return null;
  return family.name !== null || family.relationship_id !== null;
}

const BEFORE_SUBMIT: readonly StatusId[] = [STATUS.readyToOnboard, STATUS.inDraft];

/**
 * Assumption: once an application was submitted, its consultation has taken place or is about to,
 * so a date in the past is not asked for again.
 */
const storedDate = ({ profile: { status_id: id }, schedule }: OnboardingContext): string | null =>
  isStatusId(id) && !BEFORE_SUBMIT.includes(id) ? (schedule?.date ?? null) : null;

export const providerFamily = fieldTable('onboardingForms.providerFamily', {
  hasFamily: field.own({
    read: storedValue,
    review: (isProvider, { t }) =>
      isProvider === null ? '' : t(isProvider ? 'actions.yes' : 'actions.no'),
    rule: fieldRules.choice,
    flaggedAs: 'bos_family',
  }),
  name: field.text('bos_family.name', fieldRules.personName, { when: { hasFamily: true } }),
  relationshipId: field.choice('bos_family.relationship_id', 'relationships', {
    when: { hasFamily: true },
  }),
  date: field.own({
    only: hasSchedule,
    flaggedAs: 'consultation.date',
    read: ({ schedule }) => textOf(schedule?.date),
    review: (date, formatter) => formatter.date(date),
    rule: (options, context) => {
      const check = checkConsultationDate(context.today);
      const stored = storedDate(context);
      return textRule((date) => (date === stored ? null : check(date)), options);
    },
  }),
  time: field.own({
    only: hasSchedule,
    flaggedAs: 'consultation.time',
    read: ({ schedule }) => schedule?.time ?? null,
    review: (time, { t }) =>
      time === null ? '' : t('onboardingForms.providerFamily.timeOption', { time }),
    rule: fieldRules.consultationTime,
  }),
});

export type ProviderFamilyValues = FormValuesOf<typeof providerFamily>;

const familyOf = ({ hasFamily, name, relationshipId }: ProviderFamilyValues) =>
  hasFamily === true
    ? { name: sentText(name, normaliseText), relationship_id: relationshipId }
    : { name: null, relationship_id: null };

type History = SaveHistory<ProviderFamilyValues>;

const scheduleOf = (values: ProviderFamilyValues) => ({
  date: sentDate(values.date) ?? '',
  time: values.time ?? '',
});

/** Date and time go together. Nothing if the flow has no schedule, or nothing was changed. */
function scheduleCalls(
  values: ProviderFamilyValues,
  context: OnboardingContext,
  history: History,
): SaveCall[] {
  const changed = partsOf(values, context, history)(scheduleOf, ({ schedule }) => schedule);
  return hasSchedule(context) && Object.keys(changed).length > 0
    ? [{ kind: 'schedule', body: scheduleOf(values) }]
    : [];
}

/** 'Tidak' is a value too, sent as a family with neither name nor relationship. */
function sentFamily(values: ProviderFamilyValues, context: OnboardingContext, history: History) {
  const isAnotherAnswer = [history.base, ...history.attempts].some(
    ({ hasFamily }) => hasFamily !== values.hasFamily,
  );
  return context.detail.bos_family === null || isAnotherAnswer
    ? familyOf(values)
    : partsOf(values, context, history)(familyOf, ({ detail }) => detail.bos_family);
}

export function save(
  values: ProviderFamilyValues,
  context: OnboardingContext,
  history: SaveHistory<ProviderFamilyValues> = {
    base: providerFamily.initialValues(context),
    attempts: [],
  },
): SaveCall[] {
  return [
    ...saveCalls({ bos_family: sentFamily(values, context, history) }),
    ...scheduleCalls(values, context, history),
  ];
}
