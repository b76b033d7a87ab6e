import { route } from '../core/route';
import { checkEditable } from '../rules/editing';
import { revised, revisionsOf, stepRowOf } from '../rules/revisions';

export const onboardingStepRoutes = [
  route('getOnboardingStep', ({ store, user }) => {
    const row = stepRowOf(store.tables, user);
    return { ...row, revisions: revisionsOf(row) };
  }),

  route('saveOnboardingStep', ({ store, user, body: { is_revised: isRevised, ...reached } }) => {
    checkEditable(user);
    const row = Object.assign(stepRowOf(store.tables, user), reached);
    if (isRevised) row.revisions = revised(row, reached, store.now());
    return { ...row, revisions: revisionsOf(row) };
  }),
];
