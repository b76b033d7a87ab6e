import { useMemo, type ReactNode } from 'react';
import { useGetProfileQuery } from '@/api/authApi';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { Flow } from '@/domain/onboarding/flow';
import { readViewer } from '@/domain/access/viewer';
import { variantFor } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { CardsSkeleton } from '@/ui/feedback/Skeletons';
import { focusPageHeading } from '@/ui/layout/focusPageHeading';
import { onboardingState } from '../model/onboardingState';
import type { ResourceName } from '../model/resources';
import { OnboardingStateContext } from '../model/useOnboarding';
import { definitionOf } from './registry';
import { resourcesReadIn } from './resourcesReadIn';
import { useStoredContext } from './useStoredContext';

const NO_CHANGES: ReadonlySet<SubStepId> = new Set();

interface StoredApplicationProps {
  /** The resources that are shown; by default all that the flow reads. */
  reads?: readonly ResourceName[] | undefined;
  /** Shown while it loads; cards by default. */
  skeleton?: ReactNode;
  /** What could not be loaded, where the page has more. */
  failedTitle?: TextKey;
  /** Uses `useOnboarding`. */
  children: ReactNode;
}

/**
 * Loads the stored application of the signed-in user for pages outside the onboarding, and provides
 * its state. Drafts change nothing here.
 */
export function StoredApplication({
  reads,
  skeleton = <CardsSkeleton />,
  failedTitle = 'onboarding.load.failedTitle',
  children,
}: StoredApplicationProps) {
  const { t } = useText();
  const profile = useGetProfileQuery();
  const detail = useGetUserDetailQuery();
  const failed = [profile, detail].filter(({ isError, isFetching }) => isError && !isFetching);
  if (profile.currentData && detail.currentData) {
    const variant = variantFor(readViewer(profile.currentData, detail.currentData.partner_id));
    // The guard of the page admits roles without an onboarding, such as the back office.
    if (variant === null) return <ErrorState message={t('onboarding.load.noFlow')} />;
    return (
      <FlowApplication
        flow={flows[variant]}
        reads={reads}
        skeleton={skeleton}
        failedTitle={failedTitle}
      >
        {children}
      </FlowApplication>
    );
  }
  if (failed.length === 0) return skeleton;
  return (
    <LoadFailure
      title={failedTitle}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}

function FlowApplication({
  flow,
  reads,
  skeleton,
  failedTitle,
  children,
}: {
  flow: Flow;
  reads: readonly ResourceName[] | undefined;
  skeleton: ReactNode;
  failedTitle: TextKey;
  children: ReactNode;
}) {
  const loaded = useStoredContext(
    flow,
    useMemo(() => reads ?? resourcesReadIn(flow), [reads, flow]),
  );
  const context = loaded.kind === 'ready' ? loaded.context : null;
  const onboarding = useMemo(
    () => context && { ...onboardingState(context, definitionOf), changed: NO_CHANGES },
    [context],
  );
  if (loaded.kind === 'failed')
    return <LoadFailure title={failedTitle} code={loaded.problem.status} onRetry={loaded.retry} />;
  if (onboarding === null) return skeleton;
  return <OnboardingStateContext value={onboarding}>{children}</OnboardingStateContext>;
}

function LoadFailure({
  title,
  code,
  onRetry,
}: {
  title: TextKey;
  code?: number | null;
  onRetry: () => void;
}) {
  const { t } = useText();
  return (
    <ErrorState
      message={t(title)}
      advice={t('onboarding.load.failedBody')}
      code={code}
      onRetry={() => {
        // The button is gone then.
        focusPageHeading();
        onRetry();
      }}
    />
  );
}
