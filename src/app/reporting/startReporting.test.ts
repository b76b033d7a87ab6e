import type { RuntimeConfig } from '@/platform/runtimeConfig';
import { until } from '@/testing/environment/until';
import { mock } from '@/testing/mock/mock';
import { makeReports } from '../reports';
import { startReporting } from './startReporting';

const dsn = `${mock.origin.replace('//', '//key@')}/api/error-reporting/1`;
const configWith = (errorReportingDsn: string | null) =>
  ({ errorReportingDsn, flagServiceUrl: `${mock.origin}/api/flags` }) as RuntimeConfig;

const errors = async () => (await mock.reports()).filter(({ type }) => type === 'event');

beforeEach(async () => {
  // jsdom measures nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  await mock.reset();
});

test('P3: without the flag nothing is sent, and without an address not even the flag is asked for', async () => {
  const reports = makeReports();
  await startReporting(configWith(null), reports);
  reports.report(new Error('x'), { where: 'route' });
  expect(await mock.calls()).toEqual([]);
  expect(await mock.reports()).toEqual([]);
});

test('what is reported before the flag is known is sent once it is on', async () => {
  await mock.setFlags({ 'error-reporting': true });
  const reports = makeReports();
  reports.report(new TypeError('t.map is not a function'), { where: 'route' });
  await startReporting(configWith(dsn), reports);
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
