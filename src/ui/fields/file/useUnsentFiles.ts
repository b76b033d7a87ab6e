import { useEffect } from 'react';
import type { BoundField } from '../../forms/useBoundField';
import { useUploadsUnderWay } from '../../leaving/useLeaveReason';

type UnsentFiles = {
  /** The shown names of files that are uploading. */
  underWay: readonly string[];
  /** Files that failed and were neither retried nor discarded. */
  failedCount: number;
  /** A text reference to why the files prevent sending the form; null if they do not. */
  reason: string | null;
};

/**
 * While files are uploading, or have failed, their form cannot be sent and the user is asked before
 * leaving. Returns the text reference to why it cannot be sent, or null.
 */
export function useUnsentFiles(
  { setPending }: Pick<BoundField<unknown>, 'setPending'>,
  { underWay, failedCount, reason }: UnsentFiles,
): string | null {
  useUploadsUnderWay(underWay, failedCount);
  const pending = underWay.length > 0 ? 'common.file.stillUploading' : reason;
  useEffect(() => {
    setPending(pending);
    return () => setPending(null);
  }, [pending, setPending]);
  return pending;
}
