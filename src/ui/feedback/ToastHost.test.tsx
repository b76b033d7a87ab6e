import { act, screen, waitFor, within } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { messageRef, serverText } from '@/primitives/messageRef';
import { ToastHost } from './ToastHost';
import { makeToasts, type Toast } from './toasts';

const OFFLINE: Toast = {
  kind: 'warning',
  title: messageRef('common.offline.title'),
  body: messageRef('common.offline.body'),
};
const FAILED: Toast = {
  kind: 'error',
  title: serverText('Gagal'),
  body: messageRef('common.genericError'),
};

function renderToasts() {
  const toasts = makeToasts();
  const view = renderComponent(<ToastHost toasts={toasts} />);
  const show = (toast: Toast) => act(() => toasts.show(toast));
  return { ...view, toasts, show };
}

const host = () => screen.getByRole('region', { name: 'Pemberitahuan' });
const closeButtons = () => within(host()).queryAllByRole('button', { name: 'Tutup' });

test('both live regions stand before there is anything to say', () => {
  renderToasts();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an error is said at once, anything else in its turn, each with title and body', async () => {
  const { show } = renderToasts();
  show(OFFLINE);
  show(FAILED);
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  expect(await within(status).findByText('Offline')).toBeVisible();
  expect(status).toHaveTextContent(
    'Your network is unavailable. Check your data or wifi connection',
  );
  expect(await within(alert).findByText('Gagal')).toBeVisible();
  expect(alert).toHaveTextContent('Terjadi kesalahan, silahkan coba lagi nanti');
});

test('G8: fifty equal toasts are one', async () => {
  const { show } = renderToasts();
  for (let count = 0; count < 50; count += 1) show(OFFLINE);
  await screen.findByText('Offline');
  expect(screen.getAllByText('Offline')).toHaveLength(1);
});

test('the newest words of one matter take the place of the older ones', async () => {
  const { show } = renderToasts();
  show({ ...OFFLINE, key: 'connection' });
  show({
    kind: 'info',
    title: serverText('Online'),
    body: serverText('Kembali'),
    key: 'connection',
  });
  expect(await screen.findByText('Online')).toBeVisible();
  expect(screen.queryByText('Offline')).not.toBeInTheDocument();
  expect(closeButtons()).toHaveLength(1);
});

test('a success takes the place of the one before it', async () => {
  const { show } = renderToasts();
  show({ kind: 'success', title: serverText('Berhasil'), body: serverText('Laporan tersimpan') });
  show(FAILED);
  show({ kind: 'success', title: serverText('Berhasil'), body: serverText('Agunan tersimpan') });
  expect(await screen.findByText('Agunan tersimpan')).toBeVisible();
  expect(screen.queryByText('Laporan tersimpan')).not.toBeInTheDocument();
  expect(closeButtons()).toHaveLength(2);
});

test('G8: of fifty different toasts the last three are open, and none waits', async () => {
  const { show, toasts } = renderToasts();
  for (let count = 1; count <= 50; count += 1) {
    show({ kind: 'info', title: serverText(`Kabar ${count}`), body: serverText('Isi') });
  }
  expect(toasts.read().map(({ title }) => title)).toEqual(
    ['Kabar 48', 'Kabar 49', 'Kabar 50'].map(serverText),
  );
  await waitFor(() => {
    expect(closeButtons()).toHaveLength(3);
    expect(host()).toHaveTextContent(/Kabar 48.*Kabar 49.*Kabar 50/);
  });
});

test('a toast is closed by its button, and can come again', async () => {
  const { user, show } = renderToasts();
  show(OFFLINE);
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByText('Offline')).not.toBeInTheDocument());
  show(OFFLINE);
  expect(await screen.findByText('Offline')).toBeVisible();
});

test('closing a toast puts the focus back to where it was', async () => {
  const toasts = makeToasts();
  const { user } = renderComponent(
    <>
      <button type="button">Simpan</button>
      <ToastHost toasts={toasts} />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Simpan' }).focus());
  act(() => toasts.show(OFFLINE));
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus();
});

test('clearing takes all of them away', async () => {
  const { show, toasts } = renderToasts();
  show(OFFLINE);
  show(FAILED);
  await waitFor(() => expect(closeButtons()).toHaveLength(2));
  act(() => toasts.clear());
  await waitFor(() => expect(closeButtons()).toHaveLength(0));
});

test('an open toast speaks the language that is switched to', async () => {
  const { show, texts } = renderToasts();
  show(FAILED);
  await screen.findByText('Terjadi kesalahan, silahkan coba lagi nanti');
  await act(async () => {
    await texts.setLanguage('en');
  });
  expect(screen.getByText('Something went wrong, please try again later')).toBeVisible();
});
