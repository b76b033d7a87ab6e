import { reloadPage } from '@/platform/page';
import { BASE_PATH } from '../basePath';

/**
 * Reloads a page that does not work, with the newest version of the app: the stored one may be the
 * reason. Where that cannot be had in a few seconds, the page is reloaded all the same.
 */
export async function reloadNewest(): Promise<void> {
  try {
    const { bringUpToDate } = await import('@/platform/appVersions');
    await bringUpToDate(`${BASE_PATH}/`);
  } catch {
    // The code is gone as well.
  }
  reloadPage();
}
