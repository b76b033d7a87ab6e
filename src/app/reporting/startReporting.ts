import type { RuntimeConfig } from '@/platform/runtimeConfig';
import type { Reports } from '../reports';

/** Of a page whose flags are not known yet; a page that reports more is in a loop. */
const MAX_WAITING = 20;

/**
 * Sends reports while the flag `error-reporting` is on, and replays of errors while `session-replay` is
 * (wire.md#error-reporting). The library is loaded with the flag: without it not one request is made.
 */
export async function startReporting(
  { errorReportingDsn: dsn, flagServiceUrl }: RuntimeConfig,
  reports: Reports,
): Promise<void> {
  if (dsn === null || flagServiceUrl === null) {
    reports.takeAll(() => undefined);
    return;
  }
  const waiting: Parameters<Reports['report']>[] = [];
  let isOn = false;
  let hasReplay = false;
  let send: Reports['report'] | null = null;

  reports.takeAll((...report) => {
    if (send !== null) send(...report);
    else if (waiting.length < MAX_WAITING) waiting.push(report);
  });
  const begin = async () => {
    const { sendError, startSentry } = await import('@/platform/reporting/sentry');
    if (!isOn || send !== null) return;
    startSentry({ dsn, hasReplay });
    send = (...report) => {
      if (isOn) sendError(...report);
    };
    for (const report of waiting.splice(0)) send(...report);
  };
  const { followFlag, startFlags } = await import('@/api/flagService');
  // For as long as the page is open, also where nobody is signed in.
  startFlags(flagServiceUrl);
  followFlag('session-replay', (isWanted) => (hasReplay = isWanted));
  followFlag('error-reporting', (isWanted) => {
    isOn = isWanted;
    // Without the library nothing is reported; the next change of a flag tries again.
    if (isOn) begin().catch(() => undefined);
  });
}
