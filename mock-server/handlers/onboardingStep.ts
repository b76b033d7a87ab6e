import { route } from '../core/route';
import type { Store } from '../core/store';
import type { OnboardingStepRow, UserRow } from '../database/tables';
import { checkEditable } from '../rules/editing';

function stepOf(store: Store, user: UserRow): OnboardingStepRow {
  const { onboarding_steps: steps } = store.tables;
  const reached = steps.find((row) => row.user_id === user.id);
  if (reached) return reached;
  const none = { step: null, sub_step: null, user_id: user.id, revisions: [] };
  steps.push(none);
  return none;
}

export const onboardingStepRoutes = [
  route('getOnboardingStep', ({ store, user }) => stepOf(store, user)),

  route('saveOnboardingStep', ({ store, user, body }) => {
    checkEditable(user);
    return { ...Object.assign(stepOf(store, user), body) };
  }),
];
