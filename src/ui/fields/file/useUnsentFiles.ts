import { useEffect } from 'react';
import type { BoundField } from '../../forms/useBoundField';
import { useUploadsUnderWay } from '../../leaving/useLeaveReason';

type UnsentFiles = {
  /** The shown names of those that are on their way up. */
  underWay: readonly string[];
  /** Those that failed and were neither sent again nor given up. */
  failedCount: number;
  /** Text reference to why the form cannot be sent for their sake; null where it can. */
  reason: string | null;
};

/**
 * While files are on their way, or failed, their form cannot be sent and the user is asked before
 * they leave. Returns the text reference to why it cannot be sent, or null.
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
