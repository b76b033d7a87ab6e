import { useGetUnreadCountQuery } from '@/api/notificationApi';

/** Refreshed each minute while the page is visible (main-area.md#notifications). */
const REFRESH_EVERY_MS = 60_000;

/** How many notifications the user has not read; null until known. */
export function useUnreadCount(userId: number): number | null {
  const { currentData } = useGetUnreadCountQuery(
    { userId },
    { pollingInterval: REFRESH_EVERY_MS, skipPollingIfUnfocused: true },
  );
  return currentData?.count_unread ?? null;
}
