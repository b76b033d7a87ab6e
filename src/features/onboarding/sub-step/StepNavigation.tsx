import { useLocation } from 'react-router-dom';
import { isReached } from '@/domain/onboarding/progress';
import { subStepState } from '@/domain/onboarding/revision';
import { placePath, type Place } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { StepList } from '@/ui/layout/StepList';
import { useOnboarding } from '../model/useOnboarding';
import { chipState } from './chipState';

/** All sub-steps beside the form; those already reached can be opened. */
export function StepNavigation({ current }: { current: Place }) {
  const { tRef } = useText();
  const { search } = useLocation();
  const { flow, context, visible, completed, saved, toBeRevised } = useOnboarding();
  const items = visible
    .flatMap(({ places }) => places)
    .map((place) => ({
      id: place.subStep.id,
      title: tRef(place.subStep.titleKey),
      state: chipState(subStepState(place.subStep.id, completed, toBeRevised)),
      isCurrent: place.subStep.id === current.subStep.id,
      ...(isReached(flow, context.facts, completed, saved, place) && {
        to: `${placePath(flow, place)}${search}`,
      }),
    }));
  return <StepList items={items} />;
}
