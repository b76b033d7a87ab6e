import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { CallOptions } from '@/api/baseQuery';
import { callEndpoint, type Endpoint } from '@/api/callEndpoint';
import type { Result } from '@/api/request';
import { useAppDispatch } from '@/state/hooks';

/** Sends a write of this screen, whose problem is a toast unless the screen was left (C8). */
export function useWrite() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  return useCallback(
    <Arg extends object, Value>(
      endpoint: Endpoint<Arg & CallOptions, Value>,
      arg: NoInfer<Arg>,
    ): Promise<Result<Value>> =>
      dispatch(callEndpoint(endpoint, { ...arg, problems: { toastAt: key } })),
    [dispatch, key],
  );
}
