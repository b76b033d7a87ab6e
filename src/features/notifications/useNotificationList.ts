import { useMemo } from 'react';
import { useGetNotificationsQuery } from '@/api/notificationApi';
import type { NotificationFilter } from '@/domain/notifications/notifications';
import { findNotifications } from './searchIndex';

/** An older list is fetched again when the user returns to it. */
const FRESH_FOR_S = 60;

/** The notifications of a filter, and those of them that a search finds. */
export function useNotificationList(userId: number, filter: NotificationFilter, query: string) {
  // `currentData` belongs to the chosen filter; a response for another filter is never shown.
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useGetNotificationsQuery(
    { userId, status: filter.status },
    { refetchOnMountOrArgChange: FRESH_FOR_S },
  );
  const found = useMemo(
    () => (currentData === undefined ? undefined : findNotifications(currentData, query)),
    [currentData, query],
  );
  return {
    all: currentData,
    found,
    isLoading: currentData === undefined && isFetching,
    isFetching,
    /** Set where there is nothing to show instead. */
    error: currentData === undefined && !isFetching ? error : undefined,
    arrivalId: currentData === undefined ? null : `${filter.id} ${fulfilledTimeStamp ?? 0}`,
    reload: () => void refetch(),
  };
}

export type ShownNotifications = ReturnType<typeof useNotificationList>;
