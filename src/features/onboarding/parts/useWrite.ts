import { useCallback } from 'react';
import type { CallOptions } from '@/api/baseQuery';
import { callEndpoint, type Endpoint } from '@/api/callEndpoint';
import { isGone, type ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { useAppDispatch } from '@/state/hooks';
import { noticeOf, noticeShown } from '@/state/notices';

/** Whether somebody else shows it: the listener of refused sessions. */
const isSessionRefused = ({ status, message }: ApiProblem): boolean =>
  isInvalidJwt(status, message);

/** Sends a write of this screen, whose problem is a toast unless the screen was left (C8). */
export function useWrite() {
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  return useCallback(
    async <Arg extends object, Value>(
      endpoint: Endpoint<Arg & CallOptions, Value>,
      arg: NoInfer<Arg>,
      { isRemoval = false } = {},
    ): Promise<Result<Value>> => {
      const result = await dispatch(callEndpoint(endpoint, { ...arg, problems: 'inline' }));
      const { problem } = result;
      // A record that should be deleted and is already gone is no problem.
      const isFine = !problem || isSessionRefused(problem) || (isRemoval && isGone(problem));
      const notice = isFine ? null : noticeOf(problem);
      if (notice !== null && !screenSignal().aborted) dispatch(noticeShown(notice));
      return result;
    },
    [dispatch, screenSignal],
  );
}
