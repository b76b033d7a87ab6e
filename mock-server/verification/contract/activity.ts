import type { CasesOf } from './contractCase';

export const activityCases: CasesOf<'logActivity'> = {
  logActivity: {
    accepted: {
      who: 'borrower.individu',
      send: () => ({ body: { activity: 'step_saved', detail: 'personal/identity' } }),
      changes: { activities: { added: 1 } },
    },
  },
};
