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
import { selectDraft } from '@/state/slices/drafts';
import { useAppSelector } from '@/state/hooks';
import type { OnboardingContext } from './stepDefinition';

export type LoadedContext =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ApiProblem; retry: () => void }
  | { kind: 'ready'; context: OnboardingContext };

/** The marital status as typed but not yet saved decides at once whether there is a spouse. */
function useTypedMaritalStatus(): number | null {
  const draft = useAppSelector(selectDraft('personal-data'));
  const typed = draft?.values.maritalStatusId;
  return typeof typed === 'number' ? typed : null;
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
  const typedMaritalStatus = useTypedMaritalStatus();
  const [today] = useState(() => dayInJakarta(Date.now()));

  const context = useMemo<OnboardingContext | null>(() => {
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
      facts: {
        maritalStatusId: typedMaritalStatus ?? detail.currentData.information.marital_status_id,
      },
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
    typedMaritalStatus,
    today,
  ]);

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
