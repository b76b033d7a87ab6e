import { hostileAddresses } from '@/testing/oracle/addresses';
import { externalAddress } from './externalAddress';

const HERE = 'https://bos.test';

test.each([
  ['https://app.bos.test', 'https://app.bos.test/loan'],
  ['http://app.bos.test:8080/lending', 'http://app.bos.test:8080/lending/loan'],
  ['/lending', 'https://bos.test/lending/loan'],
  [null, null],
])('X3: the external app at %j has its page at %j', (appUrl, address) => {
  expect(externalAddress(appUrl, '/loan', HERE)).toBe(address);
});

test('X3: a hostile address of the external app leads to http(s) alone, on its own host or on ours', () => {
  const targets = hostileAddresses.map((appUrl) => ({
    appUrl,
    address: externalAddress(appUrl, '/loan', HERE),
  }));
  const followed = targets.filter(({ address }) => address !== null);
  expect(followed.filter(({ appUrl }) => !appUrl.startsWith('/'))).toEqual([]);
  // A path that is none stays on this host.
  expect(followed.filter(({ address }) => !address?.startsWith(`${HERE}/`))).toEqual([]);
});
