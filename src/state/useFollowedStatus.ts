import { useGetProfileQuery } from '@/api/authApi';

export const FOLLOW_EVERY_MS = 60_000;

/**
 * Polls the status of an application that waits for somebody else: the profile is loaded once a
 * minute while the page is visible (statuses.md#a-status-that-moves). The store handles a status
 * that moved.
 */
export function useFollowedStatus(isWaiting = true): void {
  useGetProfileQuery(undefined, {
    pollingInterval: isWaiting ? FOLLOW_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
}
