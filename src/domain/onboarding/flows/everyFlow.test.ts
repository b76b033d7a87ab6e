import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { VARIANT_IDS } from '../../access/variants';
import { MARITAL_STATUS, type OnboardingFacts } from '../facts';
import type { Flow } from '../flow';
import {
  completedSubSteps,
  nextPosition,
  positionAt,
  previousPosition,
  reachedSubSteps,
  resume,
  summariseProgress,
  type NamedSubStep,
} from '../progress';
import { stepState } from '../revision';
import type { SubStepId } from '../stepIds';
import { visiblePositions, visibleSteps, type SubStepPosition } from '../visibleSteps';
import { flows } from './all';

const RUNS = runs(3_000);

const anyFlow = fc.constantFrom(...VARIANT_IDS).map((id) => flows[id]);
const anyFacts = fc.record<OnboardingFacts>({
  maritalStatusId: fc.oneof(
    fc.constantFrom(null, ...Object.values(MARITAL_STATUS)),
    fc.integer({ min: -1, max: 9 }),
  ),
});

const idOf = ({ subStep }: SubStepPosition): SubStepId => subStep.id;
const nameOf = (position: SubStepPosition): NamedSubStep => ({
  step: position.step.id,
  subStep: idOf(position),
});
const NOTHING: NamedSubStep = { step: null, subStep: null };

/**
 * A flow with facts, the sub-steps whose values are complete, and the sub-step that was saved last,
 * which may be hidden by now.
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
    const positions = visiblePositions(flow, facts);
    const saved: NamedSubStep = names[savedIndex] ?? NOTHING;
    const completed = completedSubSteps(flow, facts, (id) => answered.has(id), saved);
    return { flow, facts, answered, positions, saved, completed };
  });

/** All positions that next, or back, goes through from a position. */
function walk(
  from: SubStepPosition | undefined,
  step: (from: SubStepPosition) => SubStepPosition | null,
): SubStepId[] {
  const passed: SubStepId[] = [];
  for (let position = from ?? null; position !== null; position = step(position))
    passed.push(idOf(position));
  return passed;
}

const forth = (flow: Flow, facts: OnboardingFacts) => (from: SubStepPosition) =>
  nextPosition(flow, facts, idOf(from));
const back = (flow: Flow, facts: OnboardingFacts) => (from: SubStepPosition) =>
  previousPosition(flow, facts, idOf(from));

test('stepper, next and back of every flow show the same sub-steps in the same order', () => {
  fc.assert(
    fc.property(anyFlow, anyFacts, (flow, facts) => {
      const positions = visiblePositions(flow, facts);
      const ids = positions.map(idOf);
      const inStepper = visibleSteps(flow, facts).flatMap((step) => step.positions.map(idOf));
      expect(inStepper).toEqual(ids);
      expect(walk(positions[0], forth(flow, facts))).toEqual(ids);
      expect(walk(positions.at(-1), back(flow, facts))).toEqual(ids.toReversed());
      expect(positions.map(({ index, total }) => [index, total])).toEqual(
        ids.map((_id, index) => [index, ids.length]),
      );
    }),
    RUNS,
  );
});

test('for any stored values and last saved sub-step, onboarding continues at a position that the stepper opens', () => {
  fc.assert(
    fc.property(anyState, ({ flow, facts, positions, saved, completed }) => {
      const { position, problem } = resume(flow, facts, completed, saved);
      expect(problem).toBeNull();
      expect(positions.map(idOf)).toContain(idOf(position));
      expect(reachedSubSteps(flow, facts, completed, saved)).toContain(idOf(position));
      // It is the review, or it is incomplete.
      expect(idOf(position) === 'review' || !completed.has(idOf(position))).toBe(true);
      const opened = positionAt(flow, facts, completed, nameOf(position));
      expect([opened.isFallback, idOf(opened.position)]).toEqual([false, idOf(position)]);
    }),
    RUNS,
  );
});

test('every visible sub-step is reached by completing those before it, and can be left', () => {
  fc.assert(
    fc.property(anyFlow, anyFacts, (flow, facts) => {
      const positions = visiblePositions(flow, facts);
      const answered = new Set<SubStepId>();
      let saved = NOTHING;
      for (const position of positions) {
        const before = completedSubSteps(flow, facts, (id) => answered.has(id), saved);
        expect(reachedSubSteps(flow, facts, before, saved)).toContain(idOf(position));
        expect(idOf(resume(flow, facts, before, saved).position)).toBe(idOf(position));
        answered.add(idOf(position));
        saved = nameOf(position);
        const after = completedSubSteps(flow, facts, (id) => answered.has(id), saved);
        expect(after.has(idOf(position))).toBe(true);
        const ways = [
          nextPosition(flow, facts, idOf(position)),
          previousPosition(flow, facts, idOf(position)),
        ];
        expect(ways.some((way) => way !== null)).toBe(true);
        const reached = reachedSubSteps(flow, facts, after, saved);
        for (const way of ways) expect(way === null || reached.has(idOf(way))).toBe(true);
      }
    }),
    runs(500),
  );
});

test('a sub-step that is hidden while it is open still has a next and a previous one', () => {
  fc.assert(
    fc.property(anyFlow, anyFacts, anyFacts, (flow, before, now) => {
      const ids = visiblePositions(flow, now).map(idOf);
      for (const position of visiblePositions(flow, before)) {
        const next = nextPosition(flow, now, idOf(position));
        const previous = previousPosition(flow, now, idOf(position));
        if (next !== null && previous !== null && !ids.includes(idOf(position))) {
          expect(ids.indexOf(idOf(next)) - ids.indexOf(idOf(previous))).toBe(1);
        }
        expect(next !== null || idOf(position) === 'review').toBe(true);
      }
    }),
    RUNS,
  );
});

test('a complete sub-step has its values and is visible, and the counts agree', () => {
  fc.assert(
    fc.property(anyState, ({ flow, facts, answered, positions, completed }) => {
      const shown = new Set(positions.map(idOf));
      for (const id of completed) expect([answered.has(id), shown.has(id)]).toEqual([true, true]);
      const required = positions.filter(({ subStep }) => !subStep.isOptional).map(idOf);
      for (const id of required) expect(completed.has(id)).toBe(answered.has(id));
      const progress = summariseProgress(flow, facts, completed);
      expect([progress.completed, progress.total]).toEqual([completed.size, positions.length]);
      const isDone = visibleSteps(flow, facts).every(
        (step) => stepState(step, { completed, flags: new Map(), toBeRevised: [] }) === 'complete',
      );
      expect(isDone).toBe(completed.size === positions.length);
      expect(progress.minutesLeft > 0).toBe(!isDone);
    }),
    RUNS,
  );
});
