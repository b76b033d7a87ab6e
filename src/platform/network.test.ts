import { makeNetwork } from './network';

/** Sets the connection state of the browser and fires its event. */
function browserSays(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('the connection goes and comes as the browser says, and is reported once each time', () => {
  const network = makeNetwork();
  const heard: boolean[] = [];
  const stop = network.subscribe((isOnline) => heard.push(isOnline));
  browserSays(false);
  browserSays(false);
  expect(network.isOnline()).toBe(false);
  expect(network.isSurelyOffline()).toBe(true);
  browserSays(true);
  expect(network.isOnline()).toBe(true);
  stop();
  browserSays(false);
  expect(heard).toEqual([false, true]);
});

test('C7: a browser that says offline all the time is not believed once the server answers', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const network = makeNetwork();
  const heard: boolean[] = [];
  network.subscribe((isOnline) => heard.push(isOnline));
  expect(network.isOnline()).toBe(true);
  network.beginCall()(false);
  expect(network.isOnline()).toBe(false);
  // A write that fails now may have arrived: the page was loaded from the server while the browser
  // said offline.
  expect(network.isSurelyOffline()).toBe(false);
  network.beginCall()(true);
  network.beginCall()(true);
  expect(network.isOnline()).toBe(true);
  expect(heard).toEqual([false, true]);
});

test('C7: a service of little weight that does not respond takes no connection away', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const network = makeNetwork();
  const silence = jest.fn();
  network.onSilence(silence);
  network.beginCall(false)(false);
  expect(silence).toHaveBeenCalledTimes(1);
  expect(network.isOnline()).toBe(true);
});

test('a call without an answer says nothing where the browser says that there is a connection', () => {
  const network = makeNetwork();
  network.beginCall()(false);
  expect(network.isOnline()).toBe(true);
});

test('C7: offline is certain again once the browser has said that the connection is back', () => {
  const network = makeNetwork();
  network.subscribe(() => undefined);
  browserSays(false);
  network.beginCall()(true);
  network.beginCall()(false);
  expect([network.isOnline(), network.isSurelyOffline()]).toEqual([false, false]);
  browserSays(true);
  browserSays(false);
  expect(network.isSurelyOffline()).toBe(true);
});

test('an answer that was asked for before the connection went does not bring it back', () => {
  const network = makeNetwork();
  network.subscribe(() => undefined);
  const noteResponse = network.beginCall();
  browserSays(false);
  noteResponse(true);
  expect([network.isOnline(), network.isSurelyOffline()]).toEqual([false, true]);
});
