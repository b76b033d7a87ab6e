import { screen, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { READER, rowButtons } from '@/testing/pages/notifications';
import { renderApp } from '@/testing/render/renderApp';
import { fetchDetail } from './fetchDetail';

jest.mock('./fetchDetail', () => ({ fetchDetail: jest.fn() }));

beforeEach(() => mock.reset());

test('where what shows a notification cannot be fetched, the page offers it again', async () => {
  const lost = jest.mocked(fetchDetail).mockRejectedValue(new Error('the chunk is gone'));
  const { user } = await renderApp('/borrower/notification', READER);
  await screen.findAllByRole('listitem');
  const [row] = rowButtons();
  await user.click(row as HTMLElement);
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Bagian ini belum dapat ditampilkan')).toBeVisible();
  lost.mockImplementation(async () => (await import('./NotificationDetail')).NotificationDetail);
  await user.click(main.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
