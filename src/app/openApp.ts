import type { FirstPageInUse } from './first-page/firstPageInUse';
import { makeFirstPageHandle } from './first-page/takeOver';
import { startApp } from './startApp';

export { fetchFirstScreen } from './firstScreens';

/** Starts the app in this page, in place of the first page if there is one. */
export async function openApp(firstPage?: FirstPageInUse): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) return;
  /** Only a page in a frame loads this. */
  const fetchEmbedding = async () =>
    (await import('./embedding/makeEmbedding')).makeEmbedding(element);
  await startApp(element, {
    ...(window.parent !== window && { fetchEmbedding }),
    ...(firstPage && { firstPage: makeFirstPageHandle(firstPage) }),
  });
}
