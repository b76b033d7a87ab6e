import { noResponseProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import type { AppThunk } from '../types';

/** Encrypts a password for the server. If the browser cannot, or has no key, nothing is sent. */
export const encryptPassword =
  (password: string): AppThunk<Promise<Result<string>>> =>
  async (_dispatch, _getState, { effects }) => {
    try {
      return { value: await effects.encryptPassword(password) };
    } catch {
      return { problem: noResponseProblem('unreadable', false) };
    }
  };
