import type { FirstPageHandle } from './first-page/firstPageHandle';
import { startApp } from './startApp';

/** Starts the app in this page, in place of the first page if there is one. */
export async function openApp(firstPage?: FirstPageHandle): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) return;
  /** Only a page in a frame loads this. */
  const fetchEmbedding = async () =>
    (await import('./embedding/makeEmbedding')).makeEmbedding(element);
  await startApp(element, {
    ...(window.parent !== window && { fetchEmbedding }),
    ...(firstPage && { firstPage }),
  });
}
