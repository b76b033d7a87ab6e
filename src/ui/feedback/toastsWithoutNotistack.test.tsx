import { act, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { serverText } from '@/primitives/messageRef';
import { ToastHost } from './ToastHost';
import { makeToasts } from './toasts';

jest.mock('./ToastStack', () => {
  throw new Error('The file could not be fetched');
});

afterEach(() => {
  jest.useRealTimers();
});

test('a toast shows, closes and goes by itself where notistack cannot be fetched', async () => {
  const toasts = makeToasts();
  renderComponent(<ToastHost toasts={toasts} />);
  const show = (title: string) =>
    act(() => toasts.show({ kind: 'error', title: serverText(title), body: serverText('Isi') }));

  show('Satu');
  await screen.findByText('Satu');
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByText('Satu')).not.toBeInTheDocument();

  for (const title of ['Dua', 'Tiga', 'Tiga', 'Empat', 'Lima']) show(title);
  await screen.findByText('Lima');
  expect(screen.getByRole('alert')).toHaveTextContent(/^TigaIsi.*EmpatIsi.*LimaIsi/);

  jest.useFakeTimers();
  show('Lima');
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByText('Lima')).not.toBeInTheDocument();
});
