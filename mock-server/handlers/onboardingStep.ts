import type { OnboardingStepRow, UserRow } from '../database/tables';
import { checkEditable } from '../editing';
import { route } from '../route';
import type { Store } from '../store';

const stepOf = (store: Store, user: UserRow): OnboardingStepRow | undefined =>
  store.tables.onboarding_steps.find((row) => row.user_id === user.id);

export const onboardingStepRoutes = [
  route(
    'getOnboardingStep',
    ({ store, user }) =>
      stepOf(store, user) ?? { step: null, sub_step: null, user_id: user.id, revisions: [] },
  ),

  route('saveOnboardingStep', ({ store, user, body }) => {
    checkEditable(user);
    const reached = stepOf(store, user);
    if (reached) return Object.assign(reached, body);
    const first: OnboardingStepRow = { ...body, user_id: user.id, revisions: [] };
    store.tables.onboarding_steps.push(first);
    return first;
  }),
];
