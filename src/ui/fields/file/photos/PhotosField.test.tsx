import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  button,
  input,
  names,
  photo,
  renderPhotos,
  THREE,
  tiles,
} from '@/testing/onboarding/photos';
import { settle } from '@/testing/render/settle';

test('several photos are chosen at once, go up two at a time, and become the value in their order', async () => {
  const { user, uploads, arrive, value } = renderPhotos();
  await user.upload(
    input(),
    THREE.map((name) => photo(name)),
  );
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(await screen.findByText('Menunggu giliran')).toBeVisible();
  act(() => uploads[0]!.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: 'depan.jpg' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  // The second arrives before the first; the order stays.
  await arrive(1);
  expect(value()).toEqual(['gudang.jpg']);
  await waitFor(() => expect(uploads).toHaveLength(3));
  await arrive(0);
  await arrive(2);
  expect(value()).toEqual(THREE);
  expect(screen.getByText('3 dari 5 foto')).toBeVisible();
  expect(screen.getByText('Semua foto terunggah')).toBeInTheDocument();
});

test('a form is sent neither while a photo is under way nor when one has failed', async () => {
  const { user, uploads, arrive, value } = renderPhotos(THREE);
  await user.upload(input(), photo('parkir.jpg'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(input()).toHaveAccessibleDescription(/Tunggu hingga berkas selesai diunggah/);

  await settle(() => uploads[0]!.reject(new Error('cut')));
  expect(input()).toHaveAccessibleDescription(/Ada foto yang belum terunggah/);
  expect(screen.getByText(/^Berkas tidak dapat diunggah/)).toBeVisible();
  await user.click(button('parkir.jpg', 'Coba lagi'));
  expect(uploads[1]?.file).toBe(uploads[0]?.file);
  expect(button('parkir.jpg', 'Batalkan unggahan')).toHaveFocus();
  await arrive(1);
  expect(input()).toBeValid();
  expect(value()).toEqual([...THREE, 'parkir.jpg']);
});

test('what failed is tried again all at once', async () => {
  const { user, uploads } = renderPhotos();
  await user.upload(
    input(),
    THREE.slice(0, 2).map((name) => photo(name)),
  );
  await waitFor(() => expect(uploads).toHaveLength(2));
  await settle(() => uploads.forEach(({ reject }) => reject(new Error('cut'))));
  await user.click(screen.getByRole('button', { name: 'Coba lagi semua' }));
  await waitFor(() => expect(uploads).toHaveLength(4));
  expect(input()).toHaveFocus();
});

test('what is over the limit is left out by name, and the rest is taken', async () => {
  const { user, uploads } = renderPhotos(THREE);
  const more = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => photo(name));
  await user.upload(input(), more);
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(await screen.findByText('2 foto tidak ditambahkan')).toBeVisible();
  expect(screen.getByText('Paling banyak 5 foto')).toBeVisible();
  expect(screen.getByText('c.jpg, d.jpg')).toBeVisible();
  expect(input()).toBeInvalid();
  expect(names()).toEqual([...THREE, 'a.jpg', 'b.jpg']);

  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByText('c.jpg, d.jpg')).toBeNull();
  expect(input()).toHaveFocus();
  expect(input()).toBeValid();
});

test('a file of another kind, one that is there already and one that proves too large are left out', async () => {
  const { user, uploads } = renderPhotos(['depan.jpg']);
  // Not through the chooser, which offers only pictures.
  const files = [photo('logo.svg'), photo('b.jpg'), photo('b.jpg'), photo('c.jpg', 'b.jpg')];
  fireEvent.drop(screen.getByText('Pilih foto'), { dataTransfer: { files } });
  expect(await screen.findByText('Format file harus JPG, PNG')).toBeVisible();
  expect(await screen.findByText('Foto ini sudah ada')).toBeVisible();
  expect(await screen.findByText(/^Isi c\.jpg sama dengan b\.jpg/)).toBeVisible();
  expect(names()).toEqual(['depan.jpg', 'b.jpg', 'c.jpg']);
  await settle(() => uploads[0]!.reject(new Error('too large')));
  expect(names()).toEqual(['depan.jpg', 'c.jpg']);

  // The same name for another picture, as cameras give, is no reason to refuse it.
  await user.upload(input(), photo('depan.jpg', 'other'));
  await waitFor(() => expect(names()).toContain('(2) depan.jpg'));
});

test('photos are pasted anywhere on the page, and a text that is pasted is left alone', async () => {
  const { uploads } = renderPhotos();
  expect(fireEvent.paste(document.body, { clipboardData: { files: [] } })).toBe(true);
  fireEvent.paste(document.body, { clipboardData: { files: [photo('image.png')] } });
  await waitFor(() => expect(uploads).toHaveLength(1));
});

test('the order is changed with buttons: it is said, and the focus stays with the photo', async () => {
  const { user, value } = renderPhotos(THREE);
  await user.click(button('gudang.jpg', 'Pindahkan lebih akhir'));
  expect(value()).toEqual(['depan.jpg', 'toko.jpg', 'gudang.jpg']);
  expect(screen.getByText('gudang.jpg sekarang foto ke-3 dari 3')).toBeInTheDocument();
  // It can go no further: its other arrow has the focus.
  expect(button('gudang.jpg', 'Pindahkan lebih akhir')).toBeDisabled();
  expect(button('gudang.jpg', 'Pindahkan lebih awal')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('gudang.jpg', 'Pindahkan lebih awal')).toHaveFocus();
  expect(button('gudang.jpg', 'Pindahkan lebih awal')).toHaveAccessibleDescription('gudang.jpg');
  expect(value()).toEqual(THREE);
});

test('a photo is removed, or its upload cancelled, and the focus goes to the one that follows', async () => {
  const { user, uploads, arrive, value } = renderPhotos(THREE);
  await user.click(button('gudang.jpg', 'Hapus foto'));
  expect(value()).toEqual(['depan.jpg', 'toko.jpg']);
  expect(button('toko.jpg', 'Hapus foto')).toHaveFocus();
  expect(screen.getByText('2 foto, kurang 1 lagi')).toBeVisible();

  await user.upload(input(), photo('parkir.jpg'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await user.click(button('parkir.jpg', 'Batalkan unggahan'));
  expect(uploads[0]!.signal.aborted).toBe(true);
  expect(button('toko.jpg', 'Hapus foto')).toHaveFocus();
  await arrive(0);
  expect(value()).toEqual(['depan.jpg', 'toko.jpg']);

  await user.click(button('depan.jpg', 'Hapus foto'));
  await user.click(button('toko.jpg', 'Hapus foto'));
  expect(input()).toHaveFocus();
  expect(value()).toEqual([]);
});

test('an upload ends with the page that it belongs to', async () => {
  const { user, uploads, unmount } = renderPhotos();
  await user.upload(input(), photo('depan.jpg'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  unmount();
  expect(uploads[0]!.signal.aborted).toBe(true);
});

test('C8, K6: photos that wait for their turn do not go up after the page that they belong to', async () => {
  const { user, uploads, unmount } = renderPhotos();
  const four = [...THREE, 'parkir.jpg'];
  await user.upload(
    input(),
    four.map((name) => photo(name)),
  );
  await waitFor(() => expect(tiles()).toHaveLength(4));
  unmount();
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  await settle(() => uploads.forEach(({ reject }) => reject(new Error('cancelled'))));
  await settle(() => undefined);
  expect(uploads).toHaveLength(2);
});
