import { makeStore } from '@/state/store';
import { makeTestEffects } from '@/testing/store/testEffects';
import { createAppRouter } from './appRouter';

// Without guards, which would lead on from the start page.
jest.mock('./routes', () => ({ makeRoutes: () => [{ path: '/' }, { path: '/login' }] }));

function makeRouter() {
  const { effects } = makeTestEffects();
  return createAppRouter(makeStore({ effects }), effects);
}

test('the start page is written as /bos/, every other below it', async () => {
  window.history.replaceState(null, '', '/bos/?x=1');
  const router = makeRouter();
  expect(router.state.location).toMatchObject({ pathname: '/bos/', search: '?x=1' });
  for (const path of ['/login', '/']) {
    await router.navigate(path);
    expect(window.location.pathname).toBe(`/bos${path}`);
  }
  router.dispose();
});

test('a server that answers at /bos itself gives the same page, query and all', () => {
  window.history.replaceState(null, '', '/bos?x=1#top');
  const router = makeRouter();
  expect(router.state.location).toMatchObject({ pathname: '/bos/', search: '?x=1', hash: '#top' });
  router.dispose();
});
