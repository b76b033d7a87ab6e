import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import type { UserDetail } from '@/api/wire';
import { VARIANT_IDS } from '@/domain/access/variants';
import { STATUS } from '@/domain/access/statuses';
import { addDays } from '@/domain/dates';
import { consultationDates } from '@/domain/onboarding/consultation';
import { MARITAL_STATUS } from '@/domain/onboarding/facts';
import { flows } from '@/domain/onboarding/flows/all';
import { SUB_STEP_IDS, type SubStepId } from '@/domain/onboarding/stepIds';
import { subStepOf } from '@/domain/onboarding/visibleSteps';
import { completeContext } from '@/testing/onboarding/completeContext';
import { mock } from '@/testing/mock/mock';
import { onboardingState } from '../model/onboardingState';
import type { OnboardingContext } from '../model/stepDefinition';
import type { EditableSubStepId } from '../model/stepDefinition';
import { definitionOf } from '../screens/registry';
import { findIncompleteSubSteps } from './findIncompleteSubSteps';

type Loss = (context: OnboardingContext) => OnboardingContext;

const without =
  <Part extends 'information' | 'documents' | 'emergency_contact' | 'spouse'>(
    part: Part,
    key: keyof UserDetail[Part],
  ): Loss =>
  (context) => ({
    ...context,
    detail: { ...context.detail, [part]: { ...context.detail[part], [key]: null } },
  });

const withoutAddress =
  (key: 'domicilies' | 'company'): Loss =>
  (context) => ({
    ...context,
    detail: { ...context.detail, addresses: { ...context.detail.addresses, [key]: null } },
  });

/** One value of each sub-step, removed. */
const losses: Readonly<Record<EditableSubStepId, Loss>> = {
  'personal-data': without('information', 'mother_name'),
  identity: without('information', 'nik'),
  domicile: withoutAddress('domicilies'),
  employment: without('information', 'length_of_work'),
  spouse: (context) => {
    const { spouse } = context.detail;
    const lost = {
      ...spouse,
      birth_place: null,
      divorce_deed: null,
      spouse_death_certificate: null,
    };
    return { ...context, detail: { ...context.detail, spouse: lost } };
  },
  'emergency-contact': without('emergency_contact', 'phone_number'),
  'company-profile': without('information', 'nib'),
  'company-address': withoutAddress('company'),
  'legal-documents': without('documents', 'deed_of_establishment'),
  pic: (context) => ({
    ...context,
    pic: context.pic && { ...context.pic, appointment_letter: null },
  }),
  'management-shareholders': (context) => ({ ...context, shareholders: [] }),
  partnership: without('documents', 'recommendation_letter'),
  banks: (context) => ({ ...context, banks: [] }),
  'bank-statements': (context) => ({ ...context, bankStatements: [] }),
  'financial-statements': (context) => ({ ...context, financialStatements: [] }),
  'business-photos': (context) => {
    const { documents } = context.detail;
    const two = { ...documents, business_photos: documents.business_photos.slice(0, 2) };
    return { ...context, detail: { ...context.detail, documents: two } };
  },
  collateral: (context) => ({ ...context, collateral: [] }),
  'provider-family': (context) => ({
    ...context,
    detail: { ...context.detail, bos_family: null },
  }),
};

const EDITABLE = SUB_STEP_IDS.filter((id): id is EditableSubStepId => id !== 'review');

let complete: OnboardingContext;

beforeAll(async () => {
  await mock.reset();
  const stored = await completeContext();
  const { birth_place, name, divorce_deed } = stored.detail.spouse;
  expect([birth_place, name, divorce_deed]).not.toContain(undefined);
  const [date = addDays(stored.today, 1)] = consultationDates(stored.today);
  complete = {
    ...stored,
    profile: { ...stored.profile, status_id: STATUS.inDraft },
    schedule: { date, time: '09:00' },
    facts: { maritalStatusId: MARITAL_STATUS.married },
  };
});

const missingOf = (context: OnboardingContext): SubStepId[] =>
  findIncompleteSubSteps(onboardingState(context, definitionOf), {}).map(
    ({ position }) => position.subStep.id,
  );

test.each(VARIANT_IDS)('%s lacks nothing once everything is stored', (id) => {
  expect(missingOf({ ...complete, flow: flows[id] })).toEqual([]);
});

test('the review of every flow lists exactly the sub-steps that lost an answer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VARIANT_IDS),
      fc.subarray(EDITABLE),
      fc.constantFrom(...Object.values(MARITAL_STATUS)),
      (id, lost, maritalStatusId) => {
        const flow = flows[id];
        const start: OnboardingContext = { ...complete, flow, facts: { maritalStatusId } };
        const context = lost.reduce((before, subStep) => losses[subStep](before), start);
        const isMissing = (subStep: SubStepId): boolean => {
          const held = subStepOf(flow, subStep);
          if (held === undefined || held.isOptional) return false;
          if (subStep === 'spouse' && maritalStatusId !== MARITAL_STATUS.married)
            return maritalStatusId !== MARITAL_STATUS.unmarried;
          // Statements belong to an account.
          if (subStep === 'bank-statements' && lost.includes('banks')) return true;
          return lost.some((each) => each === subStep);
        };
        const inOrder = flow.steps
          .flatMap(({ subSteps }) => subSteps)
          .map((subStep) => subStep.id)
          .filter(isMissing);
        expect(missingOf(context)).toEqual(inOrder);
      },
    ),
    runs(700),
  );
});
