import type { RuntimeConfig } from '@/platform/runtimeConfig';
import { until } from '@/testing/environment/until';
import { mock } from '@/testing/mock/mock';
import { makeReports, type Reports } from '../reports';

const ABOUT = { where: 'route' };
const dsn = `${mock.origin.replace('//', '//key@')}/api/error-reporting/1`;
const errors = async () => (await mock.reports()).filter(({ type }) => type === 'event');

/** A page that starts reporting: nothing is known of its flags yet. */
async function startPage(
  reports: Reports,
  errorReportingDsn: string | null = dsn,
  breakPage = () => undefined,
) {
  jest.resetModules();
  const { keepUncaughtErrors } = await import('@/platform/uncaughtErrors');
  keepUncaughtErrors();
  breakPage();
  const { startReporting } = await import('./startReporting');
  const flagServiceUrl = `${mock.origin}/api/flags`;
  const services = { identity: '/api/identity' };
  const config = { errorReportingDsn, flagServiceUrl, services } as RuntimeConfig;
  await startReporting(config, reports);
  const { refreshFlags } = await import('@/api/flagService');
  return refreshFlags;
}

beforeEach(async () => {
  // jsdom measures nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  jest.spyOn(console, 'warn').mockImplementation();
  await mock.reset();
});

test('P3: without an address of error reporting nothing is sent, and not even the flag is asked for', async () => {
  const reports = makeReports();
  await startPage(reports, null);
  reports.report(new Error('x'), ABOUT);
  expect(await mock.calls()).toEqual([]);
  expect(await mock.reports()).toEqual([]);
});

test('of what nothing catches before the flag is known, the errors are sent', async () => {
  await mock.setFlags({ 'error-reporting': true });
  await startPage(makeReports(), dsn, () => {
    const error = new RangeError('Invalid time value');
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    const reason = new TypeError('t.map is not a function');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });
  await until(async () => (await errors()).length === 2);
  expect((await errors()).map(({ content }) => content)).toMatchObject([
    { tags: { where: 'uncaught' }, exception: { values: [{ type: 'RangeError' }] } },
    { tags: { where: 'uncaught' }, exception: { values: [{ type: 'TypeError' }] } },
  ]);
});

test('what is reported before the flag is known is sent once it is on', async () => {
  await mock.setFlags({ 'error-reporting': true });
  const reports = makeReports();
  reports.report(new TypeError('t.map is not a function'), ABOUT);
  await startPage(reports);
  await until(async () => (await errors()).length === 1);
  reports.report(new Error('Call failed: http'), {
    endpoint: 'getUser',
    status: 422,
    level: 'warning',
  });
  await until(async () => (await errors()).length === 2);
  expect((await errors()).map(({ content }) => content)).toMatchObject([
    { level: 'error', tags: { where: 'route' } },
    { level: 'warning', tags: { endpoint: 'getUser', status: 422 } },
  ]);
});

test.each([
  ['the flag is off', {}],
  ['the service has failed', { status: 500 }],
])(
  'P3: once %s, what was reported is dropped; of later reports those are sent that come while it is on',
  async (_, fault) => {
    if ('status' in fault)
      await mock.addFault({ method: 'POST', path: '*/evaluate/flags', ...fault });
    const reports = makeReports();
    const sendTo = jest.spyOn(reports, 'sendTo');
    reports.report(new Error('early'), { where: 'early' });
    const refreshFlags = await startPage(reports);
    await until(() => sendTo.mock.calls.length > 0);
    reports.report(new Error('off'), { where: 'off' });

    await mock.clearFaults();
    await mock.setFlags({ 'error-reporting': true });
    await refreshFlags();
    reports.report(new Error('on'), { where: 'on' });
    await until(async () => (await errors()).length > 0);
    expect((await errors()).map(({ content }) => content)).toMatchObject([
      { tags: { where: 'on' } },
    ]);
  },
);
