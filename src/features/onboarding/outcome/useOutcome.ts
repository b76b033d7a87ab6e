import { useGetProfileQuery } from '@/api/authApi';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { UserDetail } from '@/api/wire';
import { useFollowedStatus } from '@/state/useFollowedStatus';
import { isStatusId, type StatusId } from '@/domain/access/statuses';

/** The application of an outcome page; null until profile and detail are loaded. */
export function useOutcome(): { statusId: StatusId; detail: UserDetail } | null {
  useFollowedStatus();
  const { currentData: profile } = useGetProfileQuery();
  const { currentData: detail } = useGetUserDetailQuery();
  const statusId = profile?.status_id ?? null;
  return isStatusId(statusId) && detail !== undefined ? { statusId, detail } : null;
}
