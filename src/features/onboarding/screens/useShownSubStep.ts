import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { previousPosition } from '@/domain/onboarding/progress';
import { hubPath, positionPath, type SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useAppDispatch } from '@/state/hooks';
import { subStepShown } from '@/state/embedding/events';
import { isAt } from '../model/isAt';
import { useOnboarding } from '../model/useOnboarding';

/**
 * Reports the sub-step on the screen, for a parent portal; null while there is none. On the way to
 * another page this one may show the application of another user for a moment (N10).
 */
export function useShownSubStep(position: SubStepPosition | null): void {
  const dispatch = useAppDispatch();
  const { flow, context } = useOnboarding();
  const { key } = useLocation();
  const isLeaving = useNavigation().location !== undefined;
  const step = position?.step.id;
  const subStep = position?.subStep.id;
  const before = subStep && previousPosition(flow, context.facts, subStep);
  const backTo = before ? positionPath(flow, before) : hubPath(flow);
  const index = (position?.index ?? 0) + 1;
  const total = position?.total ?? 0;

  useEffect(() => {
    if (step === undefined || subStep === undefined) return;
    if (isLeaving || !dispatch(isAt(key))) return;
    dispatch(subStepShown({ step, subStep, index, total, backTo }));
  }, [dispatch, key, isLeaving, step, subStep, index, total, backTo]);
  useEffect(() => () => void dispatch(subStepShown(null)), [dispatch]);
}
