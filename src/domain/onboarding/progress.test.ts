import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { messageRef } from '@/primitives/messageRef';
import { MARITAL_STATUS, type OnboardingFacts } from './facts';
import { borrowerIndividuNonPartner as flow } from './flows/borrowerIndividuNonPartner';
import {
  completedSubSteps,
  firstIncomplete,
  nextPosition,
  positionAt,
  previousPosition,
  reachedSubSteps,
  resume,
  summariseProgress,
  type NamedSubStep,
} from './progress';
import { SUB_STEP_IDS, type SubStepId } from './stepIds';
import { positionOf, positionPath, visiblePositions, visibleSteps } from './visibleSteps';

const single: OnboardingFacts = { maritalStatusId: MARITAL_STATUS.unmarried };
const married: OnboardingFacts = { maritalStatusId: MARITAL_STATUS.married };
const never: NamedSubStep = { step: null, subStep: null };
const none: ReadonlySet<SubStepId> = new Set();
const all: ReadonlySet<SubStepId> = new Set(SUB_STEP_IDS);
const upTo = (last: SubStepId): ReadonlySet<SubStepId> =>
  new Set(SUB_STEP_IDS.slice(0, SUB_STEP_IDS.indexOf(last) + 1));
const idsFor = (facts: OnboardingFacts): SubStepId[] =>
  visiblePositions(flow, facts).map(({ subStep }) => subStep.id);

describe('the visible sub-steps', () => {
  it.each([
    ['married', 1, true],
    ['unmarried', 2, false],
    ['divorced alive', 3, true],
    ['divorced by death', 4, true],
    ['not yet known', null, false],
    ['unheard of', 9, false],
  ])('for somebody %s hold the spouse: %s, %s', (_, maritalStatusId, hasSpouse) => {
    const ids = idsFor({ maritalStatusId });
    expect(ids.includes('spouse')).toBe(hasSpouse);
    expect(ids).toHaveLength(hasSpouse ? 12 : 11);
  });

  it('have their index and the total', () => {
    const domicile = positionOf(flow, single, 'domicile');
    expect([domicile?.index, domicile?.total]).toEqual([2, 11]);
    expect(positionOf(flow, single, 'spouse')).toBeNull();
  });

  it('are grouped by step, for the hub', () => {
    const hub = visibleSteps(flow, single).map(
      ({ step, positions }) =>
        `${step.id}: ${positions.map(({ subStep }) => subStep.id).join(', ')}`,
    );
    expect(hub).toEqual([
      'personal: personal-data, identity, domicile',
      'employment: employment',
      'family: emergency-contact',
      'finance: banks, bank-statements, financial-statements',
      'business: collateral',
      'consultation: provider-family',
      'review: review',
    ]);
  });
});

describe('next and back', () => {
  it.each([single, married])('go through every visible sub-step and back again', (facts) => {
    const forth: SubStepId[] = ['personal-data'];
    for (let position = nextPosition(flow, facts, 'personal-data'); position !== null;) {
      forth.push(position.subStep.id);
      position = nextPosition(flow, facts, position.subStep.id);
    }
    const back: SubStepId[] = ['review'];
    for (let position = previousPosition(flow, facts, 'review'); position !== null;) {
      back.push(position.subStep.id);
      position = previousPosition(flow, facts, position.subStep.id);
    }
    expect(forth).toEqual(idsFor(facts));
    expect(back.reverse()).toEqual(forth);
  });

  it('work from a sub-step that is no longer visible', () => {
    expect(nextPosition(flow, single, 'spouse')?.subStep.id).toBe('emergency-contact');
    expect(previousPosition(flow, single, 'spouse')?.subStep.id).toBe('employment');
  });
});

describe('resuming onboarding', () => {
  const goOn = (
    completed: ReadonlySet<SubStepId>,
    step: string | null,
    subStep: string | null,
    facts = married,
  ) => resume(flow, facts, completed, { step, subStep });

  it('starts at the first sub-step where nothing was saved', () => {
    expect(goOn(none, null, null).position.subStep.id).toBe('personal-data');
    expect(goOn(none, '', '').problem).toBeNull();
  });

  it.each([
    ['personal', 'personal-data', 'identity'],
    ['personal', 'domicile', 'employment'],
    ['family', 'spouse', 'emergency-contact'],
    ['finance', 'bank-statements', 'financial-statements'],
    ['consultation', 'provider-family', 'review'],
  ])('follows %s / %s, saved last, with %s', (step, subStep, next) => {
    expect(goOn(upTo(subStep as SubStepId), step, subStep)).toMatchObject({
      position: { subStep: { id: next } },
      problem: null,
    });
  });

  it('returns to the sub-step saved last where it is incomplete again', () => {
    const completed = new Set([...upTo('banks')].filter((id) => id !== 'banks'));
    expect(goOn(completed, 'finance', 'banks').position.subStep.id).toBe('banks');
  });

  it('continues after the spouse where that sub-step is hidden by now', () => {
    const completed = upTo('spouse');
    expect(goOn(completed, 'family', 'spouse', single).position.subStep.id).toBe(
      'emergency-contact',
    );
  });

  it('goes back only when everything after it is complete', () => {
    const allButIdentity = new Set([...all].filter((id) => id !== 'identity'));
    expect(goOn(allButIdentity, 'consultation', 'provider-family').position.subStep.id).toBe(
      'identity',
    );
  });

  it('goes back before the review, which is not complete until the application is submitted', () => {
    const answered = new Set([...all].filter((id) => id !== 'identity' && id !== 'review'));
    expect(goOn(answered, 'consultation', 'provider-family').position.subStep.id).toBe('identity');
    expect(goOn(answered, 'review', 'review').position.subStep.id).toBe('identity');
  });

  it('ends at the review', () => {
    expect(goOn(all, 'review', 'review').position.subStep.id).toBe('review');
  });

  it.each([
    ['pic', 'pic', 'Undefined step'],
    ['toString', 'identity', 'Undefined step'],
    [null, 'identity', 'Undefined step'],
    ['personal', 'selfie', 'Undefined sub step'],
    ['personal', 'banks', 'Undefined sub step'],
    ['personal', null, 'Undefined sub step'],
  ])('says why it does not follow %s / %s: %s', (step, subStep, text) => {
    const { position, problem } = goOn(upTo('personal-data'), step, subStep);
    expect(position.subStep.id).toBe('identity');
    expect(problem === null ? null : inIndonesian(problem)).toBe(text);
  });
});

