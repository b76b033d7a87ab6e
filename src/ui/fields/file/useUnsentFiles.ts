import { useEffect } from 'react';
import { messageRef } from '@/i18n/messageRef';
import type { MessageRef } from '@/primitives/messageRef';
import type { BoundField } from '../../forms/useBoundField';
import { useUploadsUnderWay } from '../../leaving/useLeaveReason';

const STILL_UPLOADING = messageRef('common.file.stillUploading');

type UnsentFiles = {
  /** The shown names of those that are on their way up. */
  underWay: readonly string[];
  /** Those that failed and were neither sent again nor given up. */
  failedCount: number;
  /** Why the form cannot be sent for their sake, the same object each time; null where it can. */
  reason: MessageRef | null;
};

/**
 * While files are on their way, or failed, their form cannot be sent and the user is asked before
 * they leave. Returns why it cannot be sent, or null.
 */
export function useUnsentFiles(
  { setPending }: Pick<BoundField<unknown>, 'setPending'>,
  { underWay, failedCount, reason }: UnsentFiles,
): MessageRef | null {
  useUploadsUnderWay(underWay, failedCount);
  const pending = underWay.length > 0 ? STILL_UPLOADING : reason;
  useEffect(() => {
    setPending(pending);
    return () => setPending(null);
  }, [pending, setPending]);
  return pending;
}
