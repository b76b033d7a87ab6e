import { settleAll } from '@/testing/render/settle';
import { makeNetwork } from './network';
import { probeSilence } from './probeSilence';

const HOST = '/bos/config.json';
const SERVER = 'https://api.example/identity';

const answer = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  jest.useFakeTimers();
  global.fetch = answer as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
});

const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const responds = () => Promise.resolve({ status: 404 } as Response);

function start() {
  const network = makeNetwork();
  const heard: boolean[] = [];
  network.subscribe((isOnline) => heard.push(isOnline));
  probeSilence(network, HOST, SERVER);
  return { network, heard };
}

test('C7: where nothing comes back although the browser says online, the page is offline until something does', async () => {
  answer.mockImplementation(fails);
  const { network, heard } = start();
  network.beginCall()(false);
  network.beginCall()(false);
  await settleAll();
  expect([network.isOnline(), network.isSurelyOffline()]).toEqual([false, false]);
  expect(network.isUnreachable()).toBe(true);
  expect(answer.mock.calls.map(([address]) => address)).toEqual([HOST, SERVER]);

  await jest.advanceTimersByTimeAsync(12_000);
  answer.mockImplementation(responds);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([network.isOnline(), network.isUnreachable()]).toEqual([true, false]);
  const asked = answer.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(asked);
  expect(heard).toEqual([false, true]);
});

test('C7: a call of the user that gets its response ends it at once', async () => {
  answer.mockImplementation(fails);
  const { network, heard } = start();
  network.beginCall()(false);
  await settleAll();
  network.beginCall()(true);
  expect(heard).toEqual([false, true]);
});

test('a service that does not respond is no lost connection where the app’s own host does', async () => {
  answer.mockImplementation(responds);
  const { network, heard } = start();
  network.beginCall()(false);
  await settleAll();
  expect(heard).toEqual([]);
});

test('C7: nor is it where the server responds again before the app’s own host does', async () => {
  answer.mockImplementation((address) => (address === SERVER ? responds() : fails()));
  const { network, heard } = start();
  network.beginCall()(false);
  await settleAll();
  expect(heard).toEqual([]);
});

test('C7: a call that hangs is followed up while it waits, and host and server are asked together', async () => {
  answer.mockReturnValue(new Promise(() => undefined));
  const { network, heard } = start();
  network.beginCall();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(answer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_002);
  expect(answer.mock.calls.map(([address]) => address)).toEqual([HOST, SERVER]);
  expect(heard).toEqual([]);
});

test('a call that ends in time asks nobody', async () => {
  const { network } = start();
  const [said, silent] = [network.beginCall(), network.beginCall()];
  said(true);
  silent(null);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(answer).not.toHaveBeenCalled();
});

test('where the browser says offline nobody is asked', async () => {
  const { network } = start();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.beginCall()(false);
  await settleAll();
  expect(answer).not.toHaveBeenCalled();
});

test('C7: on a slow line, where a call gets its response while the host is asked, nothing is said', async () => {
  const { network, heard } = start();
  let fail: () => void = () => undefined;
  answer.mockReturnValue(
    new Promise((_, reject) => (fail = () => reject(new TypeError('aborted')))),
  );
  network.beginCall()(false);
  await settleAll();
  network.beginCall()(true);
  fail();
  await settleAll();
  expect(heard).toEqual([]);
});
