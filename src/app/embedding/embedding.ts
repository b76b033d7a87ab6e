import type { RuntimeConfig } from '@/platform/runtimeConfig';
import type { Texts } from '@/i18n/texts';
import type { Effects } from '@/state/effects';
import type { AppStore } from '@/state/store';
import type { RouteObject } from 'react-router-dom';
import type { GuardContext } from '../entry/guardContext';

/** The parts of a page that is starting. */
export interface StartingPage {
  config: Pick<RuntimeConfig, 'embedOrigins'>;
  store: AppStore;
  effects: Effects;
  texts: Texts;
}

/** What is different in a frame. Its code is loaded there alone (embedding.md). */
export interface Embedding {
  adaptRoutes(this: void, routes: RouteObject[], guards: GuardContext): RouteObject[];
  /** Called before the router is made. Resolves when the page may start; never rejects. */
  connect(this: void, page: StartingPage): Promise<void>;
}
