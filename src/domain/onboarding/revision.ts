import { isEditableStatus, STATUS } from '../access/statuses';
import type { OnboardingFacts } from './facts';
import type { Flow } from './flow';
import { readName, type Completed } from './progress';
import type { SubStepId } from './stepIds';
import {
  positionOf,
  visiblePositions,
  type SubStepPosition,
  type VisibleStep,
} from './visibleSteps';

/** A sub-step that the back office wants revised, from `GET /user/onboarding-step/detail`. */
export interface Revision {
  readonly step: string;
  readonly sub_step: string;
  readonly note: string;
}

/** The notes of the flagged sub-steps, without those that are hidden or not in this flow. */
export function revisionNotes(
  flow: Flow,
  facts: OnboardingFacts,
  revisions: readonly Revision[],
): ReadonlyMap<SubStepId, string> {
  const notes = new Map<SubStepId, string>();
  for (const { step, sub_step: subStep, note } of revisions) {
    const name = readName(flow, { step, subStep });
    if (name.kind === 'known' && positionOf(flow, facts, name.subStepId)) {
      notes.set(name.subStepId, note);
    }
  }
  return notes;
}

/**
 * Whether a sub-step can be edited. In a revision only the flagged sub-steps can, and always the
 * review, to submit again.
 */
export function isSubStepEditable(
  statusId: number | null,
  id: SubStepId,
  notes: ReadonlyMap<SubStepId, string>,
): boolean {
  if (!isEditableStatus(statusId)) return false;
  // Assumption: a revision that flags nothing leaves everything open, so that nobody is stuck.
  if (statusId !== STATUS.businessRevision || notes.size === 0) return true;
  return id === 'review' || notes.has(id);
}

/**
 * The flagged sub-steps that were not saved since the revision; the application can be submitted
 * again when there are none.
 */
export function openRevisions(
  notes: ReadonlyMap<SubStepId, string>,
  savedSince: ReadonlySet<SubStepId>,
): readonly SubStepId[] {
  return [...notes.keys()].filter((id) => !savedSince.has(id));
}

/** The first position that is still to be revised; null where there is none. */
export function positionToRevise(
  flow: Flow,
  facts: OnboardingFacts,
  toBeRevised: readonly SubStepId[],
): SubStepPosition | null {
  return (
    visiblePositions(flow, facts).find(({ subStep }) => toBeRevised.includes(subStep.id)) ?? null
  );
}

/** The state of a sub-step or step that hub and stepper show. */
export type StepState = 'complete' | 'incomplete' | 'toBeRevised';

/** The state of one sub-step. */
export function subStepState(
  id: SubStepId,
  completed: Completed,
  toBeRevised: readonly SubStepId[],
): StepState {
  if (toBeRevised.includes(id)) return 'toBeRevised';
  return completed.has(id) ? 'complete' : 'incomplete';
}

/** The state of a step: to be revised if any sub-step is, complete if every sub-step is. */
export function stepState(
  { positions }: VisibleStep,
  completed: Completed,
  toBeRevised: readonly SubStepId[],
): StepState {
  const states = positions.map(({ subStep }) => subStepState(subStep.id, completed, toBeRevised));
  if (states.includes('toBeRevised')) return 'toBeRevised';
  return states.every((state) => state === 'complete') ? 'complete' : 'incomplete';
}
