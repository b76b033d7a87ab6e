import { act, screen, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { findListOf, openNotifications, rows } from '@/testing/pages/notifications';

// The tests run by the clock of Los Angeles, where it is still the evening before.
const NOON = '2026-05-12T12:00:00+07:00';
const READER = 'not.eligible@bos.test';

beforeEach(() => mock.reset());
afterEach(() => jest.useRealTimers());

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);

test('the list is grouped by the day in Jakarta, which turns over while the page is open', async () => {
  for (const time of ['10T12:00', '11T00:30', '11T23:50', '12T00:10', '12T11:00'])
    await mock.addNotifications(READER, {
      title: time,
      created_at: new Date(`2026-05-${time}:00+07:00`).toISOString(),
    });
  jest.useFakeTimers({
    now: Date.parse(NOON),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'performance'],
  });
  await openNotifications(READER);
  await findListOf(5);
  expect(headings()).toEqual(['Hari ini', 'Kemarin', '10 Mei 2026']);
  const first = rows().filter((row) => within(row).queryByRole('heading') !== null);
  expect(first.map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '3', '5']);
  expect(rows()[2]).toHaveTextContent('23:50 WIB');

  jest.setSystemTime(Date.parse('2026-05-12T23:59:30+07:00'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(headings()).toEqual(['Kemarin', '11 Mei 2026', '10 Mei 2026']);
});
