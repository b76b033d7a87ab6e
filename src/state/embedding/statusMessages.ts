import { authApi } from '@/api/authApi';
import { isEditableStatus, STATUS } from '@/domain/access/statuses';
import { isSubmission } from '@/domain/access/transitions';
import type { EmbedMessage } from '@/domain/embed/messages';
import type { EmbedMemoryPort } from '@/ports/embed';
import type { RootState } from '../rootReducer';

const { getProfile } = authApi.endpoints;

/** Whose application it is, and its status. */
export interface Application {
  userId: number;
  statusId: number;
}

/** What was last posted to the portal. */
interface Posted extends Application {
  /** `ekyc_ready` was posted, or due before this tab, since the application was last open. */
  isEkycPosted: boolean;
}

/** Null until the profile is loaded. */
export const applicationOf = (state: RootState): Application | null => {
  const profile = getProfile.select()(state).data;
  return profile?.status_id ? { userId: profile.id, statusId: profile.status_id } : null;
};

function readPosted(text: string | null): Posted | null {
  const [userId, statusId, ekyc] = (text ?? '').split(' ');
  return userId && statusId
    ? { userId: Number(userId), statusId: Number(statusId), isEkycPosted: ekyc === 'ekyc' }
    : null;
}

const writePosted = ({ userId, statusId, isEkycPosted }: Posted): string =>
  [userId, statusId, ...(isEkycPosted ? ['ekyc'] : [])].join(' ');

/** Answers are open, so that another submit comes before the next e-KYC. */
const isOpenAgain = (statusId: number): boolean =>
  isEditableStatus(statusId) && statusId !== STATUS.eKycWaiting;

/** Whether two of them are the same application in the same status. */
export const isSameStatus = (one: Application | null, other: Application | null): boolean =>
  one?.userId === other?.userId && one?.statusId === other?.statusId;

/**
 * The messages about the status that the server names: `ekyc_ready` when it becomes 6, then
 * `onboarding_succeed` or `revision_succeed` for a change that only a submit makes. The last status is
 * remembered for the tab, so that a reload repeats nothing, and a submit whose response was lost is
 * recognised after it (E3).
 */
export function statusMessages(now: Application, memory: EmbedMemoryPort): EmbedMessage[] {
  const stored = readPosted(memory.read());
  const before = stored?.userId === now.userId ? stored : null;
  const payload = { onboarding_status_id: now.statusId };
  // An application that is first seen in its e-KYC was ready for it before this tab.
  const wasPosted =
    before === null
      ? now.statusId === STATUS.eKycWaiting || now.statusId === STATUS.eKycInvalid
      : before.isEkycPosted && !isOpenAgain(before.statusId);
  const isEkycDue =
    before !== null &&
    before.statusId !== now.statusId &&
    now.statusId === STATUS.eKycWaiting &&
    !wasPosted;
  memory.store(writePosted({ ...now, isEkycPosted: wasPosted || isEkycDue }));
  const success =
    before?.statusId === STATUS.businessRevision ? 'revision_succeed' : 'onboarding_succeed';
  const isSubmitted = before !== null && isSubmission(before.statusId, now.statusId);
  return [
    { type: 'status_changed', payload },
    ...(isEkycDue ? [{ type: 'ekyc_ready', payload } as const] : []),
    ...(isSubmitted ? [{ type: success, payload } as const] : []),
  ];
}
