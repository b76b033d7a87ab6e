import { until } from '@/testing/environment/until';
import { mock } from '@/testing/mock/mock';
import { followFlag, refreshFlags, startFlags } from './flagService';

const EVALUATE = { method: 'POST', path: '*/evaluate/flags' };

let stop: () => void;

const start = () => {
  stop = startFlags(`${mock.origin}/api/flags`);
};

/** The values of a flag that a listener has heard, without repetitions. */
function follow(): boolean[] {
  const heard: boolean[] = [];
  followFlag('error-reporting', (isOn) => {
    if (heard.at(-1) !== isOn) heard.push(isOn);
  });
  return heard;
}

beforeEach(() => mock.reset());
afterEach(() => stop());

test('a flag is reported once the service has answered, and not before', async () => {
  await mock.setFlags({ 'error-reporting': true });
  start();
  const heard = follow();
  expect(heard).toEqual([]);
  await until(() => heard.length > 0);
  expect(heard).toEqual([true]);
});

test('a flag that is known already is reported at once', async () => {
  await mock.setFlags({ 'error-reporting': true });
  start();
  const first = follow();
  await until(() => first.length > 0);
  expect(follow()).toEqual([true]);
});

test.each([
  ['fails', { status: 500 }],
  ['refuses', { status: 401 }],
  ['does not answer', { hang: true }],
])(
  'where the service %s, the flag has its default, and its value once that is known',
  async (_, fault) => {
    await mock.setFlags({ 'error-reporting': true });
    await mock.addFault({ ...EVALUATE, ...fault });
    start();
    const heard = follow();
    await until(() => heard.length > 0);
    expect(heard).toEqual([false]);
    await mock.clearFaults();
    await refreshFlags();
    expect(heard).toEqual([false, true]);
  },
);
