import { readNotificationLink } from '@/domain/notifications/link';

const BASE = '/bos/';

/** A path below the app's base that a parser finds nothing to tidy up in: no way out of the app. */
export function isAppPath(path: string): boolean {
  return path.startsWith(BASE) && readNotificationLink(path)?.kind === 'internal';
}

/** Leaves the document for a page of the app. The one place that does; any other path is refused. */
export function leaveFor(path: string): void {
  if (isAppPath(path)) window.location.assign(path);
}
