import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import { useAppSelector } from '@/state/hooks';
import { selectDrafts } from '@/state/slices/drafts';
import { useOnboarding } from './useOnboarding';

/** The sub-steps with unsaved input that can still be edited. */
export function useDraftedPositions(): SubStepPosition[] {
  const drafts = useAppSelector(selectDrafts);
  const { visible, isEditable } = useOnboarding();
  return visible
    .flatMap(({ positions }) => positions)
    .filter(({ subStep: { id } }) => Object.hasOwn(drafts, id) && isEditable(id));
}
