import type { Network } from '@/platform/network';
import { probeSilence } from '@/platform/probeSilence';
import type { RuntimeConfig } from '@/platform/runtimeConfig';
import type { AppStore } from '@/state/store';
import type { Toasts } from '@/ui/feedback/toasts';
import { BASE_PATH } from './basePath';
import { startReporting } from './reporting/startReporting';
import type { Reports } from './reports';
import { startVersions } from './versions/startVersions';

export interface StartedPage {
  config: RuntimeConfig;
  store: AppStore;
  toasts: Toasts;
  reports: Reports;
  network: Network;
}

/** What the first page does not need: loaded once it is there. */
export async function afterFirstPage(page: StartedPage): Promise<void> {
  const { config, store, toasts, reports, network } = page;
  probeSilence(network, `${BASE_PATH}/config.json`, config.services.identity);
  await Promise.all([startReporting(config, reports), startVersions(store, toasts)]);
}
