import { reloadPage } from '@/platform/page';
import { CHUNK_LOAD_ERROR } from '../chunkLoadError';

/** The build of the page that was loaded again last, in this tab. */
const RELOADED_BUILD = 'bos.reloaded-build';

/**
 * After a deploy the files of an open page may be gone. The page is then loaded again where it is, at
 * most once for each build; what fails after that goes to the error screen. `prepare` comes before.
 */
export function reloadAfterDeploy(prepare: () => Promise<unknown>): void {
  window.addEventListener(CHUNK_LOAD_ERROR, (event) => {
    if (!isFirstReload()) return;
    event.preventDefault();
    void prepare()
      .catch(() => undefined)
      .then(reloadPage);
  });
}

/** The scripts of the page: the names of all others are in them, so that each build has its own. */
const buildOfPage = (): string =>
  [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src).join();

/** Where the browser stores nothing, nobody would know of the reload before. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_BUILD) === buildOfPage()) return false;
    sessionStorage.setItem(RELOADED_BUILD, buildOfPage());
    return true;
  } catch {
    return false;
  }
}
