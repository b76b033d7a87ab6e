import type { RuntimeConfig } from '@/platform/runtimeConfig';
import { keepUncaughtErrors, takeUncaughtErrors } from '@/platform/uncaughtErrors';
import type { Reports } from '../reports';
import { pathWords } from './pathWords';

/**
 * Sends reports while the flag `error-reporting` is on, and replays of errors while `session-replay` is
 * (wire.md#error-reporting). The library is loaded with the flag: without it not one request is made.
 * Reports are kept until the flag is known, and dropped while it is off.
 */
export async function startReporting(
  { errorReportingDsn: dsn, flagServiceUrl, services }: RuntimeConfig,
  reports: Reports,
): Promise<void> {
  const drop = () => {
    reports.sendTo(() => undefined);
    takeUncaughtErrors();
  };
  if (dsn === null || flagServiceUrl === null) {
    drop();
    return;
  }
  let isOn = false;
  let hasReplay = false;
  let send: Reports['report'] | null = null;

  const begin = async () => {
    const { sendError, startSentry } = await import('@/platform/reporting/sentry');
    if (!isOn || send !== null) return;
    const isWanted = (what: 'reports' | 'replays') => isOn && (what === 'reports' || hasReplay);
    startSentry({ dsn, hasReplay, pathWords: pathWords(services), isWanted });
    send = sendError;
    for (const error of takeUncaughtErrors()) sendError(error, { where: 'uncaught' });
    reports.sendTo(send);
  };
  // Without this code flags have their defaults, and all are off.
  const flagService = await import('@/api/flagService').catch(() => null);
  if (flagService === null) {
    drop();
    return;
  }
  // For as long as the page is open, also where nobody is signed in.
  flagService.startFlags(flagServiceUrl);
  flagService.followFlag('session-replay', (isWanted) => (hasReplay = isWanted));
  flagService.followFlag('error-reporting', (isWanted) => {
    isOn = isWanted;
    // What is reported while the library is loaded is kept.
    if (!isOn) drop();
    else reports.sendTo(send);
    if (isOn && send === null) keepUncaughtErrors();
    // Without the library nothing is reported; the next change of a flag tries again.
    if (isOn) begin().catch(() => undefined);
  });
}
