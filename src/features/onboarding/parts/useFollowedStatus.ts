import { useGetProfileQuery } from '@/api/authApi';

const EVERY_MS = 60_000;

/**
 * Follows the status of an application that waits for somebody else: the profile is loaded once a
 * minute while the page is looked at (statuses.md#a-status-that-moves). What comes of a status that
 * moved is the store's.
 */
export function useFollowedStatus(isWaiting = true): void {
  useGetProfileQuery(undefined, {
    pollingInterval: isWaiting ? EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
}
