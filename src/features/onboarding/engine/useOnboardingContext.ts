import { useMemo, useState } from 'react';
import { useGetBankStatementsQuery } from '@/api/bankStatementApi';
import { useGetBanksQuery } from '@/api/bankApi';
import { useGetCollateralsQuery } from '@/api/collateralApi';
import { useGetConsultationScheduleQuery } from '@/api/consultationApi';
import { useGetFinancialStatementsQuery } from '@/api/financialStatementApi';
import { useGetOnboardingStepQuery } from '@/api/onboardingStepApi';
import { useGetProfileQuery } from '@/api/authApi';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { ApiProblem } from '@/api/problem';
import { dayInJakarta } from '@/domain/dates';
import type { OnboardingFacts } from '@/domain/onboarding/facts';
import { selectDraft } from '@/state/slices/drafts';
import { useAppSelector } from '@/state/hooks';
import { definitionOf } from '../steps/registry';
import { versionOf } from './draftAnswers';
import type { OnboardingContext } from './stepDefinition';

export type LoadedContext =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ApiProblem; retry: () => void }
  | { kind: 'ready'; context: OnboardingContext };

const PERSONAL_DATA = 'personal-data';

/**
 * The marital status as typed but not yet saved decides at once whether there is a spouse; a draft
 * that is older than the server's answers decides nothing.
 */
function useFacts(served: OnboardingContext | null): OnboardingFacts | null {
  const typed = useAppSelector(
    (state) => selectDraft(PERSONAL_DATA)(state)?.values.maritalStatusId,
  );
  const base = useAppSelector((state) => selectDraft(PERSONAL_DATA)(state)?.baseVersion);
  return useMemo(() => {
    const definition = definitionOf(PERSONAL_DATA);
    if (served === null || definition.kind !== 'form') return served?.facts ?? null;
    const isCurrent = base === versionOf(definition.initialValues(served));
    return isCurrent && typeof typed === 'number' ? { maritalStatusId: typed } : served.facts;
  }, [served, typed, base]);
}

/** Loads all that the server holds of the application. */
export function useOnboardingContext(): LoadedContext {
  const profile = useGetProfileQuery();
  const detail = useGetUserDetailQuery();
  const stepDetail = useGetOnboardingStepQuery();
  const banks = useGetBanksQuery();
  const bankStatements = useGetBankStatementsQuery();
  const financialStatements = useGetFinancialStatementsQuery();
  const collateral = useGetCollateralsQuery();
  const schedule = useGetConsultationScheduleQuery();
  const [today] = useState(() => dayInJakarta(Date.now()));

  const served = useMemo<OnboardingContext | null>(() => {
    if (
      !profile.currentData ||
      !detail.currentData ||
      !stepDetail.currentData ||
      !banks.currentData ||
      !bankStatements.currentData ||
      !financialStatements.currentData ||
      !collateral.currentData ||
      schedule.currentData === undefined
    ) {
      return null;
    }
    return {
      profile: profile.currentData,
      detail: detail.currentData,
      stepDetail: stepDetail.currentData,
      banks: banks.currentData,
      bankStatements: bankStatements.currentData,
      financialStatements: financialStatements.currentData,
      collateral: collateral.currentData,
      schedule: schedule.currentData,
      facts: { maritalStatusId: detail.currentData.information.marital_status_id },
      today,
      isReadOnly: false,
    };
  }, [
    profile.currentData,
    detail.currentData,
    stepDetail.currentData,
    banks.currentData,
    bankStatements.currentData,
    financialStatements.currentData,
    collateral.currentData,
    schedule.currentData,
    today,
  ]);

  const facts = useFacts(served);
  const context = useMemo(() => served && facts && { ...served, facts }, [served, facts]);

  if (context) return { kind: 'ready', context };
  const queries = [
    profile,
    detail,
    stepDetail,
    banks,
    bankStatements,
    financialStatements,
    collateral,
    schedule,
  ];
  const failed = queries.filter((query) => query.isError && !query.isFetching);
  const problem = failed[0]?.error;
  if (!problem || queries.some((query) => query.isFetching)) return { kind: 'loading' };
  return {
    kind: 'failed',
    problem: problem as ApiProblem,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
