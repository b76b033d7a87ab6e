import { makeTestEffects } from '@/testing/store/testEffects';

test('B3: extensions of the browser see the store in development, and not in production', async () => {
  const extension = jest.fn(() => (create: unknown) => create);
  // The library looks for it once, as it is loaded.
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  const { makeStore } = await import('./store');
  const storesSeenIn = (build: string) => {
    extension.mockClear();
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: build });
    makeStore({ effects: makeTestEffects().effects });
    return extension.mock.calls.length;
  };
  expect([storesSeenIn('development'), storesSeenIn('production')]).toEqual([1, 0]);
});
