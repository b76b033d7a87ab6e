import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { until } from '@/testing/environment/until';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import {
  callsTo,
  findListOf,
  openNotifications,
  rowButtons,
  storedNotifications,
} from '@/testing/pages/notifications';
import { messageRef } from '@/primitives/messageRef';

beforeEach(() => mock.reset());

const bell = (unread: number) =>
  screen.findByRole('link', { name: `Notifikasi, ${unread} belum dibaca` });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('marking all as read', () => {
  test('is one call, which the server, the list and the badge follow', async () => {
    const { user, recorded } = await openNotifications();
    await findListOf(120);
    await bell(104);
    const button = screen.getByRole('button', { name: 'Tandai semua dibaca' });
    act(() => button.focus());
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('link', { name: 'Notifikasi' })).toBeInTheDocument();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(tab('Semua')).toHaveFocus();
    for (const row of rowButtons()) expect(row).not.toHaveAccessibleName(/Belum dibaca/);
    expect((await storedNotifications()).every((row) => row.read_status)).toBe(true);
    expect(await callsTo('/read-all/')).toHaveLength(1);
    expect(await callsTo('/list-by-user/')).toHaveLength(1);
    expect(recorded.notices).toMatchObject([
      { kind: 'success', body: messageRef('notifications.readAllDone') },
    ]);
    await user.click(tab('Belum Dibaca'));
    expect(await screen.findByText('Semua sudah Anda baca')).toBeVisible();
  });

  test('is undone where the server fails, and the page says so', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await bell(104);
    await mock.addFault({ method: 'POST', path: '*/read-all/*', status: 500, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
    expect(await screen.findByText(/^Notifikasi belum ditandai dibaca/)).toBeVisible();
    expect(await bell(104)).toBeInTheDocument();
    expect(rowButtons()[0]).toHaveAccessibleName(/^Belum dibaca: /);
    await user.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
    await waitFor(() =>
      expect(screen.queryByText(/^Notifikasi belum ditandai dibaca/)).not.toBeInTheDocument(),
    );
    expect((await storedNotifications()).every((row) => row.read_status)).toBe(true);
  });

  test('is undone with the count of the server where one was opened meanwhile', async () => {
    const { user, userId } = await openNotifications();
    await findListOf(120);
    await bell(104);
    await mock.addFault({ method: 'POST', path: '*/read-all/*', status: 500, times: 1 });
    const { release } = holdResponses(`/read-all/${userId}`);
    await user.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
    await user.click(rowButtons()[0]!);
    await until(async () => (await callsTo('/notif/detail/')).length === 1);
    release();
    expect(await screen.findByText(/^Notifikasi belum ditandai dibaca/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await bell(103)).toBeInTheDocument();
    await waitFor(() => expect(rowButtons()[0]).not.toHaveAccessibleName(/Belum dibaca/));
    expect(rowButtons()[1]).toHaveAccessibleName(/^Belum dibaca: /);
  });

  test('that the server has done before it failed shows all read, and takes the error along', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await bell(104);
    const path = '*/read-all/*';
    await mock.addFault({ method: 'POST', path, status: 500, is_applied: true, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
    await until(async () => (await callsTo('/list-by-user/')).length === 2);
    await untilResponses();
    expect(screen.getByRole('link', { name: 'Notifikasi' })).toBeInTheDocument();
    expect(rowButtons()[0]).not.toHaveAccessibleName(/Belum dibaca/);
    expect(screen.queryByRole('button', { name: 'Tandai semua dibaca' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Notifikasi belum ditandai dibaca/)).not.toBeInTheDocument();
    expect(tab('Semua')).toHaveFocus();
  });
});
