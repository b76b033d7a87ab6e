import { removeForeignWorkers } from './serviceWorker';

const origin = window.location.origin;

/** The scope of each worker, with its script where that is another than `sw.js` in the scope. */
type Workers = Record<string, string | undefined>;

/** What is in each cache beside those that are ours by their name. */
type Caches = Record<string, string[]>;

function browserWith(workers: Workers, cacheNames: string[], otherCaches: Caches = {}) {
  const gone: string[] = [];
  const registrations = Object.entries(workers).map(([scope, script = `${scope}sw.js`]) => ({
    scope: origin + scope,
    active: { scriptURL: origin + script },
    unregister: () => Promise.resolve(gone.push(scope)),
  }));
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistrations: () => Promise.resolve(registrations) },
    configurable: true,
  });
  Object.defineProperty(window, 'caches', {
    value: {
      keys: () => Promise.resolve([...cacheNames, ...Object.keys(otherCaches)]),
      open: (name: string) =>
        Promise.resolve({
          keys: () =>
            Promise.resolve((otherCaches[name] ?? []).map((path) => ({ url: origin + path }))),
          delete: ({ url }: { url: string }) => Promise.resolve(gone.push(`${name}: ${url}`)),
        }),
      delete: (name: string) => Promise.resolve(gone.push(name)),
    },
    configurable: true,
  });
  return gone;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

test('W3: our own worker and the caches in use stay', async () => {
  const gone = browserWith({ '/bos/': undefined }, ['bos-v2']);
  await removeForeignWorkers('/bos/', ['bos-v2']);
  expect(gone).toEqual([]);
});

test('workers of older releases that control our pages go, with their caches', async () => {
  const old = `workbox-precache-v2-${origin}/`;
  const gone = browserWith(
    { '/': '/bos/service-worker.js', '/bos/': undefined, '/bos/old/': undefined },
    ['bos-v1', old, 'bos-v2'],
  );
  await removeForeignWorkers('/bos/', ['bos-v2']);
  expect(gone.sort()).toEqual(['/', '/bos/old/', 'bos-v1', old].sort());
});

test('W5: what an earlier app has stored of our pages goes', async () => {
  const gone = browserWith({}, [], {
    'app-shell-v1': ['/bos/', '/other/', '/bos/api/profile', '/bosnia/'],
  });
  await removeForeignWorkers('/bos/');
  const ours = ['/bos/', '/bos/api/profile'].map((path) => `app-shell-v1: ${origin}${path}`);
  expect(gone.sort()).toEqual(ours.sort());
});

test('W5: other apps of the host are left alone', async () => {
  const gone = browserWith({ '/': undefined, '/other/': undefined, '/bosnia/': undefined }, [
    'other-v1',
    ...['/', '/other/'].map((scope) => `workbox-precache-v2-${origin}${scope}`),
  ]);
  await removeForeignWorkers('/bos/');
  expect(gone).toEqual([]);
});

test('W7: a browser without workers and caches is no problem', async () => {
  await expect(removeForeignWorkers('/bos/')).resolves.toBeUndefined();
});
