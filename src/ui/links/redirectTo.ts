import { redirect, replace } from 'react-router-dom';
import { appPath } from '@/domain/safeUrl';

/**
 * What a loader throws to lead to a page of the app; an address that is none of it leads to its start.
 * `isPush`: the page comes after the present one in the history, in place of the one that was asked for.
 */
export const redirectTo = (to: string, { isPush }: { isPush: boolean }): Response =>
  (isPush ? redirect : replace)(appPath(to) ?? '/');
