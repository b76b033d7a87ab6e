import { useLocation } from 'react-router-dom';
import { reachedSubSteps } from '@/domain/onboarding/progress';
import { subStepState } from '@/domain/onboarding/revision';
import { positionPath, type SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { StepList } from '@/ui/layout/StepList';
import { useOnboarding } from '../model/useOnboarding';

/** All sub-steps beside the form; those already reached can be opened. */
export function StepNavigation({ current }: { current: SubStepPosition }) {
  const { tRef } = useText();
  const { search } = useLocation();
  const onboarding = useOnboarding();
  const { flow, context, visible, completed, saved } = onboarding;
  const reached = reachedSubSteps(flow, context.facts, completed, saved);
  const items = visible
    .flatMap(({ positions }) => positions)
    .map((position) => ({
      id: position.subStep.id,
      title: tRef({ key: position.subStep.titleKey }),
      state: subStepState(position.subStep.id, onboarding),
      isCurrent: position.subStep.id === current.subStep.id,
      ...(reached.has(position.subStep.id) && {
        to: `${positionPath(flow, position)}${search}`,
      }),
    }));
  return <StepList items={items} />;
}
