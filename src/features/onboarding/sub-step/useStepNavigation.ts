import { useLocation } from 'react-router-dom';
import { nextPosition, previousPosition } from '@/domain/onboarding/progress';
import { positionToRevise } from '@/domain/onboarding/revision';
import {
  hubPath,
  positionOf,
  positionPath,
  type SubStepPosition,
} from '@/domain/onboarding/visibleSteps';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { settleDrafts } from '@/state/drafts/openDrafts';
import { useAppDispatch } from '@/state/hooks';
import { useGoTo } from '@/ui/links/useGoTo';
import { isAt } from '../model/isAt';
import { useOnboarding } from '../model/useOnboarding';

/** The state of a link from the review to what should be changed or is missing. */
export const FROM_REVIEW = { from: 'review' } as const;

const isFromReview = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === FROM_REVIEW.from;

export interface StepNavigation {
  /**
   * Resolves when the next page is there. Does nothing once the sub-step was left: a late response
   * must not move the user.
   */
  forward(this: void): Promise<void>;
  back(this: void): void;
}

/**
 * Where 'Simpan & Lanjutkan' and 'Kembali' lead; the query string is kept. Assumption: under
 * revision the next page is the next flagged sub-step, then the review, skipping read-only ones; a
 * user who came from the review goes back to it.
 */
export function useStepNavigation({ subStep }: SubStepPosition): StepNavigation {
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const goTo = useGoTo();
  const location = useLocation();
  const { flow, context, flags, toBeRevised } = useOnboarding();
  const go = (position: SubStepPosition | null): Promise<void> =>
    goTo(`${position === null ? hubPath(flow) : positionPath(flow, position)}${location.search}`);
  const next = (): SubStepPosition | null => {
    const { facts } = context;
    if (isFromReview(location.state)) return positionOf(flow, facts, 'review');
    if (!flags.has(subStep.id)) return nextPosition(flow, facts, subStep.id);
    const others = toBeRevised.filter((id) => id !== subStep.id);
    return positionToRevise(flow, facts, others) ?? positionOf(flow, facts, 'review');
  };
  return {
    forward: async () => {
      await dispatch(settleDrafts());
      // A user on the way to another page has left, even if the screen does not show it yet.
      if (!screenSignal().aborted && dispatch(isAt(location.key))) await go(next());
    },
    back: () => void go(previousPosition(flow, context.facts, subStep.id)),
  };
}
