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

/** A sub-step that the back office wants revised, as `GET /user/onboarding-step/detail` names it. */
export interface Revision {
  readonly step: string;
  readonly sub_step: string;
  readonly note: string;
}

/** The notes of the flagged sub-steps; flags that this flow does not show are left out. */
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
 * Whether answers of a sub-step can be changed. Under revision only the flagged ones can; the review
 * always can, to submit again.
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

/** The flagged sub-steps that were not saved since; resubmitting needs none. */
export function openRevisions(
  notes: ReadonlyMap<SubStepId, string>,
  savedSince: ReadonlySet<SubStepId>,
): readonly SubStepId[] {
  return [...notes.keys()].filter((id) => !savedSince.has(id));
}

/** The first position in the flow that is still to be revised; null where none is. */
export function positionToRevise(
  flow: Flow,
  facts: OnboardingFacts,
  toBeRevised: readonly SubStepId[],
): SubStepPosition | null {
  return (
    visiblePositions(flow, facts).find(({ subStep }) => toBeRevised.includes(subStep.id)) ?? null
  );
}

/** How a sub-step or a step stands in hub and stepper. */
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

/** The state of a step: to be revised if any part is, complete if every part is. */
export function stepState(
  { positions }: VisibleStep,
  completed: Completed,
  toBeRevised: readonly SubStepId[],
): StepState {
  const states = positions.map(({ subStep }) => subStepState(subStep.id, completed, toBeRevised));
  if (states.includes('toBeRevised')) return 'toBeRevised';
  return states.every((state) => state === 'complete') ? 'complete' : 'incomplete';
}
