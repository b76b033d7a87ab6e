import { onboardingStepApi } from '@/api/onboardingStepApi';
import type { Flow } from '@/domain/onboarding/flow';
import type { AppThunk } from '@/state/types';
import { resourceNames, resources } from '../model/resources';
import { queryOf } from '../model/useQueries';
import { resourcesReadIn } from './resourcesReadIn';

const step = queryOf(onboardingStepApi.endpoints.getOnboardingStep, undefined);

/**
 * Asks for an application before the page that shows it is there, and before it is known which of
 * these flows it has: for what all of them read. The page joins these calls, and sends again those
 * that have failed.
 */
export const fetchApplication =
  (candidates: readonly Flow[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const reads = candidates.map(resourcesReadIn);
    const shared = resourceNames.filter((name) => reads.every((names) => names.includes(name)));
    const queries = [step, ...shared.map((name) => resources[name])];
    await Promise.all(
      queries.map(({ initiate }) =>
        dispatch(initiate({ subscribe: false, forceRefetch: false, isAhead: true })),
      ),
    );
  };
