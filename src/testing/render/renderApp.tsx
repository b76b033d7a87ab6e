import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type DataRouter, type Location } from 'react-router-dom';
import { App } from '@/app/App';
import { withGuards, type MakeRoutes } from '@/app/entry/withGuards';
import { makeRoutes as makeAppRoutes } from '@/app/routes';
import { searchWithoutTokens } from '@/domain/access/paths';
import { makeTexts } from '@/i18n/texts';
import { flushDrafts } from '@/state/drafts/openDrafts';
import type { Effects } from '@/state/effects';
import { resumeSession } from '@/state/session/session';
import { makeStore } from '@/state/store';
import { makeToasts } from '@/ui/feedback/toasts';
import { memorySession } from '../store/memoryPorts';
import { mock } from '../mock/mock';
import { testConfig } from '../store/testConfig';
import { makeTestEffects } from '../store/testEffects';

/**
 * Renders the whole app at a path below `/bos`, for a user with a fresh session or signed out. A
 * location also has what its entry of the history holds, as after a reload.
 */
export async function renderApp(
  path: string | Location,
  signedInAs?: string,
  more: Partial<Effects> = {},
  makeRoutes: MakeRoutes = makeAppRoutes,
) {
  const session = more.session ?? memorySession();
  if (signedInAs !== undefined) session.begin(await mock.token(signedInAs, 'session'), null);
  const toasts = makeToasts();
  const testEffects = makeTestEffects({
    showNotice: toasts.show,
    clearNotices: toasts.clear,
    navigate(to, { replace = false, keepQuery = false } = {}) {
      const kept = keepQuery
        ? searchWithoutTokens(new URLSearchParams(router.state.location.search))
        : '';
      void router.navigate(`${to}${kept}`, { replace });
    },
    isAt: (key) => router.state.location.key === key && router.state.navigation.state === 'idle',
    ...more,
    session,
  });
  const store = makeStore({
    effects: testEffects.effects,
    preloadedState: { config: testConfig },
  });
  store.dispatch(resumeSession());
  const router: DataRouter = withGuards(store, testEffects.effects, makeRoutes, (routes) =>
    createMemoryRouter(routes, { initialEntries: [path] }),
  );
  const { unmount } = render(
    <App
      store={store}
      effects={testEffects.effects}
      texts={makeTexts({ productName: 'BOS' })}
      toasts={toasts}
      router={router}
    />,
  );
  /** Leaves the page as a browser does: pending writes are stored first. */
  async function leave(): Promise<void> {
    await act(() => store.dispatch(flushDrafts()));
    unmount();
  }
  return {
    ...testEffects,
    unmount,
    leave,
    store,
    router,
    toasts,
    session,
    user: userEvent.setup(),
  };
}
