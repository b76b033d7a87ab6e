import { useRef } from 'react';
import { useSaveConsultationScheduleMutation } from '@/api/consultationApi';
import { useSaveOnboardingStepMutation } from '@/api/onboardingStepApi';
import { useUpdatePicMutation } from '@/api/picApi';
import { isApiProblem, unanswered, type ApiProblem } from '@/api/problem';
import { useUpdateUserMutation } from '@/api/userApi';
import type { Place } from '@/domain/onboarding/visibleSteps';
import { useAppDispatch } from '@/state/hooks';
import { subStepSaved } from '@/state/onboardingEvents';
import { useOnboarding } from './OnboardingProvider';
import type { SaveCall } from './stepDefinition';

export type SaveOutcome = { kind: 'saved' } | { kind: 'failed'; problem: ApiProblem };

/**
 * Saves a sub-step: its calls in order, then the step itself. A call that succeeded is not sent
 * again when a later one failed and the user tries once more with the same answers.
 */
export function useSaveSubStep(place: Place): (calls: readonly SaveCall[]) => Promise<SaveOutcome> {
  const dispatch = useAppDispatch();
  const { markSaved, completed, context } = useOnboarding();
  const [updateUser] = useUpdateUserMutation();
  const [updatePic] = useUpdatePicMutation();
  const [saveSchedule] = useSaveConsultationScheduleMutation();
  const [saveStep] = useSaveOnboardingStepMutation();
  /** By position, what the server took last; a call with another body is sent again. */
  const taken = useRef<string[]>([]);

  const send = async (call: SaveCall): Promise<void> => {
    if (call.kind === 'detail') await updateUser({ body: call.body, problems: 'inline' }).unwrap();
    else if (call.kind === 'pic') await updatePic({ body: call.body, problems: 'inline' }).unwrap();
    else await saveSchedule({ body: call.body, problems: 'inline' }).unwrap();
  };

  return async (calls) => {
    try {
      for (const [index, call] of calls.entries()) {
        const body = JSON.stringify(call);
        if (taken.current[index] === body) continue;
        await send(call);
        taken.current[index] = body;
      }
      await saveStep({
        body: { step: place.step.id, sub_step: place.subStep.id },
        problems: 'inline',
      }).unwrap();
    } catch (problem) {
      return {
        kind: 'failed',
        problem: isApiProblem(problem) ? problem : unanswered('unreadable', true),
      };
    }
    taken.current = [];
    markSaved(place.subStep.id);
    dispatch(
      subStepSaved({
        step: place.step.id,
        subStep: place.subStep.id,
        index: place.index + 1,
        total: place.total,
        completed: new Set(completed).add(place.subStep.id).size,
        roleId: context.profile.role_id,
        typeId: context.profile.type_id,
      }),
    );
    return { kind: 'saved' };
  };
}
