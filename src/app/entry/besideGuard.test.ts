import { createMemoryRouter } from 'react-router-dom';
import { resumeSession } from '@/state/session/session';
import { makeStore } from '@/state/store';
import { memorySession } from '@/testing/store/memoryPorts';
import { testConfig } from '@/testing/store/testConfig';
import { makeTestEffects } from '@/testing/store/testEffects';
import { besideGuard } from './besideGuard';
import { withGuards } from './withGuards';

interface Visitor {
  session?: ReturnType<typeof memorySession>;
  isEmbedded?: boolean;
}

/** A visit to a page whose data, and the end of whose wait for it, come when they are told to. */
function visitPage({ session = memorySession('token'), isEmbedded = false }: Visitor = {}) {
  let comeData = (): void => undefined;
  let passTime = (): void => undefined;
  const data = new Promise<void>((resolve) => (comeData = resolve));
  const time = new Promise<void>((resolve) => (passTime = resolve));
  const { effects } = makeTestEffects({ session });
  const wait = jest.fn(() => time);
  effects.clock.wait = wait;
  const store = makeStore({ effects, preloadedState: { config: { ...testConfig, isEmbedded } } });
  store.dispatch(resumeSession());
  const fetchData = jest.fn(() => data);
  const router = withGuards(
    store,
    effects,
    (guards) => [{ path: '/' }, { path: '/page', ...besideGuard(guards, () => fetchData) }],
    (routes) => createMemoryRouter(routes),
  );
  const opened = router.navigate('/page').finally(() => router.dispose());
  return {
    opened,
    comeData,
    passTime,
    wait,
    fetchData,
    shown: () => router.state.location.pathname,
  };
}

test('data is asked for beside a guard, once, and its page opens with it', async () => {
  const { opened, comeData, fetchData, shown } = visitPage();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown()).toBe('/');
  comeData();
  await opened;
  expect(shown()).toBe('/page');
  expect(fetchData).toHaveBeenCalledTimes(1);
});

test('a page does not wait long for its data', async () => {
  const { opened, passTime, wait, shown } = visitPage();
  passTime();
  await opened;
  expect(shown()).toBe('/page');
  expect(wait).toHaveBeenCalledWith(1_000);
});

test('nobody who is signed out asks', async () => {
  const { opened, fetchData } = visitPage({ session: memorySession() });
  await opened;
  expect(fetchData).not.toHaveBeenCalled();
});

test('a page in the frame of a portal asks for nothing beside its guard', async () => {
  const { opened, fetchData } = visitPage({ isEmbedded: true });
  await opened;
  expect(fetchData).not.toHaveBeenCalled();
});
