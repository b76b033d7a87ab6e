import { isEditableStatus, STATUS } from '../access/statuses';
import type { OnboardingFacts } from './facts';
import type { Flow } from './flow';
import { readName, type Completed } from './progress';
import type { SubStepId } from './stepIds';
import { visiblePositions, type SubStepPosition, type VisibleStep } from './visibleSteps';

/** A note of the back office, from `GET /user/onboarding-step/detail`. */
export interface Revision {
  readonly step: string;
  readonly sub_step: string;
  /** The key of the field that it is about; without it, it is about the sub-step. */
  readonly field?: string;
  readonly note: string;
  /** The value of the field when it was flagged. */
  readonly previous?: unknown;
  /** Null until the sub-step was revised. */
  readonly revised_at: string | null;
}

/** The flagged sub-steps with their notes. */
export type Flags<One extends Revision = Revision> = ReadonlyMap<SubStepId, readonly One[]>;

/** Tells the visible sub-step that a note is about; null if it is hidden, or not in this flow. */
function subStepReader(flow: Flow, facts: OnboardingFacts) {
  const visible = new Set(visiblePositions(flow, facts).map(({ subStep }) => subStep.id));
  return ({ step, sub_step: subStep }: Revision): SubStepId | null => {
    const name = readName(flow, { step, subStep });
    return name.kind === 'known' && visible.has(name.subStepId) ? name.subStepId : null;
  };
}

/** The notes by sub-step, without those that are hidden or not in this flow. */
export function flagsIn<One extends Revision>(
  flow: Flow,
  facts: OnboardingFacts,
  revisions: readonly One[],
): Flags<One> {
  const flaggedBy = subStepReader(flow, facts);
  const flags = new Map<SubStepId, One[]>();
  for (const revision of revisions) {
    const id = flaggedBy(revision);
    if (id === null) continue;
    const notes = flags.get(id);
    if (notes) notes.push(revision);
    else flags.set(id, [revision]);
  }
  return flags;
}

/** The notes that are about no visible sub-step: they hold nothing back, but have to be read. */
export const notesApart = (
  flow: Flow,
  facts: OnboardingFacts,
  revisions: readonly Revision[],
): readonly string[] => {
  const flaggedBy = subStepReader(flow, facts);
  return revisions.filter((revision) => flaggedBy(revision) === null).map(({ note }) => note);
};

/**
 * Whether a sub-step can be edited. In a revision only the flagged sub-steps can, and always the
 * review, to submit again. Assumptions, so that nobody is stuck: a revision that flags nothing leaves
 * everything open; and what lacks an answer can be edited, flagged or not, because a month has begun
 * since, or because a corrected answer asks for more.
 */
export function isSubStepEditable(
  statusId: number | null,
  id: SubStepId,
  { flags, completed }: Pick<RevisedProgress, 'flags' | 'completed'>,
): boolean {
  if (!isEditableStatus(statusId)) return false;
  if (statusId !== STATUS.businessRevision || flags.size === 0) return true;
  return id === 'review' || flags.has(id) || !completed.has(id);
}

/**
 * The flagged sub-steps that are not revised; the application can be submitted again when there are
 * none.
 */
export const openRevisions = (flags: Flags): readonly SubStepId[] =>
  [...flags].flatMap(([id, notes]) =>
    notes.some(({ revised_at: revisedAt }) => revisedAt === null) ? id : [],
  );

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

/** What the state of a sub-step depends on. */
export interface RevisedProgress {
  readonly completed: Completed;
  readonly flags: Flags;
  readonly toBeRevised: readonly SubStepId[];
}

/** The state of a sub-step or step that hub and stepper show. */
export type StepState = 'complete' | 'incomplete' | 'toBeRevised' | 'revised';

/** The state of one sub-step. */
export function subStepState(
  id: SubStepId,
  { completed, flags, toBeRevised }: RevisedProgress,
): StepState {
  if (toBeRevised.includes(id)) return 'toBeRevised';
  if (!completed.has(id)) return 'incomplete';
  return flags.has(id) ? 'revised' : 'complete';
}

/** The state of a step: to be revised if any sub-step is, complete if none is incomplete. */
export function stepState({ positions }: VisibleStep, progress: RevisedProgress): StepState {
  const states = positions.map(({ subStep }) => subStepState(subStep.id, progress));
  if (states.includes('toBeRevised')) return 'toBeRevised';
  return states.includes('incomplete') ? 'incomplete' : 'complete';
}
