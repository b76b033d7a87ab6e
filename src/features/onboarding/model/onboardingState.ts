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
import {
  flagsIn,
  isSubStepEditable,
  notesApart,
  openRevisions,
  type Flags,
} from '@/domain/onboarding/revision';
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
  /** The sub-steps that the back office has flagged, with its notes. */
  flags: Flags;
  /** Notes of the back office that are about no visible sub-step. */
  notesApart: readonly string[];
  /** Flagged sub-steps that are not revised. */
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

const NO_FLAGS: Flags = new Map();

/** Computes the state; pure. */
export function onboardingState(
  context: OnboardingContext,
  definitionOf: DefinitionOf,
): OnboardingState {
  const { flow, facts, stepDetail } = context;
  const saved = { step: stepDetail.step, subStep: stepDetail.sub_step };
  const isComplete = (id: SubStepId): boolean => {
    if (id === 'review') return isReviewDone(context);
    const definition = definitionOf(id);
    return definition.isComplete?.(context) ?? definition.missing(context).length === 0;
  };
  const completed = completedSubSteps(flow, facts, isComplete, saved);
  const { status_id: statusId } = context.profile;
  const isRevision = statusId === STATUS.businessRevision;
  const flags = isRevision ? flagsIn(flow, facts, stepDetail.revisions) : NO_FLAGS;
  const toBeRevised = openRevisions(flags);
  // A sub-step under revision was complete once, and no longer is.
  const stillComplete = new Set([...completed].filter((id) => !toBeRevised.includes(id)));
  return {
    flow,
    context,
    definitionOf,
    visible: visibleSteps(flow, facts),
    completed,
    saved,
    flags,
    notesApart: isRevision ? notesApart(flow, facts, stepDetail.revisions) : [],
    toBeRevised,
    progress: summariseProgress(flow, facts, stillComplete),
    resumption: resume(flow, facts, completed, saved),
    isEditable: (id) => isSubStepEditable(statusId, id, { flags, completed }),
  };
}
