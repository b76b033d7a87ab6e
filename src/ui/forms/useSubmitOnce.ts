import { useCallback, useRef, useState } from 'react';
import { useLatest } from '@/primitives/useLatest';

export type SubmitOnce<Args extends unknown[]> = {
  /** Runs the action, or does nothing while it still runs. */
  submit(this: void, ...args: Args): Promise<void>;
  isSubmitting: boolean;
};

/**
 * Runs an action once, however often it is asked to in the meantime. The lock is a ref and not a
 * state: two clicks in one tick both come before the next render, and each would pass a `disabled`.
 * A rejection is handed to the browser's error event, where error reporting hears it.
 */
export function useSubmitOnce<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown> | undefined,
): SubmitOnce<Args> {
  const isLocked = useRef(false);
  const latest = useLatest(action);
  const [isSubmitting, setIsSubmitting] = useState(false);

  const submit = useCallback(
    async (...args: Args) => {
      if (isLocked.current) return;
      isLocked.current = true;
      setIsSubmitting(true);
      try {
        await latest.current(...args);
      } catch (error) {
        globalThis.reportError(error);
      } finally {
        isLocked.current = false;
        setIsSubmitting(false);
      }
    },
    [latest],
  );

  return { submit, isSubmitting };
}
