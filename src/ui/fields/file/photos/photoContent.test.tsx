import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, input, photo, renderPhotos, THREE, tile } from '@/testing/onboarding/photos';

/** jsdom sees nothing: whatever is observed comes into view at once. */
const everythingIsInView = () =>
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((notify) => {
    const observer = { disconnect: () => undefined } as unknown as IntersectionObserver;
    const inView = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    return Object.assign(observer, { observe: () => notify(inView, observer) });
  });

test('a stored photo is fetched with the session once it comes into view, and its address given back', async () => {
  everythingIsInView();
  const made = jest.spyOn(URL, 'createObjectURL');
  const givenBack = jest.spyOn(URL, 'revokeObjectURL');
  const { user, openFile, unmount } = renderPhotos(THREE);
  await waitFor(() => expect(openFile).toHaveBeenCalledTimes(3));
  expect(openFile.mock.calls.map(([path]) => path)).toEqual(THREE.map((name) => `/f/${name}`));
  await user.click(button('depan.jpg', 'Lihat foto'));
  expect(await screen.findByRole('img', { name: 'depan.jpg' })).toBeVisible();
  expect(openFile).toHaveBeenCalledTimes(3);
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  unmount();
  const addresses = made.mock.results.map(({ value }) => value as string);
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  expect(givenBack.mock.calls.map(([url]) => url).toSorted()).toEqual(addresses.toSorted());
});

test('a stored photo that could not be fetched is fetched again on demand', async () => {
  everythingIsInView();
  const { user, openFile } = renderPhotos(['depan.jpg'], false, 1);
  await user.click(await screen.findByRole('button', { name: 'Muat ulang foto' }));
  expect(await screen.findByRole('button', { name: 'Lihat foto' })).toBeVisible();
  expect(openFile).toHaveBeenCalledTimes(2);
});

test('photos that may not be changed are only looked at', () => {
  const { uploads } = renderPhotos(THREE, true);
  expect(input()).toBeDisabled();
  expect(screen.queryByText('Pilih foto')).toBeNull();
  expect(within(tile('depan.jpg')).getAllByRole('button')).toEqual([
    button('depan.jpg', 'Lihat foto'),
  ]);
  fireEvent.paste(document.body, { clipboardData: { files: [photo('image.png')] } });
  expect(uploads).toHaveLength(0);
});

test('the label names the one field, and none of the buttons around it', () => {
  renderPhotos(THREE);
  expect(screen.getAllByLabelText(/Foto Usaha/)).toEqual([input()]);
});
