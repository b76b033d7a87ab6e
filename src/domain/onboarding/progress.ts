import { messageRef, type MessageRef } from '@/primitives/messageRef';
import type { OnboardingFacts } from './facts';
import type { Flow } from './flow';
import type { SubStepId } from './stepIds';
import { visiblePositions, type SubStepPosition } from './visibleSteps';

const UNDEFINED_STEP = messageRef('onboarding.undefinedStep');
const UNDEFINED_SUB_STEP = messageRef('onboarding.undefinedSubStep');

/** What the server or an address says: the sub-step that was saved last, or that is asked for. */
export interface NamedSubStep {
  readonly step: string | null;
  readonly subStep: string | null;
}

/** The sub-step that follows in order; null after the last. */
export function nextPosition(
  flow: Flow,
  facts: OnboardingFacts,
  current: SubStepId,
): SubStepPosition | null {
  const after = orderIn(flow, current);
  return visiblePositions(flow, facts).find((position) => orderOf(flow, position) > after) ?? null;
}

/** The sub-step before in order; null at the first. */
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

/** Position in the whole flow, hidden sub-steps included, so that one that went away still has one. */
const orderIn = (flow: Flow, id: SubStepId): number =>
  flow.steps.flatMap(({ subSteps }) => subSteps).findIndex((subStep) => subStep.id === id);

const orderOf = (flow: Flow, { subStep }: SubStepPosition): number => orderIn(flow, subStep.id);

/** A name from outside read against a flow: its sub-step, nothing, or what is wrong with it. */
export type ReadName =
  | { readonly kind: 'known'; readonly subStepId: SubStepId }
  | { readonly kind: 'none' }
  | { readonly kind: 'undefined'; readonly problem: MessageRef };

/**
 * Reads a step and sub-step that the server or an address names
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

/** The sub-steps that are done. */
export type Completed = ReadonlySet<SubStepId>;

/**
 * Which visible sub-steps are complete. `isComplete` tells of one whether nothing is missing. An
 * optional one has nothing to miss, so it counts once it was passed: saved last, before what was
 * saved last, or before a required one that is complete.
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

/** The first incomplete sub-step; the last of all, the review, where everything is complete. */
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

/** Where to go on, with a text to show where the server named something that does not exist. */
export interface Resumption {
  readonly position: SubStepPosition;
  readonly problem: MessageRef | null;
}

/**
 * Where onboarding goes on: at the sub-step that was saved last if it misses something again, else
 * at the first incomplete one after it, else at the first incomplete one of all. The review is last
 * of all: it waits for whatever is missing before it.
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
 * The position that an address names. One that does not exist, or not for these facts, falls back to
 * the first incomplete sub-step; the text to show says why where the flow does not know it at all.
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
 * Whether the stepper opens a position: complete ones, everything up to where onboarding goes on, and
 * everything up to the one after what was saved last.
 */
export function isReached(
  flow: Flow,
  facts: OnboardingFacts,
  completed: Completed,
  saved: NamedSubStep,
  position: SubStepPosition,
): boolean {
  if (completed.has(position.subStep.id)) return true;
  if (position.index <= resume(flow, facts, completed, saved).position.index) return true;
  const name = readName(flow, saved);
  if (name.kind !== 'known') return false;
  const afterSaved = nextPosition(flow, facts, name.subStepId);
  return afterSaved === null || position.index <= afterSaved.index;
}

/** How many visible sub-steps are complete, and the minutes that the others take. */
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
