import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { appPath } from '@/domain/safeUrl';

export interface GoToOptions {
  replace?: boolean;
  state?: unknown;
}

/** Goes to a page of the app; an address that is none of it leads to its start, and nothing throws. */
export type GoTo = (to: string, options?: GoToOptions) => Promise<void>;

const START = '/';

/** `useNavigate`, for paths of the app alone (X4). */
export function useGoTo(): GoTo {
  const navigate = useNavigate();
  return useCallback(
    async (to, options = {}) => {
      await navigate(appPath(to) ?? START, options);
    },
    [navigate],
  );
}
