import type { ApiProblem } from '@/api/problem';
import type { TextRef } from '@/domain/text';
import { GENERIC_ERROR } from '@/domain/session/sessionErrors';

/** The text for a problem on the page: the server's own below 500, otherwise a generic one. */
export function problemText({ kind, status, message }: ApiProblem): TextRef {
  if (kind === 'offline') return 'common.offline.body';
  const isRefusal = status !== null && status < 500;
  return (isRefusal ? message : null) ?? GENERIC_ERROR;
}
