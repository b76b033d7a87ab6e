import { act, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { serverText } from '@/primitives/messageRef';
import { ToastCard } from './ToastCard';
import type { OpenToast } from './toasts';

const TOAST: OpenToast = {
  kind: 'info',
  title: serverText('Judul'),
  body: serverText('Isi'),
  id: 1,
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const card = () => screen.getByRole('group', { name: 'Judul' });

function renderCard(toast = TOAST) {
  const onClose = jest.fn();
  renderComponent(<ToastCard toast={toast} onClose={onClose} />);
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { onClose, pass, button: screen.getByRole('button', { name: 'Tutup' }) };
}

test('A6: a toast stays for ten seconds', () => {
  const { onClose, pass } = renderCard();
  pass(9_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('A6: it waits while the focus is in it, and has the rest of its time afterwards', () => {
  const { onClose, pass, button } = renderCard();
  pass(6_000);
  act(() => button.focus());
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => button.blur());
  pass(3_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('A6: it waits while somebody points at it', () => {
  const { onClose, pass } = renderCard();
  fireEvent.pointerEnter(card());
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(card());
  pass(10_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('A6: one with buttons of its own stays until it is closed', () => {
  const Actions = () => <p>Pilihan</p>;
  const { onClose, pass } = renderCard({ ...TOAST, Actions });
  pass(600_000);
  expect(screen.getByText('Pilihan')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
