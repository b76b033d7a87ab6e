import { conditions, type OnboardingFacts } from './facts';
import type { Flow, Step, SubStep } from './flow';
import type { StepId, SubStepId } from './stepIds';

/** A sub-step with its index among the visible ones. */
export interface SubStepPosition {
  readonly step: Step;
  readonly subStep: SubStep;
  /** Zero-based. */
  readonly index: number;
  /** The number of visible sub-steps: 'Langkah {index + 1} dari {total}'. */
  readonly total: number;
}

const isVisible = ({ condition }: SubStep, facts: OnboardingFacts): boolean =>
  condition === undefined || conditions[condition](facts);

/**
 * The sub-steps that are visible for these facts, in order. Stepper, next, back and resume all use
 * this list.
 */
export function visiblePositions(flow: Flow, facts: OnboardingFacts): readonly SubStepPosition[] {
  const pairs = flow.steps.flatMap((step) =>
    step.subSteps
      .filter((subStep) => isVisible(subStep, facts))
      .map((subStep) => ({ step, subStep })),
  );
  return pairs.map((pair, index) => ({ ...pair, index, total: pairs.length }));
}

/** A visible step with its visible sub-steps, for the hub and the stepper. */
export interface VisibleStep {
  readonly step: Step;
  readonly positions: readonly SubStepPosition[];
}

/** The visible positions grouped by step, without steps that have none. */
export function visibleSteps(flow: Flow, facts: OnboardingFacts): readonly VisibleStep[] {
  const positions = visiblePositions(flow, facts);
  return flow.steps
    .map((step) => ({
      step,
      positions: positions.filter((position) => position.step.id === step.id),
    }))
    .filter((visible) => visible.positions.length > 0);
}

/** The position of a sub-step; null where it is hidden for these facts. */
export function positionOf(
  flow: Flow,
  facts: OnboardingFacts,
  id: SubStepId,
): SubStepPosition | null {
  return visiblePositions(flow, facts).find((position) => position.subStep.id === id) ?? null;
}

/** A sub-step of a flow, visible or not; undefined where the flow does not have it. */
export function subStepOf(flow: Flow, id: SubStepId): SubStep | undefined {
  return flow.steps.flatMap(({ subSteps }) => subSteps).find((subStep) => subStep.id === id);
}

/** Whether the applicant has to fill in this sub-step. */
export const isRequiredIn = (flow: Flow, id: SubStepId): boolean =>
  subStepOf(flow, id)?.isOptional !== true;

/** The path of the hub: the page that lists all steps of a flow. */
export function hubPath(flow: Flow): string {
  return flow.variant.path;
}

/** The path of a sub-step, below `/bos`. */
export function subStepPath(flow: Flow, stepId: StepId, subStepId: SubStepId): string {
  return `${hubPath(flow)}/${stepId}/${subStepId}`;
}

/** The path of a position, below `/bos`. */
export function positionPath(flow: Flow, { step, subStep }: SubStepPosition): string {
  return subStepPath(flow, step.id, subStep.id);
}
