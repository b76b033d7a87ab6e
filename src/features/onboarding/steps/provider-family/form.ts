import { object } from 'yup';
import { STATUS } from '@/domain/access/statuses';
import { subStepOf } from '@/domain/onboarding/visibleSteps';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseText } from '@/domain/validation/normalise';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, partsOf } from '../shared/patch';
import { sentDate, sentText, textOf } from '../shared/values';

export type ProviderFamilyValues = {
  hasFamily: boolean | null;
  name: string;
  relationshipId: number | null;
  date: string;
  time: string | null;
};

export const labels = {
  hasFamily: 'onboardingForms.providerFamily.hasFamily',
  name: 'onboardingForms.providerFamily.name',
  relationshipId: 'onboardingForms.providerFamily.relationship',
  date: 'onboardingForms.providerFamily.date',
  time: 'onboardingForms.providerFamily.time',
} as const satisfies Labels;

/** Whether the flow asks for a date to talk. */
export const hasSchedule = ({ flow }: OnboardingContext): boolean =>
  subStepOf(flow, 'provider-family')?.save === 'detailAndSchedule';

/** Null until answered; a family with neither name nor relationship says 'Tidak'. */
function heldAnswer({ detail: { bos_family: family } }: OnboardingContext): boolean | null {
  if (family === null) return null;
  return family.name !== null || family.relationship_id !== null;
}

export function initialValues(context: OnboardingContext): ProviderFamilyValues {
  const { detail, schedule } = context;
  return {
    hasFamily: heldAnswer(context),
    name: textOf(detail.bos_family?.name),
    relationshipId: detail.bos_family?.relationship_id ?? null,
    date: textOf(schedule?.date),
    time: schedule?.time ?? null,
  };
}

const SENT_BEFORE: readonly (number | null)[] = [STATUS.eKycWaiting, STATUS.businessRevision];

/**
 * Assumption: once an application has been sent, the consultation on its schedule has been held or
 * is about to be, so its date is not asked for anew when it has passed.
 */
const keptDate = ({ profile, schedule }: OnboardingContext): string | null =>
  SENT_BEFORE.includes(profile.status_id) ? (schedule?.date ?? null) : null;

export function schema(context: OnboardingContext) {
  const kept = keptDate(context);
  const isScheduled = hasSchedule(context);
  return object({
    hasFamily: fieldRules.choice(),
    name: fieldRules.personName({ appliesWhen: ({ hasFamily }) => hasFamily === true }),
    relationshipId: fieldRules.choice({ appliesWhen: ({ hasFamily }) => hasFamily === true }),
    date: fieldRules.consultationDate(context.today, {
      appliesWhen: ({ date }) => isScheduled && (kept === null || date !== kept),
    }),
    time: fieldRules.consultationTime({ appliesWhen: () => isScheduled }),
  });
}

const familyOf = ({ hasFamily, name, relationshipId }: ProviderFamilyValues) =>
  hasFamily === true
    ? { name: sentText(name, normaliseText), relationship_id: relationshipId }
    : { name: null, relationship_id: null };

type History = SaveHistory<ProviderFamilyValues>;

const scheduleOf = (values: ProviderFamilyValues) => ({
  date: sentDate(values.date) ?? '',
  time: values.time ?? '',
});

/** Date and time go together. Nothing where the flow has no schedule, or nothing of it was changed. */
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

/** 'Tidak' is an answer too, and told as a family with neither name nor relationship. */
function sentFamily(values: ProviderFamilyValues, context: OnboardingContext, history: History) {
  const isAnotherAnswer = [history.began, ...history.tried].some(
    ({ hasFamily }) => hasFamily !== values.hasFamily,
  );
  return context.detail.bos_family === null || isAnotherAnswer
    ? familyOf(values)
    : partsOf(values, context, history)(familyOf, ({ detail }) => detail.bos_family);
}

export function save(
  values: ProviderFamilyValues,
  context: OnboardingContext,
  history: SaveHistory<ProviderFamilyValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  return [
    ...detailCalls({ bos_family: sentFamily(values, context, history) }),
    ...scheduleCalls(values, context, history),
  ];
}
