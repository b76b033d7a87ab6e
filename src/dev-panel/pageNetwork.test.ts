import { mock } from '@/testing/mock/mock';
import { isPageOffline, setPageOffline } from './pageNetwork';

const master = `${mock.origin}/api/master/provinces`;

beforeEach(() => mock.reset());
afterEach(() => setPageOffline(false));

/** The outcome of a call by XMLHttpRequest, as uploads make it. */
const sendByXhr = () =>
  new Promise<string>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', master);
    request.onload = () => resolve('answered');
    request.onerror = () => resolve('failed');
    request.send();
  });

test('a page taken offline gets the event, and none of its calls reaches the server', async () => {
  const heard = jest.fn();
  window.addEventListener('offline', heard, { once: true });
  setPageOffline(true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(navigator.onLine).toBe(false);
  await expect(fetch(master)).rejects.toThrow(TypeError);
  expect(await sendByXhr()).toBe('failed');
  expect(await mock.calls()).toEqual([]);
});

test('the calls to steer the mock still go through', async () => {
  setPageOffline(true);
  await mock.setFlags({ 'main-menu': true });
  expect(await mock.flags()).toMatchObject({ 'main-menu': true });
});

test('the real fetch is called with the window as `this`, as browsers require', async () => {
  const asInBrowser = jest.spyOn(globalThis, 'fetch').mockImplementation(function (this: unknown) {
    if (this !== globalThis) throw new TypeError('Illegal invocation');
    return Promise.resolve(new Response());
  });
  setPageOffline(true);
  await fetch('/__mock/people');
  expect(asInBrowser).toHaveBeenCalledTimes(1);
  setPageOffline(false);
});

test('online again, everything is as before', async () => {
  const realFetch = globalThis.fetch;
  const heard = jest.fn();
  setPageOffline(true);
  setPageOffline(true);
  window.addEventListener('online', heard, { once: true });
  setPageOffline(false);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(isPageOffline()).toBe(false);
  expect(navigator.onLine).toBe(true);
  expect(globalThis.fetch).toBe(realFetch);
  expect(await sendByXhr()).toBe('answered');
});
