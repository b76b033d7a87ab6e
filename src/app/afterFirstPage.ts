import type { AppStore } from '@/state/store';
import type { Toasts } from '@/ui/feedback/toasts';
import { startVersions } from './versions/startVersions';

/** What the first page does not need: loaded once it is there. */
export async function afterFirstPage(store: AppStore, toasts: Toasts): Promise<void> {
  await startVersions(store, toasts);
}
