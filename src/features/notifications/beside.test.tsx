import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setViewportWidth } from '@/testing/environment/viewport';
import { mock } from '@/testing/mock/mock';
import {
  callsTo,
  findListOf,
  openNotifications,
  READER,
  rowButtons,
  storedNotifications,
} from '@/testing/pages/notifications';

beforeEach(async () => {
  await mock.reset();
  setViewportWidth(1280);
});
afterEach(() => setViewportWidth(1024));

const HINT = 'Pilih notifikasi untuk membacanya';

test('A3: at 1280 px a notification opens beside the list, takes the focus, and gives it back', async () => {
  const { user } = await openNotifications();
  await findListOf(120);
  expect(screen.getByRole('heading', { name: HINT })).toBeVisible();
  const [, second, third] = await storedNotifications();
  await user.click(rowButtons()[1]!);
  const pane = await screen.findByRole('region', { name: second!.title });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(within(pane).getByRole('heading', { name: second!.title })).toHaveFocus();
  expect(rowButtons()[1]).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('heading', { name: HINT })).not.toBeInTheDocument();

  await user.click(rowButtons()[2]!);
  await screen.findByRole('region', { name: third!.title });
  expect(rowButtons()[1]).not.toHaveAttribute('aria-current');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(rowButtons()[2]).toHaveFocus());
  expect(screen.getByRole('heading', { name: HINT })).toBeVisible();
});

test('resizing leaves it open, with one call to the server', async () => {
  const { user } = await openNotifications();
  await findListOf(120);
  const { title } = (await storedNotifications())[0]!;
  await user.click(rowButtons()[0]!);
  await screen.findByRole('region', { name: title });
  act(() => setViewportWidth(1024));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByRole('heading', { name: title })).toHaveFocus();
  act(() => setViewportWidth(1280));
  const pane = await screen.findByRole('region', { name: title });
  await waitFor(() => expect(within(pane).getByRole('heading', { name: title })).toHaveFocus());
  expect(await callsTo('/notif/detail/')).toHaveLength(1);
});

test('a double click in the unread list opens one notification and not the next', async () => {
  const { user } = await openNotifications();
  await user.click(screen.getByRole('tab', { name: 'Belum Dibaca' }));
  await findListOf(104);
  fireEvent.click(rowButtons()[0]!, { detail: 1 });
  await findListOf(103);
  fireEvent.click(rowButtons()[0]!, { detail: 2 });
  await waitFor(async () => expect(await callsTo('/notif/detail/')).toHaveLength(1));
});

test('without a notification there is nothing to choose beside the list', async () => {
  await openNotifications('not.eligible@bos.test');
  expect(await screen.findByRole('heading', { name: 'Belum ada notifikasi' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: HINT })).not.toBeInTheDocument();
});

test('X3: leaving for another site asks over the pane, which stays', async () => {
  await mock.addNotifications(READER, { title: 'Kabar', url: 'https://app.bos.test/loan/7' });
  const { user } = await openNotifications();
  await findListOf(121);
  await user.click(rowButtons()[0]!);
  await user.click(await screen.findByRole('button', { name: 'Buka tautan' }));
  const question = await screen.findByRole('dialog', { name: 'Tinggalkan BOS?' });
  await user.click(within(question).getByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Kabar' })).toBeVisible();
});
