import { asksBeforeClosing, hasInput, reloadPage } from '@/platform/page';
import { responds } from '@/platform/probeSilence';
import { CHUNK_LOAD_ERROR } from '@/ui/chunkLoadError';

/** The builds of which the page was loaded again in this tab. */
const RELOADED_BUILDS = 'bos.reloaded-builds';

/**
 * After a deploy the files of an open page may be gone. The page is then loaded again where it is, at
 * most once for each build; what fails after that goes to the error screen. `prepare` comes before.
 * Where the host does not respond at `address` the page stays: its screen offers to try again.
 */
export function reloadAfterDeploy(address: string, prepare: () => Promise<unknown>): void {
  let isAsking = false;
  const reload = async () => {
    isAsking = true;
    const { href } = window.location;
    if (await responds(address)) {
      await prepare().catch(() => undefined);
      // The user may have gone elsewhere meanwhile, or may be at work.
      const isInUse = window.location.href !== href || hasInput() || asksBeforeClosing();
      if (!isInUse && markReloaded()) reloadPage();
    }
    isAsking = false;
  };
  window.addEventListener(CHUNK_LOAD_ERROR, (event) => {
    if (!canReload()) return;
    event.preventDefault();
    if (!isAsking) void reload();
  });
}

/** The scripts of the page: the names of all others are in them, so that each build has its own. */
const buildOfPage = (): string =>
  [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src).join();

const reloadedBuilds = (): string[] =>
  (sessionStorage.getItem(RELOADED_BUILDS) ?? '').split(' ').filter(Boolean);

/** Stores these builds. False where the browser stores nothing: nobody would know of the reload then. */
function storeReloaded(builds: readonly string[]): boolean {
  try {
    sessionStorage.setItem(RELOADED_BUILDS, builds.join(' '));
    return true;
  } catch {
    return false;
  }
}

function canReload(): boolean {
  try {
    const builds = reloadedBuilds();
    return !builds.includes(buildOfPage()) && storeReloaded(builds);
  } catch {
    return false;
  }
}

const markReloaded = (): boolean => storeReloaded([...reloadedBuilds(), buildOfPage()]);
