import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { verifyAccount } from '@/state/session/verification';
import { selectAccountVerification } from '@/state/slices/signIn';

/**
 * Verifies the `?token=` of a mailed link, once a visit; returns whether there is a link to report
 * on.
 */
export function useVerificationLink(): boolean {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const token = query.get('token');

  useEffect(() => {
    if (token) void dispatch(verifyAccount(token));
  }, [dispatch, token]);

  return useAppSelector(selectAccountVerification).step !== 'none';
}
