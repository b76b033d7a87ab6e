import { useEffect } from 'react';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import type { BoundField } from '../../forms/useBoundField';
import { useUploadsUnderWay } from '../../leaving/useLeaveReason';

const STILL_UPLOADING = typedMessageRef('common.file.stillUploading');

type UnsentFiles = {
  /** The shown names of files that are uploading. */
  underWay: readonly string[];
  /** Files that failed and were neither retried nor discarded. */
  failedCount: number;
  /** Why the files prevent sending the form, the same object each time; null if they do not. */
  reason: MessageRef | null;
};

/**
 * While files are uploading, or have failed, their form cannot be sent and the user is asked before
 * leaving. Returns why it cannot be sent, or null.
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
