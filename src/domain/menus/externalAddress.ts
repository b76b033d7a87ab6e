import { safeUrl } from '../safeUrl';

/**
 * The address of a page of the external app, null where there is none that may be followed. `appUrl` is
 * that of the configuration: an address, or a path of this host, whose origin is `ownOrigin`.
 */
export function externalAddress(
  appUrl: string | null,
  path: string,
  ownOrigin: string,
): string | null {
  if (appUrl === null) return null;
  const target = safeUrl(`${appUrl.startsWith('/') ? ownOrigin : ''}${appUrl}${path}`);
  return target?.kind === 'external' ? target.href : null;
}
