import { useEffect, type ReactNode } from 'react';
import { unreadBadge } from '@/domain/notifications/notifications';
import { useGetUnreadCountQuery } from '@/api/notificationApi';
import { TitlePrefix } from '@/ui/layout/DocumentTitle';
import { useEffects } from '../EffectsContext';

export interface UnreadSignsProps {
  /** Whose unread notifications are counted; null for nobody. */
  userId: number | null;
  children: ReactNode;
}

/**
 * The number of unread notifications in the title of every page below, and on the icon of the app
 * until the user leaves these pages. The bell keeps it up to date.
 */
export function UnreadSigns({ userId, children }: UnreadSignsProps) {
  const { appBadge } = useEffects();
  const { currentData } = useGetUnreadCountQuery(
    { userId: userId ?? 0 },
    { skip: userId === null },
  );
  const count = currentData?.count_unread ?? 0;
  const badge = unreadBadge(count);

  useEffect(() => {
    appBadge.show(count);
  }, [appBadge, count]);
  useEffect(() => () => appBadge.show(0), [appBadge, userId]);

  return <TitlePrefix value={badge === null ? '' : `(${badge}) `}>{children}</TitlePrefix>;
}
