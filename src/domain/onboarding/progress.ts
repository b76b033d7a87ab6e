import { messageRef, type MessageRef } from '@/primitives/messageRef';
import type { OnboardingFacts } from './facts';
import type { Flow } from './flow';
import type { SubStepId } from './stepIds';
import { visiblePositions, type SubStepPosition } from './visibleSteps';

const UNDEFINED_STEP = messageRef('onboarding.undefinedStep');
const UNDEFINED_SUB_STEP = messageRef('onboarding.undefinedSubStep');

/** A sub-step as the server or an address names it: not yet validated. */
export interface NamedSubStep {
  readonly step: string | null;
  readonly subStep: string | null;
}

/** The next visible sub-step; null after the last. */
export function nextPosition(
  flow: Flow,
  facts: OnboardingFacts,
  current: SubStepId,
): SubStepPosition | null {
  const after = orderIn(flow, current);
  return visiblePositions(flow, facts).find((position) => orderOf(flow, position) > after) ?? null;
}

/** The previous visible sub-step; null at the first. */
export function previousPosition(
  flow: Flow,
  facts: OnboardingFacts,
  current: SubStepId,
): SubStepPosition | null {
  const before = orderIn(flow, current);
  return (
    visiblePositions(flow, facts).findLast((position) => orderOf(flow, position) < before) ?? null
  );
}

/**
 * The index in the whole flow, including hidden sub-steps, so that a sub-step hidden while it is
 * open still has one.
 */
const orderIn = (flow: Flow, id: SubStepId): number =>
  flow.steps.flatMap(({ subSteps }) => subSteps).findIndex((subStep) => subStep.id === id);

const orderOf = (flow: Flow, { subStep }: SubStepPosition): number => orderIn(flow, subStep.id);

/** The result of looking up a name in a flow: a sub-step, no name at all, or a problem. */
export type ReadName =
  | { readonly kind: 'known'; readonly subStepId: SubStepId }
  | { readonly kind: 'none' }
  | { readonly kind: 'undefined'; readonly problem: MessageRef };

/**
 * Looks up the step and sub-step that the server or an address names
 * (onboarding.md#addresses-of-sub-steps).
 */
export function readName(flow: Flow, { step, subStep }: NamedSubStep): ReadName {
  if (!step && !subStep) return { kind: 'none' };
  const knownStep = flow.steps.find(({ id }) => id === step);
  if (!knownStep) return { kind: 'undefined', problem: UNDEFINED_STEP };
  const known = knownStep.subSteps.find(({ id }) => id === subStep);
  return known
    ? { kind: 'known', subStepId: known.id }
    : { kind: 'undefined', problem: UNDEFINED_SUB_STEP };
}

/** The complete sub-steps. */
export type Completed = ReadonlySet<SubStepId>;

/**
 * The visible sub-steps that are complete. `isComplete` says whether all values of a sub-step are
 * there. An optional sub-step has no required values, so it counts once the user has moved past it:
 * when it was saved last, or comes before the one saved last or before a complete required one.
 */
export function completedSubSteps(
  flow: Flow,
  facts: OnboardingFacts,
  isComplete: (id: SubStepId) => boolean,
  saved: NamedSubStep,
): Completed {
  const positions = visiblePositions(flow, facts);
  const name = readName(flow, saved);
  const savedOrder = name.kind === 'known' ? orderIn(flow, name.subStepId) : -1;
  const complete = positions.filter(({ subStep }) => isComplete(subStep.id));
  const lastRequired = complete.findLast(({ subStep }) => !subStep.isOptional);
  const passedOrder = Math.max(savedOrder, lastRequired ? orderOf(flow, lastRequired) : -1);
  return new Set(
    complete
      .filter((position) => !position.subStep.isOptional || orderOf(flow, position) <= passedOrder)
      .map(({ subStep }) => subStep.id),
  );
}

/** The first incomplete sub-step; the review where all are complete. */
export function firstIncomplete(
  flow: Flow,
  facts: OnboardingFacts,
  completed: Completed,
): SubStepPosition {
  const positions = visiblePositions(flow, facts);
  const position = positions.find(({ subStep }) => !completed.has(subStep.id)) ?? positions.at(-1);
  if (!position) throw new Error(`The flow at ${flow.variant.path} has no visible sub-step`);
  return position;
}

/**
 * Where onboarding continues, with a message where the server named a sub-step that does not exist.
 */
export interface Resumption {
  readonly position: SubStepPosition;
  readonly problem: MessageRef | null;
}

/**
 * Where onboarding continues: at the sub-step saved last if it is incomplete again, else at the
 * first incomplete one after it, else at the first incomplete one of the flow. The review comes
 * last: it is not opened while another sub-step is incomplete.
 */
export function resume(
  flow: Flow,
  facts: OnboardingFacts,
  completed: Completed,
  saved: NamedSubStep,
): Resumption {
  const name = readName(flow, saved);
  const fallback = firstIncomplete(flow, facts, completed);
  if (name.kind === 'undefined') return { position: fallback, problem: name.problem };
  if (name.kind === 'none') return { position: fallback, problem: null };
  const savedOrder = orderIn(flow, name.subStepId);
  const ahead = visiblePositions(flow, facts).find(
    (position) =>
      orderOf(flow, position) >= savedOrder &&
      position.subStep.id !== 'review' &&
      !completed.has(position.subStep.id),
  );
  return { position: ahead ?? fallback, problem: null };
}

/**
 * The position that an address names. If the sub-step does not exist or is hidden for these facts,
 * it is the first incomplete one instead; `problem` is set only where the flow does not have the
 * sub-step at all.
 */
export function positionAt(
  flow: Flow,
  facts: OnboardingFacts,
  completed: Completed,
  asked: NamedSubStep,
): Resumption & { readonly isFallback: boolean } {
  const name = readName(flow, asked);
  const found =
    name.kind === 'known'
      ? visiblePositions(flow, facts).find(({ subStep }) => subStep.id === name.subStepId)
      : undefined;
  if (found) return { position: found, problem: null, isFallback: false };
  const problem = name.kind === 'undefined' ? name.problem : null;
  return { position: firstIncomplete(flow, facts, completed), problem, isFallback: true };
}

/**
 * The visible sub-steps that the stepper opens: complete ones, all up to where onboarding continues,
 * and all up to the one after the sub-step saved last.
 */
export function reachedSubSteps(
  flow: Flow,
  facts: OnboardingFacts,
  completed: Completed,
  saved: NamedSubStep,
): ReadonlySet<SubStepId> {
  const { position: resumed } = resume(flow, facts, completed, saved);
  const name = readName(flow, saved);
  const afterSaved = name.kind === 'known' ? nextPosition(flow, facts, name.subStepId) : resumed;
  const last = Math.max(resumed.index, afterSaved?.index ?? Infinity);
  const reached = visiblePositions(flow, facts).filter(
    ({ subStep, index }) => index <= last || completed.has(subStep.id),
  );
  return new Set(reached.map(({ subStep }) => subStep.id));
}

/** The number of complete visible sub-steps, and the minutes that the others take. */
export function summariseProgress(
  flow: Flow,
  facts: OnboardingFacts,
  completed: Completed,
): { readonly completed: number; readonly total: number; readonly minutesLeft: number } {
  const positions = visiblePositions(flow, facts);
  const open = positions.filter(({ subStep }) => !completed.has(subStep.id));
  return {
    completed: positions.length - open.length,
    total: positions.length,
    minutesLeft: open.reduce((sum, { subStep }) => sum + subStep.minutes, 0),
  };
}
