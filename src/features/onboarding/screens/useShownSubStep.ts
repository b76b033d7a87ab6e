import { useEffect } from 'react';
import { previousPosition } from '@/domain/onboarding/progress';
import { hubPath, positionPath, type SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useAppDispatch } from '@/state/hooks';
import { subStepShown } from '@/state/embedding/events';
import { useOnboarding } from '../model/useOnboarding';

/** Reports the sub-step on the screen, for a parent portal; null while there is none. */
export function useShownSubStep(position: SubStepPosition | null): void {
  const dispatch = useAppDispatch();
  const { flow, context } = useOnboarding();
  const step = position?.step.id;
  const subStep = position?.subStep.id;
  const before = subStep && previousPosition(flow, context.facts, subStep);
  const backTo = before ? positionPath(flow, before) : hubPath(flow);
  const index = (position?.index ?? 0) + 1;
  const total = position?.total ?? 0;

  useEffect(() => {
    if (step === undefined || subStep === undefined) return;
    dispatch(subStepShown({ step, subStep, index, total, backTo }));
  }, [dispatch, step, subStep, index, total, backTo]);
  useEffect(() => () => void dispatch(subStepShown(null)), [dispatch]);
}
