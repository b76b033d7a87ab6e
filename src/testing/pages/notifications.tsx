import { screen, waitFor, within } from '@testing-library/react';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { NotificationsScreen } from '@/features/notifications/NotificationsScreen';
import { mock } from '../mock/mock';
import { renderScreen } from '../render/renderScreen';

/** 120 notifications, of which the newest 104 are unread. */
export const READER = 'active.borrower@bos.test';

/** The notifications of a user in the mock's database, the newest first. */
export async function storedNotifications(email = READER) {
  // Inside `waitFor`, because responses may still arrive.
  const db = await waitFor(() => mock.db());
  const userId = db.users.find((user) => user.email === email)?.id;
  return db.notifications
    .filter((row) => row.user_id === userId)
    .sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id);
}

/** Opens the notifications of a user, with the bell of the header above them. */
export async function openNotifications(email = READER) {
  const userId = (await mock.db()).users.find((user) => user.email === email)?.id;
  if (userId === undefined) throw new Error(`No user has the address ${email}`);
  const view = await renderScreen(
    <>
      <NotificationBell userId={userId} to="/borrower/notification" />
      <main>
        <NotificationsScreen userId={userId} />
      </main>
    </>,
    {
      signedInAs: email,
      path: '/borrower/notification',
      route: '/borrower/notification',
      routes: [{ path: '*', element: <p>Halaman lain</p> }],
    },
  );
  return { ...view, userId };
}

/** The rendered rows; menus have lists of their own. */
export const rows = () =>
  screen.queryAllByRole('tabpanel').flatMap((panel) => within(panel).queryAllByRole('listitem'));

/** The buttons that open the rows. */
export const rowButtons = () => rows().map((row) => within(row).getByRole('button'));

/** The button of the row at a position, starting at 1; null where that row is not rendered. */
export function rowAt(position: number): HTMLElement | null {
  const row = rows().find((item) => item.getAttribute('aria-posinset') === String(position));
  return row === undefined ? null : within(row).getByRole('button');
}

/** The number of notifications that the list announces; null without a list. */
export const listedCount = (): number | null => {
  const size = rows()[0]?.getAttribute('aria-setsize');
  return size === null || size === undefined ? null : Number(size);
};

/** Waits until the list has this number of notifications. */
export const findListOf = (count: number) => waitFor(() => expectCount(listedCount(), count));

function expectCount(found: number | null, expected: number): void {
  if (found !== expected) throw new Error(`The list has ${String(found)} rows, not ${expected}`);
}

/** The calls that the mock has seen whose path contains this text. */
export const callsTo = (path: string) =>
  waitFor(async () => (await mock.calls()).filter((call) => call.path.includes(path)));
