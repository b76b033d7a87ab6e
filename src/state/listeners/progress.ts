import { logActivity } from '@/api/activityApi';
import { discardApplicationDrafts } from '../drafts/discardApplicationDrafts';
import { announceSave, announceSubmit } from '../otherTabs';
import { applicationSubmitted, subStepSaved } from '../onboardingEvents';
import { draftDiscarded } from '../slices/drafts';
import type { StartListening } from './startListening';

/** What happens after the server has saved a sub-step, or the application was submitted. */
export function listenForProgress(startListening: StartListening): void {
  startListening({
    actionCreator: subStepSaved,
    effect: ({ payload }, { dispatch, extra }) => {
      const { step, subStep } = payload;
      dispatch(announceSave(subStep));
      void logActivity(extra.wire, 'step-saved', `${step}/${subStep}`);
    },
  });
  startListening({
    actionCreator: draftDiscarded,
    // A reload a moment later must not bring discarded or saved values back.
    effect: (_action, { extra }) => extra.drafts.flush(),
  });
  startListening({
    actionCreator: applicationSubmitted,
    effect: (_action, { dispatch, extra }) => {
      dispatch(discardApplicationDrafts());
      dispatch(announceSubmit());
      void logActivity(extra.wire, 'submitted');
    },
  });
}
