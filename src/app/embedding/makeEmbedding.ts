import { makeParentPortal } from '@/platform/embed/parentPortal';
import { connectPortal } from './connectPortal';
import { embeddedRoutes } from './embeddedRoutes';
import type { Embedding } from './embedding';
import { makeFrameView } from './frameView';

/**
 * What is different in the frame of a portal, which is heard from here on. What the first file has
 * anyway is handed in and not imported: every import from here would make that file larger.
 */
export function makeEmbedding(element: HTMLElement): Embedding {
  const portal = makeParentPortal(window);
  const view = makeFrameView((reason) => portal.close({ type: 'exit', payload: { reason } }));
  return {
    connect: (page) => connectPortal(page, portal, view, element),
    adaptRoutes: embeddedRoutes(view),
  };
}