describe('an address', () => {
  const at = (step: string, subStep: string, facts = single) =>
    positionAt(flow, facts, upTo('identity'), { step, subStep });

  it('opens the sub-step that it names', () => {
    const { position, isFallback, problem } = at('finance', 'banks');
    expect([position.subStep.id, isFallback, problem]).toEqual(['banks', false, null]);
    expect(positionPath(flow, position)).toBe(
      '/borrower/onboarding/individu-non-partner/finance/banks',
    );
  });

  it('of an unknown sub-step opens the first incomplete one and says why', () => {
    const { position, isFallback, problem } = at('finance', 'cash');
    expect([position.subStep.id, isFallback]).toEqual(['domicile', true]);
    expect(problem).toEqual(messageRef('onboarding.undefinedSubStep'));
  });

  it('of a sub-step that is hidden for these facts opens the first incomplete one without a message', () => {
    const { position, isFallback, problem } = at('family', 'spouse');
    expect([position.subStep.id, isFallback, problem]).toEqual(['domicile', true, null]);
  });
});

describe('what is complete', () => {
  const completed = (answered: readonly SubStepId[], saved = never) => [
    ...completedSubSteps(flow, single, (id) => answered.includes(id), saved),
  ];

  it('is every sub-step with all its values', () => {
    expect(completed(['personal-data', 'identity'])).toEqual(['personal-data', 'identity']);
  });

  it('includes an optional sub-step only once the user has moved past it', () => {
    const optional: SubStepId[] = ['financial-statements', 'collateral'];
    expect(completed(optional)).toEqual([]);
    expect(completed(optional, { step: 'finance', subStep: 'bank-statements' })).toEqual([]);
    expect(completed(optional, { step: 'finance', subStep: 'financial-statements' })).toEqual([
      'financial-statements',
    ]);
    expect(completed(optional, { step: 'consultation', subStep: 'provider-family' })).toEqual(
      optional,
    );
    expect(completed([...optional, 'provider-family'])).toEqual([...optional, 'provider-family']);
  });

  it('never includes a sub-step that is not visible', () => {
    expect(completed(['spouse'])).toEqual([]);
  });
});

describe('the stepper', () => {
  const reached = (completed: ReadonlySet<SubStepId>, saved = never) => [
    ...reachedSubSteps(flow, single, completed, saved),
  ];

  it('opens what is complete and the first sub-step that is not', () => {
    expect(reached(none)).toEqual(['personal-data']);
    expect(reached(upTo('domicile'))).toEqual([
      'personal-data',
      'identity',
      'domicile',
      'employment',
    ]);
    expect(reached(new Set<SubStepId>(['banks']))).toEqual(['personal-data', 'banks']);
  });

  it('opens what was reached before, although a value is missing again', () => {
    expect(reached(none, { step: 'personal', subStep: 'domicile' })).toEqual([
      'personal-data',
      'identity',
      'domicile',
      'employment',
    ]);
    expect(reached(none, { step: 'review', subStep: 'review' })).toHaveLength(11);
    expect(reached(none, { step: 'no', subStep: 'such' })).toEqual(['personal-data']);
  });
});

describe('the estimate', () => {
  it('adds up the minutes of the incomplete sub-steps', () => {
    expect(summariseProgress(flow, single, none)).toEqual({
      completed: 0,
      total: 11,
      minutesLeft: 29,
    });
    expect(summariseProgress(flow, married, none).minutesLeft).toBe(33);
    expect(summariseProgress(flow, single, all)).toEqual({
      completed: 11,
      total: 11,
      minutesLeft: 0,
    });
  });

  it('leads to the review when everything is complete', () => {
    expect(firstIncomplete(flow, married, all).subStep.id).toBe('review');
  });
});
