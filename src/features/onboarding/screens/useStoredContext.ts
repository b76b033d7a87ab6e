import { useMemo, useState } from 'react';
import { useGetOnboardingStepQuery } from '@/api/onboardingStepApi';
import { useGetProfileQuery } from '@/api/authApi';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { ApiProblem } from '@/api/problem';
import { dayInJakarta } from '@/domain/dates';
import type { Flow } from '@/domain/onboarding/flow';
import type { ResourceName } from '../model/resources';
import type { OnboardingContext } from '../model/stepDefinition';
import { useResources, type Loading } from './useResources';

export type LoadedContext =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ApiProblem; retry: () => void }
  | { kind: 'ready'; context: OnboardingContext };

/** Loads the stored data of an application; of its resources, those that are `read`. */
export function useStoredContext(flow: Flow, reads: readonly ResourceName[]): LoadedContext {
  const profile = useGetProfileQuery();
  const detail = useGetUserDetailQuery();
  const stepDetail = useGetOnboardingStepQuery();
  const { values, queries: read } = useResources(reads);
  const queries: readonly Loading[] = [profile, detail, stepDetail, ...read];
  const [today] = useState(() => dayInJakarta(Date.now()));
  // What had failed before is asked again, and says nothing until it fails again.
  const [errorsBefore] = useState(() => queries.map(({ error }) => error));

  const isLoaded = queries.every(({ currentData }) => currentData !== undefined);
  const context = useMemo<OnboardingContext | null>(() => {
    if (!isLoaded || !profile.currentData || !detail.currentData || !stepDetail.currentData)
      return null;
    return {
      flow,
      profile: profile.currentData,
      detail: detail.currentData,
      stepDetail: stepDetail.currentData,
      ...values,
      facts: { maritalStatusId: detail.currentData.information.marital_status_id },
      today,
      isReadOnly: false,
    };
  }, [
    isLoaded,
    flow,
    profile.currentData,
    detail.currentData,
    stepDetail.currentData,
    values,
    today,
  ]);

  if (context) return { kind: 'ready', context };
  const failed = queries.filter(
    ({ isError, isFetching, error }) => isError && !isFetching && !errorsBefore.includes(error),
  );
  const problem = failed[0]?.error;
  if (!problem || queries.some((query) => query.isFetching)) return { kind: 'loading' };
  return {
    kind: 'failed',
    problem: problem as ApiProblem,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
