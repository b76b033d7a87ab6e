import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { EffectsProvider } from '@/app/EffectsContext';
import { TextProvider } from '@/i18n/TextProvider';
import { makeTexts } from '@/i18n/texts';
import type { Effects } from '@/state/effects';
import { sessionBegun } from '@/state/slices/session';
import { makeStore } from '@/state/store';
import { memorySession } from '../store/memoryPorts';
import { mock } from '../mock/mock';
import { makeTestEffects } from '../store/testEffects';

export interface RenderOptions {
  /** Where the memory router starts, below `/bos`; `/` without it. */
  path?: string;
  /** The route pattern that the element is at, for its parameters; any path without it. */
  route?: string;
  /** More routes, so that a test sees where a link leads. */
  routes?: RouteObject[];
  /** The e-mail of somebody who is signed in: the token is a fresh one of the mock. */
  signedInAs?: string;
  effects?: Partial<Effects>;
}

/**
 * Renders a screen as the app does: with a store of its own, the words in Indonesian, a router in
 * memory and the worker's mock behind the wire. `recorded` is what the store did to the world.
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
          <RouterProvider router={router} />
        </TextProvider>
      </EffectsProvider>
    </Provider>,
  );
  return { ...view, ...testEffects, store, router, user: userEvent.setup() };
}
