import { until } from '@/testing/environment/until';
import { mock } from '@/testing/mock/mock';
import { followFlag, refreshFlags, startFlags } from './flagService';

const EVALUATE = { method: 'POST', path: '*/evaluate/flags' };

let stop: () => void;

const start = () => {
  stop = startFlags(`${mock.origin}/api/flags`);
};

/** The values of a flag that a listener was told, without repetitions. */
function follow(): boolean[] {
  const told: boolean[] = [];
  followFlag('error-reporting', (isOn) => {
    if (told.at(-1) !== isOn) told.push(isOn);
  });
  return told;
}

beforeEach(() => mock.reset());
afterEach(() => stop());

test('a flag is told once the service has answered, and not before', async () => {
  await mock.setFlags({ 'error-reporting': true });
  start();
  const told = follow();
  expect(told).toEqual([]);
  await until(() => told.length > 0);
  expect(told).toEqual([true]);
});

test('a flag that is known already is told at once', async () => {
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
    const told = follow();
    await until(() => told.length > 0);
    expect(told).toEqual([false]);
    await mock.clearFaults();
    await refreshFlags();
    expect(told).toEqual([false, true]);
  },
);
