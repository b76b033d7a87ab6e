import type { CasesOf, CaseContext } from './contractCase';
import { NO_ID, NOT_FOUND, NOT_YOURS } from './texts';

/** 120 notifications, of which 104 are unread. */
const WHO = 'active.borrower';
const STRANGER = 'active.funder';

const userPath = (context: CaseContext) => ({ params: { userId: context.user(WHO).id } });

/** The first unread notification of `WHO`. */
function firstUnread(context: CaseContext) {
  const { id: owner } = context.user(WHO);
  const first = context.tables.notifications.find(
    ({ user_id: id, read_status: isRead }) => id === owner && !isRead,
  );
  return { params: { id: first?.id ?? NO_ID } };
}

const UNKNOWN_USER = {
  when: 'there is no user with this id',
  who: WHO,
  send: () => ({ params: { userId: NO_ID } }),
  ...NOT_FOUND,
};

export const notificationCases: CasesOf<
  'getNotifications' | 'getNotification' | 'readAllNotifications' | 'getUnreadCount'
> = {
  getNotifications: {
    accepted: {
      who: WHO,
      send: (context) => ({ ...userPath(context), query: { page: 1, limit: 999, sort: 'desc' } }),
      changes: {},
    },
    refused: [
      { when: 'they belong to somebody else', who: STRANGER, send: userPath, ...NOT_YOURS },
      UNKNOWN_USER,
    ],
  },

  getNotification: {
    accepted: {
      who: WHO,
      send: firstUnread,
      changes: { notifications: { changed: 1, columns: ['read_status'] } },
    },
    refused: [
      { when: 'it belongs to somebody else', who: STRANGER, send: firstUnread, ...NOT_YOURS },
      {
        when: 'there is no notification with this id',
        send: () => ({ params: { id: NO_ID } }),
        ...NOT_FOUND,
      },
    ],
  },

  readAllNotifications: {
    accepted: {
      who: WHO,
      send: userPath,
      changes: { notifications: { changed: 104, columns: ['read_status'] } },
    },
    refused: [
      { when: 'they belong to somebody else', who: STRANGER, send: userPath, ...NOT_YOURS },
      UNKNOWN_USER,
    ],
  },

  getUnreadCount: {
    accepted: { who: WHO, send: userPath, changes: {} },
    refused: [
      { when: 'it is the count of somebody else', who: STRANGER, send: userPath, ...NOT_YOURS },
      UNKNOWN_USER,
    ],
  },
};
