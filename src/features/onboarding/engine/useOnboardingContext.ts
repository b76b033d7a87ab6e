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
import { useGetPicQuery } from '@/api/picApi';
import { useGetShareholdersQuery } from '@/api/shareholderApi';
import { dayInJakarta } from '@/domain/dates';
import type { OnboardingFacts } from '@/domain/onboarding/facts';
import type { Flow } from '@/domain/onboarding/flow';
import { selectDraft } from '@/state/slices/drafts';
import { useAppSelector } from '@/state/hooks';
import { definitionOf } from '../steps/registry';
import { versionOf } from './draftAnswers';
import { partsReadIn } from './partsReadIn';
import type { ContextPart, OnboardingContext } from './stepDefinition';

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

/** What the queries behind a context have in common. */
interface Loading {
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** The parts of the application that a flow reads beside profile, detail and step. */
function useContextParts(flow: Flow) {
  const read = useMemo(() => partsReadIn(flow), [flow]);
  const unlessRead = (part: ContextPart) => ({ skip: !read.has(part) });
  const queries = {
    banks: useGetBanksQuery(undefined, unlessRead('banks')),
    bankStatements: useGetBankStatementsQuery(undefined, unlessRead('bankStatements')),
    financialStatements: useGetFinancialStatementsQuery(
      undefined,
      unlessRead('financialStatements'),
    ),
    collateral: useGetCollateralsQuery(undefined, unlessRead('collateral')),
    schedule: useGetConsultationScheduleQuery(undefined, unlessRead('schedule')),
    pic: useGetPicQuery(undefined, unlessRead('pic')),
    shareholders: useGetShareholdersQuery(undefined, unlessRead('shareholders')),
  };
  const asked: readonly Loading[] = [...read].map((part) => queries[part]);
  const { banks, bankStatements, financialStatements, collateral, schedule, pic, shareholders } =
    queries;
  const values = useMemo<Pick<OnboardingContext, ContextPart>>(
    () => ({
      banks: banks.currentData ?? [],
      bankStatements: bankStatements.currentData ?? [],
      financialStatements: financialStatements.currentData ?? [],
      collateral: collateral.currentData ?? [],
      schedule: schedule.currentData ?? null,
      pic: pic.currentData ?? null,
      shareholders: shareholders.currentData ?? [],
    }),
    [
      banks.currentData,
      bankStatements.currentData,
      financialStatements.currentData,
      collateral.currentData,
      schedule.currentData,
      pic.currentData,
      shareholders.currentData,
    ],
  );
  return { values, asked };
}

/** Loads all that the server holds of the application, as far as the flow reads it. */
export function useOnboardingContext(flow: Flow): LoadedContext {
  const profile = useGetProfileQuery();
  const detail = useGetUserDetailQuery();
  const stepDetail = useGetOnboardingStepQuery();
  const { values, asked } = useContextParts(flow);
  const queries: readonly Loading[] = [profile, detail, stepDetail, ...asked];
  const [today] = useState(() => dayInJakarta(Date.now()));

  const isLoaded = queries.every(({ currentData }) => currentData !== undefined);
  const served = useMemo<OnboardingContext | null>(() => {
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

  const facts = useFacts(served);
  const context = useMemo(() => served && facts && { ...served, facts }, [served, facts]);

  if (context) return { kind: 'ready', context };
  const failed = queries.filter((query) => query.isError && !query.isFetching);
  const problem = failed[0]?.error;
  if (!problem || queries.some((query) => query.isFetching)) return { kind: 'loading' };
  return {
    kind: 'failed',
    problem: problem as ApiProblem,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
