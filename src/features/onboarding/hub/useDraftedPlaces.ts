import type { Place } from '@/domain/onboarding/visibleSteps';
import { useAppSelector } from '@/state/hooks';
import { selectDrafts } from '@/state/slices/drafts';
import { useOnboarding } from '../model/useOnboarding';

/** The sub-steps in which something was typed and not saved, where it can be gone on with. */
export function useDraftedPlaces(): Place[] {
  const drafts = useAppSelector(selectDrafts);
  const { visible, isEditable } = useOnboarding();
  return visible
    .flatMap(({ places }) => places)
    .filter(({ subStep: { id } }) => Object.hasOwn(drafts, id) && isEditable(id));
}
