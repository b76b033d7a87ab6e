import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { Flow } from '@/domain/onboarding/flow';
import { useText } from '@/i18n/useText';
import { noticeShown } from '@/state/notices';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectAreDraftsReady } from '@/state/slices/draftStatus';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { LeaveReasonsProvider } from '@/ui/leaving/LeaveReasonsProvider';
import { whenIdle } from '@/ui/whenIdle';
import { fetchAhead } from '@/primitives/fetchAhead';
import { useOnboarding } from '../model/useOnboarding';
import { fetchSubStepScreen } from './fetchSubStepScreen';
import { OnboardingProvider } from './OnboardingProvider';
import { useOnboardingContext } from './useOnboardingContext';
import { useUnsavedWork } from './useUnsavedWork';

/**
 * Loads an application and provides one state to hub, sub-steps and review; forms wait for the
 * drafts.
 */
export function OnboardingLayout({ flow }: { flow: Flow }) {
  const { t } = useText();
  const loaded = useOnboardingContext(flow);
  const areDraftsReady = useAppSelector(selectAreDraftsReady);
  if (loaded.kind === 'failed') {
    return (
      <ErrorState
        isPage
        message={t('onboarding.load.failedTitle')}
        advice={t('onboarding.load.failedBody')}
        code={loaded.problem.status}
        onRetry={loaded.retry}
      />
    );
  }
  if (loaded.kind === 'loading' || !areDraftsReady) return <PageSkeleton />;
  return (
    <OnboardingProvider context={loaded.context}>
      <UndefinedStepNotice />
      <SubStepsAhead />
      <LeaveReasonsProvider>
        <UnsavedWork />
        <Outlet />
      </LeaveReasonsProvider>
    </OnboardingProvider>
  );
}

/** The hub's code has no pages of sub-steps: they are fetched once it is shown. */
function SubStepsAhead() {
  useEffect(() => whenIdle(() => fetchAhead([fetchSubStepScreen])), []);
  return null;
}

function UnsavedWork() {
  useUnsavedWork();
  return null;
}

/** The server names a step that this app does not know: reported once, and onboarding goes on. */
function UndefinedStepNotice() {
  const dispatch = useAppDispatch();
  const { problem } = useOnboarding().resumption;
  useEffect(() => {
    if (problem === null) return;
    dispatch(noticeShown({ kind: 'warning', body: problem }));
  }, [dispatch, problem]);
  return null;
}
