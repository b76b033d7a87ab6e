import { screen, waitFor } from '@testing-library/react';
import { notificationApi } from '@/api/notificationApi';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';

const READER = 'active.borrower@bos.test';

beforeEach(() => mock.reset());

/** The app of a user, and every number that was shown on its icon. */
async function openApp(who: string) {
  const shown: number[] = [];
  const view = await renderApp('/', who, { appBadge: { show: (count) => shown.push(count) } });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, shown };
}

test('the title of each page and the icon of the app count the unread notifications', async () => {
  const { user, shown, store } = await openApp(READER);
  await waitFor(() => expect(document.title).toBe('(99+) Notifikasi · BOS'));
  expect(shown.at(-1)).toBe(104);

  await user.click(await screen.findByRole('button', { name: 'Tandai semua dibaca' }));
  await waitFor(() => expect(document.title).toBe('Notifikasi · BOS'));
  expect(shown.at(-1)).toBe(0);

  await mock.addNotifications(READER, { count: 3 });
  store.dispatch(notificationApi.util.invalidateTags(['UnreadCount']));
  await waitFor(() => expect(document.title).toBe('(3) Notifikasi · BOS'));
  expect(shown.at(-1)).toBe(3);

  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(document.title).toBe('Masuk ke BOS · BOS'));
  expect(shown.at(-1)).toBe(0);
});

test('an applicant, who has no notifications page, has no count', async () => {
  const { shown } = await openApp('borrower.individu@bos.test');
  await waitFor(() => expect(document.title).toBe('Pengajuan Anda · BOS'));
  expect(shown.filter((count) => count !== 0)).toEqual([]);
});
