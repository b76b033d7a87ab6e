import fc from 'fast-check';
import type { Notification, Profile, UnreadCount } from '@/api/wire';
import { decideHome } from '@/domain/access/destination';
import { STATUS } from '@/domain/access/statuses';
import { transitionFacts } from '@/domain/access/transitions';
import { readViewer } from '@/domain/access/viewer';
import { ekycStage } from '@/domain/ekyc/ekycStage';
import { menusOf } from '@/domain/menus/menus';
import { dayStarts } from '@/domain/notifications/days';
import { unreadBadge } from '@/domain/notifications/notifications';
import { flows } from '@/domain/onboarding/flows/all';
import { completenessOf } from '@/features/dashboard/completeness/completenessOf';
import { ownershipSlices } from '@/features/dashboard/ownership/ownershipSlices';
import { findNotifications } from '@/features/notifications/searchIndex';
import { onboardingState } from '@/features/onboarding/model/onboardingState';
import type { OnboardingContext, StepDefinition } from '@/features/onboarding/model/stepDefinition';
import { regionsOfNotes, subStepNotes } from '@/features/onboarding/model/subStepNotes';
import { milestones } from '@/features/onboarding/outcome/milestones';
import { withPrevious } from '@/features/onboarding/review/previousValues';
import { definitionOf, definitions } from '@/features/onboarding/screens/registry';
import { documentGroups } from '@/features/settings/documents/documentGroups';
import { formatDate, formatMoney } from '@/i18n/format';
import { recordOf } from '@/primitives/records';
import { typedKeys } from '@/primitives/typedKeys';
import { runs } from '@/testing/exploration/sample';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { plainFormatter } from '@/testing/onboarding/plainFormatter';
import { answerSchema, exampleAnswer } from '@/testing/oracle/answerShape';
import { bodyOf, brokenFrom } from '@/testing/oracle/brokenAnswers';
import { answered } from '@/testing/store/answered';

/** What a context holds, and the endpoint that it comes from. */
const SOURCES = {
  profile: 'getProfile',
  detail: 'getUserDetail',
  stepDetail: 'getOnboardingStep',
  banks: 'getBanks',
  bankStatements: 'getBankStatements',
  financialStatements: 'getFinancialStatements',
  collateral: 'getCollaterals',
  schedule: 'getConsultationSchedule',
  pic: 'getPic',
  shareholders: 'getShareholders',
} satisfies Partial<Record<keyof OnboardingContext, string>>;

/** Notes on fields of every kind, one of them with whatever the back office has written. */
const notes = fc.tuple(
  fc.constantFrom('nik', 'addresses.ktp', 'banks.1.account_no', 'birth_date', 'documents', ''),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Broken data of an endpoint. */
const broken = (name: string) => brokenFrom(exampleAnswer(answerSchema(name) ?? {}));

/** The value that an endpoint makes of this data; undefined where it refuses it. */
async function valueOf(name: string, data: unknown): Promise<unknown> {
  const { value } = { value: undefined, ...(await answered(name, bodyOf({ code: 200, data }))) };
  return value;
}

const formatter = {
  ...plainFormatter,
  date: (iso: string | null | undefined) => formatDate(iso ?? '', 'id'),
  rupiah: (amount: number | null | undefined) => formatMoney(amount ?? 0, 'id'),
};

/** All that hub, sub-step, review and lists compute of a sub-step. */
function derive(definition: StepDefinition, context: OnboardingContext): void {
  const flagged = subStepNotes(definition, context.stepDetail.revisions, context);
  withPrevious(definition.summary(context, formatter), flagged, formatter, context);
  definition.regions?.(context);
  regionsOfNotes(flagged);
  if (definition.kind === 'list') return void definition.records(context);
  const values = definition.initialValues(context);
  definition.schema(context).isValidSync(values, { context });
  definition.compare.rows(Object.keys(values), values, context, formatter);
  definition.save(values, context);
}

test('G3: whatever the server has stored, hub, review, settings and dashboard can be computed of it', async () => {
  const cases = fc.record({
    answers: fc.record(recordOf(typedKeys(SOURCES), (key) => broken(SOURCES[key]))),
    note: notes,
    flow: fc.constantFrom(...Object.values(flows)),
    statusId: fc.constantFrom(...Object.values(STATUS)),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ answers, note: [field, previous], flow, statusId }) => {
      const base = contextWith({ flow, statusId });
      const context: OnboardingContext = { ...base };
      for (const key of typedKeys(SOURCES)) {
        const value = await valueOf(SOURCES[key], answers[key]);
        if (value !== undefined) Object.assign(context, { [key]: value });
      }
      const written = { step: 'personal', sub_step: 'identity', note: '', field, previous };
      const revisions = [...context.stepDetail.revisions, { ...written, revised_at: null }];
      context.stepDetail = { ...context.stepDetail, revisions };
      context.facts = { maritalStatusId: context.detail.information.marital_status_id };

      for (const definition of definitions) derive(definition, context);
      const state = onboardingState(context, definitionOf);
      const { completed, total, percent } = completenessOf(state);
      expect(completed <= total && percent >= 0 && percent <= 100).toBe(true);
      const groups = documentGroups(
        state.visible.flatMap(({ positions }) =>
          positions.flatMap((position) => {
            const { id } = position.subStep;
            return id === 'review' ? [] : [{ position, definition: definitionOf(id) }];
          }),
        ),
        context,
        formatter,
      );
      for (const { file } of groups.flatMap(({ documents }) => documents))
        expect([typeof file.fileName, typeof file.pathUrl]).toEqual(['string', 'string']);
      for (const { share } of ownershipSlices(context.shareholders)) expect(share).not.toBeNaN();
      milestones(statusId, transitionFacts(context.detail, [1]));
      ekycStage(context.profile.status_id, context.detail.documents);
    }),
    runs(200),
  );
});

test('G3: whoever a profile says somebody is, there is a page for them or a message', async () => {
  await fc.assert(
    fc.asyncProperty(broken('getProfile'), async (data) => {
      const profile = (await valueOf('getProfile', data)) as Profile | undefined;
      if (profile === undefined) return;
      const viewer = readViewer(profile, null);
      expect(decideHome(viewer)).toBeTruthy();
      menusOf(viewer, true);
    }),
    runs(1_000),
  );
});

test('G3: whatever a list of notifications holds, it can be searched and put into days', async () => {
  const cases = fc.tuple(broken('getNotifications'), broken('getUnreadCount'));
  await fc.assert(
    fc.asyncProperty(cases, async ([data, count]) => {
      const list = ((await valueOf('getNotifications', data)) ?? []) as Notification[];
      expect(dayStarts(list)).toHaveLength(list.length);
      findNotifications(list, 'tagihan \u0301 (');
      const badge = (await valueOf('getUnreadCount', count)) as UnreadCount | undefined;
      expect(unreadBadge(badge?.count_unread ?? 0)?.length ?? 0).toBeLessThan(4);
    }),
    runs(1_000),
  );
});
