import { onboardingStepApi } from '@/api/onboardingStepApi';
import type { Flow } from '@/domain/onboarding/flow';
import type { AppThunk } from '@/state/types';
import { resources } from '../model/resources';
import { queryOf } from '../model/useQueries';
import { resourcesReadIn } from './resourcesReadIn';

const step = queryOf(onboardingStepApi.endpoints.getOnboardingStep, undefined);

/**
 * Asks for an application before the page that shows it is there, and before it is known which of
 * these flows it has: for what any of them reads. The page joins these calls, and sends again those
 * that have failed.
 */
export const fetchApplication =
  (candidates: readonly Flow[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const names = new Set(candidates.flatMap(resourcesReadIn));
    const queries = [step, ...[...names].map((name) => resources[name])];
    await Promise.all(
      queries.map(({ initiate }) =>
        dispatch(initiate({ subscribe: false, forceRefetch: false, isAhead: true })),
      ),
    );
  };
