import type { CasesOf } from './contractCase';
import { NOT_EDITABLE } from './texts';

/** Sends the sub-step as revised; what is revised is asserted by the test of the handler. */
const revised = { body: { step: 'personal', sub_step: 'identity', is_revised: true } };

const reached = { body: { step: 'employment', sub_step: 'employment' } };

export const onboardingStepCases: CasesOf<'getOnboardingStep' | 'saveOnboardingStep'> = {
  getOnboardingStep: { accepted: { who: 'borrower.individu', changes: {} } },

  saveOnboardingStep: {
    accepted: {
      who: 'borrower.individu',
      send: () => reached,
      changes: { onboarding_steps: { changed: 1, columns: ['step', 'sub_step'] } },
    },
    refused: [
      {
        when: 'the application can no longer be changed',
        who: 'active.borrower',
        send: () => reached,
        ...NOT_EDITABLE,
      },
      {
        when: 'it says that it is revised, and the application can no longer be changed',
        who: 'active.borrower',
        send: () => revised,
        ...NOT_EDITABLE,
      },
    ],
  },
};
