import { makeAppRouter } from './appRouter';

test('the start page is written as /bos/, every other below it', async () => {
  window.history.replaceState(null, '', '/bos/?x=1');
  const router = makeAppRouter();
  expect(router.state.location).toMatchObject({ pathname: '/bos/', search: '?x=1' });
  for (const path of ['/login', '/']) {
    await router.navigate(path);
    expect(window.location.pathname).toBe(`/bos${path}`);
  }
  router.dispose();
});

test('a server that answers at /bos itself gives the same page, query and all', () => {
  window.history.replaceState(null, '', '/bos?x=1#top');
  const router = makeAppRouter();
  expect(router.state.location).toMatchObject({ pathname: '/bos/', search: '?x=1', hash: '#top' });
  router.dispose();
});
