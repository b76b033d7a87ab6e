import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { onboardingVariants, VARIANT_IDS } from '../../access/variants';
import type { Step, SubStep } from '../flow';
import { STEP_IDS, SUB_STEP_IDS } from '../stepIds';
import { subStepPath } from '../visibleSteps';
import { flows } from './all';

const subStepLine = (subStep: SubStep): string =>
  [
    `  ${subStep.id}: ${inIndonesian(subStep.titleKey)}`,
    ...(subStep.hasSchedule ? ['schedule'] : []),
    ...(subStep.isOptional ? ['optional'] : []),
    ...(subStep.condition ? [`if ${subStep.condition}`] : []),
    ...subStep.documents,
  ].join(', ');

const stepLines = ({ id, titleKey, subSteps }: Step): string[] => [
  `${id}: ${inIndonesian(titleKey)}`,
  ...subSteps.map(subStepLine),
];

describe('the seven flows of onboarding.md', () => {
  it.each(VARIANT_IDS)('%s has these steps, sub-steps, conditions and documents', (id) => {
    const { variant, statementMonths, steps } = flows[id];
    const catalogue = [
      `${variant.path}, statements of ${statementMonths} months`,
      ...steps.flatMap(stepLines),
    ];
    expect(catalogue.join('\n')).toMatchSnapshot();
  });

  it.each(VARIANT_IDS)('%s ends with the review and has no duplicate', (id) => {
    const { steps } = flows[id];
    const subStepIds = steps.flatMap(({ subSteps }) => subSteps.map((subStep) => subStep.id));
    expect(subStepIds.at(-1)).toBe('review');
    expect(new Set(subStepIds).size).toBe(subStepIds.length);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
  });

  it('belong to their variants, and together use every step and sub-step', () => {
    for (const id of VARIANT_IDS) expect(flows[id].variant).toBe(onboardingVariants[id]);
    const steps = VARIANT_IDS.flatMap((id) => flows[id].steps);
    expect(new Set(steps.map(({ id }) => id))).toEqual(new Set(STEP_IDS));
    const subSteps = steps.flatMap((step) => step.subSteps);
    expect(new Set(subSteps.map(({ id }) => id))).toEqual(new Set(SUB_STEP_IDS));
  });

  it('have an address for each sub-step', () => {
    expect(subStepPath(flows.borrowerIndividuNonPartner, 'family', 'emergency-contact')).toBe(
      '/borrower/onboarding/individu-non-partner/family/emergency-contact',
    );
  });
});
