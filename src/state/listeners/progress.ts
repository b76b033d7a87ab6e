import { logActivity } from '@/api/activityApi';
import { onboardingStepApi } from '@/api/onboardingStepApi';
import { isSubStepId } from '@/domain/onboarding/stepIds';
import { applicationSubmitted } from '../onboarding';
import { draftDiscarded, draftsCleared } from '../slices/drafts';
import type { StartListening } from './startListening';

/** What follows when the server has stored a sub-step, or the application has gone in. */
export function listenForProgress(startListening: StartListening): void {
  startListening({
    matcher: onboardingStepApi.endpoints.saveOnboardingStep.matchFulfilled,
    effect: ({ meta }, { dispatch, extra }) => {
      const { step, sub_step: subStep } = meta.arg.originalArgs.body;
      if (isSubStepId(subStep)) dispatch(draftDiscarded({ subStep }));
      void logActivity(extra.wire, 'step-saved', `${step}/${subStep}`);
    },
  });
  startListening({
    actionCreator: applicationSubmitted,
    effect: (_action, { dispatch, extra }) => {
      dispatch(draftsCleared());
      void logActivity(extra.wire, 'submitted');
    },
  });
}
