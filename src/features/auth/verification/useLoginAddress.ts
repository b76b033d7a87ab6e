import { useHref } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';

/** The whole address of the sign-in page, to which the link of a verification mail leads. */
export function useLoginAddress(): string {
  return new URL(useHref(PATHS.login), window.location.origin).href;
}
