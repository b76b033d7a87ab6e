import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { openEkyc } from '@/state/ekyc';
import { useAppDispatch } from '@/state/hooks';
import { notifyProblem } from '@/state/problems';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { useGoTo } from '@/ui/links/useGoTo';
import { DocumentTitle } from '@/ui/layout/DocumentTitle';

/**
 * After the submit of an individual: the e-KYC page. If it cannot be opened the outcome page
 * follows, which offers it again.
 */
export function ToEkyc() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const { search } = useLocation();
  useEffect(() => {
    const visit = new AbortController();
    void (async () => {
      // StrictMode mounts a screen twice.
      await Promise.resolve();
      if (visit.signal.aborted) return;
      const opening = await dispatch(openEkyc(visit.signal, true));
      if (opening.kind !== 'failed') return;
      dispatch(notifyProblem('createEkycToken', opening.problem));
      await goTo(`${PATHS.onboardingSubmitted}${search}`, { replace: true });
    })();
    return () => visit.abort();
  }, [dispatch, goTo, search]);
  return (
    <>
      <DocumentTitle>{t('ekyc.wait.title')}</DocumentTitle>
      <PageSkeleton />
    </>
  );
}
