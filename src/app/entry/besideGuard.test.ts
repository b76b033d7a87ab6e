import { createMemoryRouter } from 'react-router-dom';
import { resumeSession } from '@/state/session/session';
import { makeStore } from '@/state/store';
import { memorySession } from '@/testing/store/memoryPorts';
import { testConfig } from '@/testing/store/testConfig';
import { makeTestEffects } from '@/testing/store/testEffects';
import { besideGuard } from './besideGuard';
import { withGuards } from './withGuards';

/** How often data is asked for beside a guard as its route is opened. */
async function timesAsked(session = memorySession('token'), isEmbedded = false): Promise<number> {
  const { effects } = makeTestEffects({ session });
  const store = makeStore({ effects, preloadedState: { config: { ...testConfig, isEmbedded } } });
  store.dispatch(resumeSession());
  const fetchData = jest.fn<undefined, []>();
  const router = withGuards(
    store,
    effects,
    (guards) => [{ path: '/' }, { path: '/page', ...besideGuard(guards, () => fetchData) }],
    (routes) => createMemoryRouter(routes),
  );
  await router.navigate('/page');
  router.dispose();
  return fetchData.mock.calls.length;
}

test('data is asked for beside a guard, once', async () => {
  expect(await timesAsked()).toBe(1);
});

test('nobody who is signed out asks', async () => {
  expect(await timesAsked(memorySession())).toBe(0);
});

test('a page in the frame of a portal asks for nothing beside its guard', async () => {
  expect(await timesAsked(undefined, true)).toBe(0);
});
