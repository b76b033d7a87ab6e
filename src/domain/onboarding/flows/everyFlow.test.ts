import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { VARIANT_IDS } from '../../access/variants';
import { MARITAL_STATUS, type OnboardingFacts } from '../facts';
import type { Flow } from '../flow';
import {
  completedSubSteps,
  isReached,
  nextPlace,
  placeAt,
  previousPlace,
  resume,
  summariseProgress,
  type NamedSubStep,
} from '../progress';
import { stepState } from '../revision';
import type { SubStepId } from '../stepIds';
import { visiblePlaces, visibleSteps, type Place } from '../visibleSteps';
import { flows } from './all';

const RUNS = runs(3_000);

const anyFlow = fc.constantFrom(...VARIANT_IDS).map((id) => flows[id]);
const anyFacts = fc.record<OnboardingFacts>({
  maritalStatusId: fc.oneof(
    fc.constantFrom(null, ...Object.values(MARITAL_STATUS)),
    fc.integer({ min: -1, max: 9 }),
  ),
});

const idOf = ({ subStep }: Place): SubStepId => subStep.id;
const nameOf = (place: Place): NamedSubStep => ({ step: place.step.id, subStep: idOf(place) });
const NOTHING: NamedSubStep = { step: null, subStep: null };

/**
 * A flow with facts, the sub-steps that have their answers, and the one that was saved last, which
 * need not be shown any more.
 */
const anyState = fc
  .tuple(anyFlow, anyFacts, fc.integer({ min: 0 }), fc.integer({ min: -1, max: 30 }))
  .map(([flow, facts, mask, savedIndex]) => {
    const names = flow.steps.flatMap(({ id: step, subSteps }) =>
      subSteps.map(({ id: subStep }) => ({ step, subStep })),
    );
    const answered = new Set(
      names.filter((_name, index) => ((mask >> index) & 1) === 1).map(({ subStep }) => subStep),
    );
    const places = visiblePlaces(flow, facts);
    const saved: NamedSubStep = names[savedIndex] ?? NOTHING;
    const completed = completedSubSteps(flow, facts, (id) => answered.has(id), saved);
    return { flow, facts, answered, places, saved, completed };
  });

/** All that next, or back, passes from a place on. */
function walk(from: Place | undefined, step: (from: Place) => Place | null): SubStepId[] {
  const passed: SubStepId[] = [];
  for (let place = from ?? null; place !== null; place = step(place)) passed.push(idOf(place));
  return passed;
}

const forth = (flow: Flow, facts: OnboardingFacts) => (from: Place) =>
  nextPlace(flow, facts, idOf(from));
const back = (flow: Flow, facts: OnboardingFacts) => (from: Place) =>
  previousPlace(flow, facts, idOf(from));

test('stepper, next and back of every flow show the same sub-steps in the same order', () => {
  fc.assert(
    fc.property(anyFlow, anyFacts, (flow, facts) => {
      const places = visiblePlaces(flow, facts);
      const ids = places.map(idOf);
      const inStepper = visibleSteps(flow, facts).flatMap((step) => step.places.map(idOf));
      expect(inStepper).toEqual(ids);
      expect(walk(places[0], forth(flow, facts))).toEqual(ids);
      expect(walk(places.at(-1), back(flow, facts))).toEqual(ids.toReversed());
      expect(places.map(({ index, total }) => [index, total])).toEqual(
        ids.map((_id, index) => [index, ids.length]),
      );
    }),
    RUNS,
  );
});

test('whatever was answered and saved, onboarding goes on at a place that the stepper opens', () => {
  fc.assert(
    fc.property(anyState, ({ flow, facts, places, saved, completed }) => {
      const { place, problem } = resume(flow, facts, completed, saved);
      expect(problem).toBeNull();
      expect(places.map(idOf)).toContain(idOf(place));
      expect(isReached(flow, facts, completed, saved, place)).toBe(true);
      // It is the review, or something is missing there.
      expect(idOf(place) === 'review' || !completed.has(idOf(place))).toBe(true);
      const opened = placeAt(flow, facts, completed, nameOf(place));
      expect([opened.isFallback, idOf(opened.place)]).toEqual([false, idOf(place)]);
    }),
    RUNS,
  );
});

test('every shown sub-step is reached by completing what comes before, and can be left', () => {
  fc.assert(
    fc.property(anyFlow, anyFacts, (flow, facts) => {
      const places = visiblePlaces(flow, facts);
      const answered = new Set<SubStepId>();
      let saved = NOTHING;
      for (const place of places) {
        const before = completedSubSteps(flow, facts, (id) => answered.has(id), saved);
        expect(isReached(flow, facts, before, saved, place)).toBe(true);
        expect(idOf(resume(flow, facts, before, saved).place)).toBe(idOf(place));
        answered.add(idOf(place));
        saved = nameOf(place);
        const after = completedSubSteps(flow, facts, (id) => answered.has(id), saved);
        expect(after.has(idOf(place))).toBe(true);
        const ways = [nextPlace(flow, facts, idOf(place)), previousPlace(flow, facts, idOf(place))];
        expect(ways.some((way) => way !== null)).toBe(true);
        for (const way of ways)
          expect(way === null || isReached(flow, facts, after, saved, way)).toBe(true);
      }
    }),
    runs(500),
  );
});

test('a sub-step that went away while it was open leads to its neighbours', () => {
  fc.assert(
    fc.property(anyFlow, anyFacts, anyFacts, (flow, before, now) => {
      const ids = visiblePlaces(flow, now).map(idOf);
      for (const place of visiblePlaces(flow, before)) {
        const next = nextPlace(flow, now, idOf(place));
        const previous = previousPlace(flow, now, idOf(place));
        if (next !== null && previous !== null && !ids.includes(idOf(place))) {
          expect(ids.indexOf(idOf(next)) - ids.indexOf(idOf(previous))).toBe(1);
        }
        expect(next !== null || idOf(place) === 'review').toBe(true);
      }
    }),
    RUNS,
  );
});

test('what counts as complete has its answers and is shown, and the counts agree', () => {
  fc.assert(
    fc.property(anyState, ({ flow, facts, answered, places, completed }) => {
      const shown = new Set(places.map(idOf));
      for (const id of completed) expect([answered.has(id), shown.has(id)]).toEqual([true, true]);
      const required = places.filter(({ subStep }) => !subStep.isOptional).map(idOf);
      for (const id of required) expect(completed.has(id)).toBe(answered.has(id));
      const progress = summariseProgress(flow, facts, completed);
      expect([progress.completed, progress.total]).toEqual([completed.size, places.length]);
      const isDone = visibleSteps(flow, facts).every(
        (step) => stepState(step, completed, []) === 'complete',
      );
      expect(isDone).toBe(completed.size === places.length);
      expect(progress.minutesLeft > 0).toBe(!isDone);
    }),
    RUNS,
  );
});
