import { act, screen, waitFor, within } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { serverText } from '@/primitives/messageRef';
import { ToastHost } from './ToastHost';
import { makeToasts, type Toast } from './toasts';

const OFFLINE: Toast = { kind: 'warning', title: serverText('Offline'), body: serverText('Putus') };
const ONLINE: Toast = { kind: 'info', title: serverText('Online'), body: serverText('Kembali') };
const SAVED: Toast = {
  kind: 'success',
  title: serverText('Berhasil'),
  body: serverText('Laporan tersimpan'),
};

afterEach(() => {
  jest.useRealTimers();
});

/** Shows a first toast, which fetches notistack, and waits until notistack shows it. */
async function renderWithNotistack(first: Toast = OFFLINE) {
  const toasts = makeToasts();
  const view = renderComponent(<ToastHost toasts={toasts} />);
  const show = (toast: Toast) => act(() => toasts.show(toast));
  show(first);
  await screen.findByRole('group');
  return { ...view, toasts, show };
}

function expectOpen(...titles: string[]): void {
  const host = screen.getByRole('region', { name: 'Pemberitahuan' });
  expect(within(host).getAllByRole('button', { name: 'Tutup' })).toHaveLength(titles.length);
  expect(host).toHaveTextContent(new RegExp(`^${titles.join('.*')}`));
}

/** Time passes in steps: coming and going have several, each of which starts the next. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 200) act(() => jest.advanceTimersByTime(200));
}

/** Shows a second toast under fake timers, and returns its button. */
function showUnderFakeTimers(show: (toast: Toast) => void, toast: Toast): HTMLElement {
  jest.useFakeTimers();
  show(toast);
  pass(1_000);
  const [, button] = within(screen.getByRole('status')).getAllByRole('button');
  if (button === undefined) throw new Error('The toast is not shown');
  return button;
}

test('G8: of fifty that come one after another the last three are open, and none waits', async () => {
  const { show } = await renderWithNotistack();
  for (let count = 1; count <= 50; count += 1) {
    show({ kind: 'info', title: serverText(`Kabar ${count}`), body: serverText('Isi') });
  }
  await waitFor(() => expectOpen('Kabar 48', 'Kabar 49', 'Kabar 50'), { timeout: 3_000 });
});

test('G8: errors and all else are three together', async () => {
  const { show } = await renderWithNotistack();
  for (let count = 1; count <= 3; count += 1) {
    show({ kind: 'error', title: serverText(`Gagal ${count}`), body: serverText('Isi') });
  }
  show({ kind: 'info', title: serverText('Kabar'), body: serverText('Isi') });
  await waitFor(() => expectOpen('Gagal 2', 'Gagal 3', 'Kabar'));
});

test('the newest words of a key are shown in the same card', async () => {
  const { show } = await renderWithNotistack({ ...OFFLINE, key: 'connection' });
  const card = screen.getByRole('group', { name: 'Offline' });
  show({ ...ONLINE, key: 'connection' });
  expect(screen.getByRole('group', { name: 'Online' })).toBe(card);
  expectOpen('Online');
});

test('a toast keeps its newest words while it leaves', async () => {
  const { show, user } = await renderWithNotistack({ ...OFFLINE, key: 'connection' });
  show({ ...ONLINE, key: 'connection' });
  const card = screen.getByRole('group');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(card).toHaveTextContent('OnlineKembali');
  await waitFor(() => expect(card).not.toBeInTheDocument());
});

test.each([
  ['an equal toast', OFFLINE, OFFLINE],
  ['another success', SAVED, { ...SAVED, body: serverText('Agunan tersimpan') }],
])('%s keeps the card and starts its time again', async (_what, toast, again) => {
  const { show } = await renderWithNotistack(ONLINE);
  const button = showUnderFakeTimers(show, toast);
  pass(8_000);
  show(again);
  pass(9_800);
  expect(button).toBeInTheDocument();
  pass(1_200);
  expect(button).not.toBeInTheDocument();
});

test('A6: one that has the focus in it stays, and has the rest of its time afterwards', async () => {
  const { show } = await renderWithNotistack(ONLINE);
  const button = showUnderFakeTimers(show, OFFLINE);
  act(() => button.focus());
  pass(60_000);
  act(() => button.blur());
  pass(8_800);
  expect(button).toBeInTheDocument();
  pass(1_200);
  expect(button).not.toBeInTheDocument();
});

test('one that has just been closed can come again at once', async () => {
  const { show, user } = await renderWithNotistack();
  const first = screen.getByRole('group', { name: 'Offline' });
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  show(OFFLINE);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await screen.findByText('Offline')).toBeVisible();
});

test('N10: cleared toasts are gone at once, and do not leave slowly over the page of the next user', async () => {
  const { toasts, show } = await renderWithNotistack();
  show(ONLINE);
  act(() => toasts.clear());
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  show(SAVED);
  await waitFor(() => expectOpen('Berhasil'));
});

test('what is shown right after all were cleared stays', async () => {
  const { show, toasts } = await renderWithNotistack();
  const first = screen.getByRole('group', { name: 'Offline' });
  act(() => toasts.clear());
  show(OFFLINE);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await screen.findByText('Offline')).toBeVisible();
});
