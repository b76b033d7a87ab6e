import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { stalePageChanged } from '@/state/slices/otherTabs';
import { StayDialog } from '@/ui/leaving/StayDialog';
import { useGoTo } from '@/ui/links/useGoTo';
import type { Access } from './access';
import { selectProfile } from './guardContext';

/**
 * Asks once for each status whether to leave a page after the status has moved. A user who stays is
 * redirected by the next link; until then the page counts as an open form. Assumption: an upload in
 * progress does not count as input, because the file is still where it was chosen.
 */
export function MovedDialog({ to }: { to: string }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const access = useLoaderData<Access>();
  const statusId = useAppSelector(selectProfile)?.status_id;
  const [decided, setDecided] = useState<{ access: Access; statusId: typeof statusId }>();
  // The guard follows the status a moment later: a decision is about what both were then.
  const isDecided = decided?.access === access || (decided && decided.statusId === statusId);
  const decide = () => setDecided({ access, statusId });

  useEffect(() => {
    dispatch(stalePageChanged({ isOpen: true }));
    return () => void dispatch(stalePageChanged({ isOpen: false }));
  }, [dispatch]);

  if (isDecided) return null;
  const leave = () => {
    decide();
    void goTo(to, { replace: true });
  };
  return (
    <StayDialog
      title={t('leaving.moved.title')}
      leave={t('leaving.moved.leave')}
      onStay={decide}
      onLeave={leave}
    >
      <p>{t('leaving.moved.body')}</p>
    </StayDialog>
  );
}
