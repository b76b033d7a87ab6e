import { fetchAllWords } from '@/i18n/words';
import { bringUpToDate, cachesInUse, followVersions, takeOver } from '@/platform/appVersions';
import { removeForeignWorkers } from '@/platform/serviceWorker';
import { messageRef } from '@/primitives/messageRef';
import { settleDrafts } from '@/state/drafts/openDrafts';
import { selectHasSession } from '@/state/slices/session';
import type { AppStore } from '@/state/store';
import type { Toast, Toasts } from '@/ui/feedback/toasts';
import { BASE_PATH, WORKER } from '../basePath';
import { reloadAfterDeploy } from './reloadAfterDeploy';
import { VersionActions } from './VersionActions';

/**
 * Storing the app takes network and processor from somebody who signs in: where nobody is signed in, it
 * begins this much later. A first page that was not used at once has begun it before (`startFirstPage.tsx`).
 */
const FIRST_STORED_AFTER_MS = 10_000;

/**
 * Looks after the versions of the app (routes.md#service-worker): workers of others go, ours is
 * registered, and a page whose files are gone loads the new ones. Loaded after the first page.
 */
export async function startVersions(store: AppStore, toasts: Toasts): Promise<void> {
  const writeDrafts = () => store.dispatch(settleDrafts());
  reloadAfterDeploy(`${BASE_PATH}/config.json`, async () => {
    await writeDrafts();
    await bringUpToDate(WORKER.scope);
  });
  await removeForeignWorkers(WORKER.scope, cachesInUse(WORKER.scope));
  // A frame is the portal's page, whose visits no worker answers. Development builds have none.
  if (window.parent !== window || process.env.NODE_ENV !== 'production') return;
  /** Its words are not those of the first page. */
  const show = (toast: Toast) =>
    void fetchAllWords()
      // Without them its texts are in the other language, or names of texts; its buttons work.
      .catch(() => undefined)
      .then(() => toasts.show(toast));
  const prepare = async () => {
    await writeDrafts();
    return takeOver(WORKER.scope);
  };
  const newVersion: Toast = {
    ...ABOUT_VERSIONS,
    body: messageRef('versions.new'),
    Actions: ({ onClose }) => <VersionActions prepare={prepare} onClose={onClose} />,
  };
  const storedAfterMs = selectHasSession(store.getState()) ? 0 : FIRST_STORED_AFTER_MS;
  await followVersions(WORKER.script, WORKER.scope, storedAfterMs, {
    onStored: () => show({ ...ABOUT_VERSIONS, body: messageRef('versions.stored') }),
    onNewVersion: () => show(newVersion),
  });
}

const ABOUT_VERSIONS = {
  kind: 'info',
  title: messageRef('versions.title'),
  key: 'version',
} as const;
