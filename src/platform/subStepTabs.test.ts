import { until } from '@/testing/environment/until';
import { makeSubStepTabs } from './subStepTabs';

const PLACE = '7/identity';

const channels: BroadcastChannel[] = [];

class ClosableChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

const heardTimes = (heard: jest.Mock, times: number) =>
  until(() => heard.mock.calls.length === times);
/** Long enough for a message to arrive. */
const messagesPassed = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => Object.assign(globalThis, { BroadcastChannel: ClosableChannel }));

afterEach(() => {
  jest.restoreAllMocks();
  for (const channel of channels.splice(0)) channel.close();
});

test('D9: two tabs that show one sub-step both learn it, until one leaves', async () => {
  const [here, there] = [jest.fn(), jest.fn()];
  makeSubStepTabs().enter(PLACE, here);
  const leave = makeSubStepTabs().enter(PLACE, there);
  await heardTimes(here, 1);
  await heardTimes(there, 1);
  expect([here.mock.calls, there.mock.calls]).toEqual([[[true]], [[true]]]);
  leave();
  await heardTimes(here, 2);
  expect(here.mock.calls).toEqual([[true], [false]]);
});

test('another sub-step, or the same one of another user, is no concern', async () => {
  const here = jest.fn();
  makeSubStepTabs().enter(PLACE, here);
  makeSubStepTabs().enter('7/banks', jest.fn());
  makeSubStepTabs().enter('8/identity', jest.fn());
  await messagesPassed();
  expect(here).not.toHaveBeenCalled();
});

test('a tab that ended without a word is forgotten when this one is looked at again', async () => {
  const here = jest.fn();
  makeSubStepTabs().enter(PLACE, here);
  makeSubStepTabs().enter(PLACE, jest.fn());
  await heardTimes(here, 1);
  jest.spyOn(ClosableChannel.prototype, 'postMessage').mockImplementation(() => undefined);
  window.dispatchEvent(new Event('pageshow'));
  await heardTimes(here, 2);
  expect(here.mock.calls).toEqual([[true], [false]]);
});

test('a save is heard in the other tabs, and not in the one that saved', async () => {
  const [mine, theirs] = [jest.fn(), jest.fn()];
  const [here, there] = [makeSubStepTabs(), makeSubStepTabs()];
  here.onSaved(mine);
  there.onSaved(theirs);
  here.announceSaved(PLACE);
  await heardTimes(theirs, 1);
  expect(theirs.mock.calls).toEqual([[PLACE]]);
  expect(mine).not.toHaveBeenCalled();
});

test('nonsense on the channel and a browser without channels change nothing', async () => {
  const here = jest.fn();
  makeSubStepTabs().enter(PLACE, here);
  const stranger = new ClosableChannel('bos.sub-steps');
  for (const said of [null, 'opened', { kind: 'opened' }, { kind: 5, place: PLACE }])
    stranger.postMessage(said);
  await messagesPassed();
  expect(here).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const alone = makeSubStepTabs();
  expect(() => {
    alone.announceSaved(PLACE);
    alone.enter(PLACE, here)();
  }).not.toThrow();
});
