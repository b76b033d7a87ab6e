import { STATUS } from '@/domain/access/statuses';
import type { Flow } from '@/domain/onboarding/flow';
import {
  completedSubSteps,
  resume,
  summariseProgress,
  type Completed,
  type NamedSubStep,
  type Resumption,
} from '@/domain/onboarding/progress';
import { isSubStepEditable, openRevisions, revisionNotes } from '@/domain/onboarding/revision';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { visibleSteps, type VisibleStep } from '@/domain/onboarding/visibleSteps';
import type { DefinitionOf, OnboardingContext } from './stepDefinition';

/** Everything that hub, stepper, sub-steps and review read, computed from the server's data. */
export interface OnboardingState {
  flow: Flow;
  context: OnboardingContext;
  definitionOf: DefinitionOf;
  visible: readonly VisibleStep[];
  completed: Completed;
  saved: NamedSubStep;
  /** Notes of the back office on the flagged sub-steps. */
  notes: ReadonlyMap<SubStepId, string>;
  /** Flagged sub-steps that were not saved since. */
  toBeRevised: readonly SubStepId[];
  progress: { readonly completed: number; readonly total: number; readonly minutesLeft: number };
  resumption: Resumption;
  isEditable(id: SubStepId): boolean;
}

/**
 * Whether the application was submitted. Assumption: the status decides, not `is_form_complete`,
 * which is stored before the last call of a submit and stays when the back office asks for a
 * revision.
 */
const isReviewDone = ({ profile }: OnboardingContext): boolean =>
  profile.status_id === STATUS.eKycWaiting;

/** Computes the state; pure. `savedSince` are the flagged sub-steps that were saved since. */
export function onboardingState(
  context: OnboardingContext,
  savedSince: ReadonlySet<SubStepId>,
  definitionOf: DefinitionOf,
): OnboardingState {
  const { flow, facts, stepDetail } = context;
  const saved = { step: stepDetail.step, subStep: stepDetail.sub_step };
  const isComplete = (id: SubStepId): boolean =>
    id === 'review' ? isReviewDone(context) : definitionOf(id).missing(context).length === 0;
  const completed = completedSubSteps(flow, facts, isComplete, saved);
  const notes = revisionNotes(flow, facts, stepDetail.revisions);
  const toBeRevised = openRevisions(notes, savedSince);
  // A sub-step under revision was complete once, and no longer is.
  const stillComplete = new Set([...completed].filter((id) => !toBeRevised.includes(id)));
  return {
    flow,
    context,
    definitionOf,
    visible: visibleSteps(flow, facts),
    completed,
    saved,
    notes,
    toBeRevised,
    progress: summariseProgress(flow, facts, stillComplete),
    resumption: resume(flow, facts, completed, saved),
    isEditable: (id) => isSubStepEditable(context.profile.status_id, id, notes),
  };
}
