import { useState } from 'react';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { repeatEkyc } from '@/state/ekyc';
import { useAppDispatch } from '@/state/hooks';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

export interface RepeatedEkyc {
  begin(this: void): Promise<void>;
  isRepeating: boolean;
  hasFailed: boolean;
}

/**
 * Begins the e-KYC again and goes to its page. Used above the page that offers it, because that
 * page changes with the status while the second call is under way.
 */
export function useRepeatedEkyc(): RepeatedEkyc {
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const [hasFailed, setHasFailed] = useState(false);
  const { submit: begin, isSubmitting: isRepeating } = useSubmitOnce(async () => {
    setHasFailed(false);
    const opening = await dispatch(repeatEkyc(screenSignal()));
    if (opening.kind === 'failed') setHasFailed(true);
  });
  return { begin, isRepeating, hasFailed };
}
