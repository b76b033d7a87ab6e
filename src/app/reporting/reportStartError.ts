import type { RuntimeConfig } from '@/platform/runtimeConfig';
import { makeReports } from '../reports';
import { startReporting } from './startReporting';

/** Reports an error for which the app did not start, on a page that otherwise reports nothing. */
export async function reportStartError(error: unknown, config: RuntimeConfig): Promise<void> {
  const reports = makeReports();
  reports.report(error, { where: 'start' });
  await startReporting(config, reports);
}
