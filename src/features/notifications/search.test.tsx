import { screen, waitFor } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { findListOf, openNotifications, READER, rowButtons } from '@/testing/pages/notifications';

beforeEach(() => mock.reset());

const field = () => screen.getByRole('searchbox', { name: 'Cari notifikasi' });
const tab = (name: string) => screen.getByRole('tab', { name });

test('a search looks in titles, highlights and the words of messages, and says how many match', async () => {
  await mock.addNotifications(READER, { title: 'Café buka', highlight: 'Hari ini' });
  await mock.addNotifications(READER, { title: 'Kabar', message: '<p>Rapat <b>buka</b>an</p>' });
  const { user } = await openNotifications();
  await findListOf(122);
  await user.type(field(), 'BUKA');
  await findListOf(2);
  expect(screen.getByText('2 notifikasi cocok')).toBeVisible();
  await user.type(field(), ' cafe');
  await findListOf(1);
  expect(rowButtons()[0]).toHaveTextContent('Café buka');
  await user.clear(field());
  await user.type(field(), 'bukaan');
  await findListOf(1);
  expect(rowButtons()[0]).toHaveTextContent('Kabar');

  // It is kept while one of them is read, and with another filter.
  await user.click(rowButtons()[0]!);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('bukaan');
  await user.click(tab('Sudah Dibaca'));
  await findListOf(1);
  await user.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  await findListOf(17);
  expect(field()).toHaveFocus();
});

test('a search without a hit goes on in all notifications, or is cleared', async () => {
  const { user } = await openNotifications();
  await findListOf(120);
  await user.click(tab('Sudah Dibaca'));
  await findListOf(16);
  await user.type(field(), 'tagihan 1119');
  expect(
    await screen.findByRole('heading', { name: 'Tidak ada notifikasi yang cocok' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cari di semua notifikasi' }));
  await findListOf(1);
  expect(tab('Semua')).toHaveFocus();
  await user.type(field(), 'x');
  await screen.findByRole('heading', { name: 'Tidak ada notifikasi yang cocok' });
  const [, clear] = screen.getAllByRole('button', { name: 'Hapus pencarian' });
  await user.click(clear!);
  await findListOf(120);
  expect(field()).toHaveFocus();
});

test('X1: a search is text: what it holds is neither a pattern nor markup', async () => {
  const text = '<img src=x onerror="window.__pwned=1">.*(';
  await mock.addNotifications(READER, { title: text });
  const { user } = await openNotifications();
  await findListOf(121);
  await user.click(field());
  await user.paste(text);
  await findListOf(1);
  await waitFor(() => expect(field()).toHaveValue(text));
  expect(window).not.toHaveProperty('__pwned');
});
