import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { EffectsProvider } from '@/app/EffectsContext';
import { TextProvider } from '@/i18n/TextProvider';
import { makeTexts } from '@/i18n/texts';
import type { Effects } from '@/state/effects';
import { sessionBegun } from '@/state/slices/session';
import { makeStore } from '@/state/store';
import { RouterWithLinks } from '@/ui/links/RouterWithLinks';
import { memorySession } from '../store/memoryPorts';
import { mock } from '../mock/mock';
import { makeTestEffects } from '../store/testEffects';

export interface RenderOptions {
  /** The path at which the memory router starts, below `/bos`; `/` if left out. */
  path?: string;
  /** The route pattern of the element, for its parameters; any path if left out. */
  route?: string;
  /** More routes, so that a test can follow a link. */
  routes?: RouteObject[];
  /** The e-mail address of a signed-in user, who gets a fresh token of the mock. */
  signedInAs?: string;
  effects?: Partial<Effects>;
}

/**
 * Renders a screen as the app does: with its own store, Indonesian messages, a memory router and
 * the worker's mock as the backend. `recorded` lists the effects of the store.
 */
export async function renderScreen(element: ReactElement, options: RenderOptions = {}) {
  const { path = '/', route = '*', routes = [], signedInAs } = options;
  const session =
    signedInAs === undefined ? undefined : memorySession(await mock.token(signedInAs, 'session'));
  const testEffects = makeTestEffects({ ...(session ? { session } : {}), ...options.effects });
  const store = makeStore({ effects: testEffects.effects });
  if (session) store.dispatch(sessionBegun({ source: 'cookie' }));
  const router = createMemoryRouter([{ path: route, element }, ...routes], {
    initialEntries: [path],
  });
  const view = render(
    <Provider store={store}>
      <EffectsProvider value={testEffects.effects}>
        <TextProvider texts={makeTexts({ productName: 'BOS' })}>
          <RouterWithLinks router={router} />
        </TextProvider>
      </EffectsProvider>
    </Provider>,
  );
  return { ...view, ...testEffects, store, router, user: userEvent.setup() };
}
