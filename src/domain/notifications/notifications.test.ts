import { inIndonesian } from '@/testing/oracle/inIndonesian';
import {
  filterNotifications,
  isUnread,
  NOTIFICATION_FILTERS,
  unreadAfter,
  unreadBadge,
  withAllRead,
  withRead,
} from './notifications';

const list = [
  { id: 1, read_status: false, title: 'Satu' },
  { id: 2, read_status: true, title: 'Dua' },
  { id: 3, read_status: false, title: 'Tiga' },
];

describe('the badge', () => {
  it.each([
    [0, null],
    [-1, null],
    [NaN, null],
    [Infinity, null],
    [0.5, null],
    [1, '1'],
    [1.5, '1'],
    [99, '99'],
    [100, '99+'],
    [999, '99+'],
  ])('of %d unread notifications reads %s', (count, badge) => {
    expect(unreadBadge(count)).toBe(badge);
  });

  it('never counts below zero', () => {
    expect(unreadAfter(1, 1)).toBe(0);
    expect(unreadAfter(0, 1)).toBe(0);
    expect(unreadAfter(5, 2)).toBe(3);
  });
});

describe('opening a notification', () => {
  it('marks it read and leaves the others as they are', () => {
    expect(isUnread(list, 1)).toBe(true);
    const after = withRead(list, 1);
    expect(after.map(({ read_status }) => read_status)).toEqual([true, true, false]);
    expect(after[2]).toBe(list[2]);
    expect(isUnread(after, 1)).toBe(false);
  });

  it('changes nothing where it was read, or is not in the list', () => {
    expect(withRead(list, 2)).toBe(list);
    expect(withRead(list, 9)).toBe(list);
  });

  it('of all of them marks every one read', () => {
    const after = withAllRead(list);
    expect(after.map(({ id, read_status }) => [id, read_status])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(after[1]).toBe(list[1]);
    expect(list[0]?.read_status).toBe(false);
  });
});

describe('the filters', () => {
  it('have these ids and query parameters', () => {
    expect(
      NOTIFICATION_FILTERS.map(({ status, labelKey }) => [status, inIndonesian(labelKey)]),
    ).toEqual([
      [1, 'Semua'],
      [2, 'Belum Dibaca'],
      [3, 'Sudah Dibaca'],
    ]);
  });

  it('show the notifications that they name', () => {
    const ids = (filter: 'all' | 'unread' | 'read') =>
      filterNotifications(list, filter).map(({ id }) => id);
    expect([ids('all'), ids('unread'), ids('read')]).toEqual([[1, 2, 3], [1, 3], [2]]);
  });
});
