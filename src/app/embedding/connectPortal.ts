import { PATHS } from '@/domain/access/paths';
import { fetchAllWords } from '@/i18n/words';
import type { ParentPortal } from '@/platform/embed/parentPortal';
import { makeEmbedMemory } from '@/platform/embed/embedMemory';
import { tellPortal } from '@/state/listeners/embedding';
import type { StartingPage } from './embedding';
import type { FrameView } from './frameView';
import { hearPortal } from './hearPortal';
import { readyMessage } from './readyMessage';
import { watchFocus } from './watchFocus';
import { watchHeight } from './watchHeight';

/**
 * How long a page without a session waits for `init`, so that a reload comes back to the same page
 * even where the browser stores nothing. Assumption: a portal that has not answered by then sends it
 * later or never.
 */
const INIT_WAIT_MS = 2_000;

/** Pages that need no session, because their address has a token of its own. */
const HAS_OWN_TOKEN = /\/(request-onboarding|ekyc)\b/;

/** Connects a starting page with the portal around it, in both directions. */
export async function connectPortal(
  page: StartingPage,
  portal: ParentPortal,
  view: FrameView,
  element: HTMLElement,
): Promise<void> {
  const { config, store, effects, texts } = page;
  const memory = makeEmbedMemory();
  const refusedTokens = new Set<string>();

  document.documentElement.dataset['embedded'] = '';
  // The question before closing may come over any page; a screen of the app loads them again.
  void fetchAllWords().catch(() => undefined);
  changeEffects(page, portal);
  store.dispatch(tellPortal({ port: portal, memory, refusedTokens }));
  const initialised = new Promise<void>((resolve) =>
    hearPortal(page, { portal, view, refusedTokens }, resolve),
  );
  watchHeight(element, (height) => portal.post({ type: 'resize', payload: { height } }));
  watchFocus((top) => portal.post({ type: 'scroll_to', payload: { top } }));
  portal.open(config.embedOrigins, readyMessage(texts));
  if (effects.session.read() === null && !HAS_OWN_TOKEN.test(window.location.pathname))
    await Promise.race([initialised, effects.clock.wait(INIT_WAIT_MS)]);
}

/**
 * A page in a frame is not loaded again when its session ends: the portal may forbid its address to be
 * framed, and would send the refused token again. The store is empty by then. What breaks is reported.
 */
function changeEffects({ effects }: StartingPage, { post }: ParentPortal): void {
  const { report } = effects;
  effects.reload = () => effects.navigate(PATHS.root, { replace: true });
  effects.report = (error, context) => {
    report(error, context);
    if (context['where'] === 'route' || context['where'] === 'boundary')
      post({ type: 'error', payload: { code: 'page_failed', recoverable: false } });
  };
}
