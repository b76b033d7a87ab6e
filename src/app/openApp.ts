import { withTimeout } from '@/primitives/withTimeout';
import { CODE_LIMIT_MS } from '@/ui/chunkLoadError';
import type { OpenFirstPage } from './first-page/openFirstPage';
import { makeFirstPageHandle } from './first-page/takeOver';
import { fetchFirstScreen } from './firstScreens';
import { startApp } from './startApp';

/**
 * Starts the app in this page, in place of the first page if there is one. Rejects if the screen that
 * takes its place does not come: it stays, with what is typed.
 */
export async function openApp(firstPage?: OpenFirstPage): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) return;
  if (firstPage) await withTimeout(fetchFirstScreen(window.location.pathname), CODE_LIMIT_MS);
  /** Only a page in a frame loads this. */
  const fetchEmbedding = async () =>
    (await import('./embedding/makeEmbedding')).makeEmbedding(element);
  await startApp(element, {
    ...(window.parent !== window && { fetchEmbedding }),
    ...(firstPage && { firstPage: makeFirstPageHandle(firstPage) }),
  });
}
