import { MARITAL_STATUS } from './facts';
import { borrowerIndividuNonPartner as flow } from './flows/borrowerIndividuNonPartner';
import { resume } from './progress';
import { SUB_STEP_IDS, type SubStepId } from './stepIds';
import { subStepOf } from './visibleSteps';

const married = { maritalStatusId: MARITAL_STATUS.married };

/**
 * Where onboarding continues when everything up to a sub-step is complete, except for the missing
 * ones.
 */
function goOn(upTo: SubStepId, missing: readonly SubStepId[], step: string, subStep: string) {
  const done = SUB_STEP_IDS.slice(0, SUB_STEP_IDS.indexOf(upTo) + 1);
  const completed = new Set(done.filter((id) => !missing.includes(id)));
  return resume(flow, married, completed, { step, subStep }).position.subStep.id;
}

describe('resuming onboarding where an early sub-step is incomplete again', () => {
  it.each<[SubStepId, SubStepId[], string, string, SubStepId]>([
    ['banks', ['identity'], 'finance', 'banks', 'bank-statements'],
    ['banks', ['identity', 'banks'], 'finance', 'banks', 'banks'],
    ['emergency-contact', ['identity'], 'employment', 'employment', 'banks'],
    ['collateral', ['identity', 'spouse'], 'employment', 'employment', 'spouse'],
    ['provider-family', ['identity', 'domicile'], 'review', 'review', 'identity'],
  ])(
    'with all up to %s complete but %j, what follows %s / %s, saved last, is %s',
    (upTo, missing, step, subStep, next) => {
      expect(goOn(upTo, missing, step, subStep)).toBe(next);
    },
  );
});

describe('a sub-step of a flow', () => {
  it('is found whether or not it is shown', () => {
    expect(subStepOf(flow, 'spouse')?.id).toBe('spouse');
    expect(subStepOf(flow, 'banks')?.id).toBe('banks');
  });

  it('is undefined where the flow does not have it', () => {
    expect(subStepOf(flow, 'pic')).toBeUndefined();
  });
});
