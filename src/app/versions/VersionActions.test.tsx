import { screen, waitFor } from '@testing-library/react';
import { reloadPageAsUser } from '@/platform/appVersions';
import { renderComponent } from '@/testing/render/renderComponent';
import { settleAll } from '@/testing/render/settle';
import { VersionActions } from './VersionActions';

jest.mock('@/platform/appVersions', () => ({ reloadPageAsUser: jest.fn() }));

beforeEach(() => jest.clearAllMocks());

function open(typed: string) {
  const prepare = jest.fn(() => Promise.resolve(true));
  const onClose = jest.fn(() => unmount());
  const { user, unmount } = renderComponent(
    <>
      <main>
        <input aria-label="Nama" defaultValue={typed} />
      </main>
      <VersionActions prepare={prepare} onClose={onClose} />
    </>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { prepare, onClose, press, user, unmount };
}

test('W2: the page is loaded again once the new version has taken over', async () => {
  const { prepare, press } = open('');
  let takeOver: (isReady: boolean) => void = () => undefined;
  prepare.mockReturnValue(new Promise((resolve) => (takeOver = resolve)));
  await press('Reload');
  expect(reloadPageAsUser).not.toHaveBeenCalled();
  takeOver(true);
  await waitFor(() => expect(reloadPageAsUser).toHaveBeenCalledTimes(1));
});

test('W2: where something is typed the user is asked first', async () => {
  const { prepare, press } = open('Ayu');
  await press('Reload');
  await screen.findByRole('dialog', { name: 'Muat ulang sekarang?' });
  await press('Batal');
  expect(prepare).not.toHaveBeenCalled();
});

test('W2: closing it leaves the page as it is', async () => {
  const { prepare, onClose, press } = open('');
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(prepare).not.toHaveBeenCalled();
});

test('W2: closing it while the new version takes over leaves the page as it is', async () => {
  const { prepare, press } = open('');
  let takeOver: (isReady: boolean) => void = () => undefined;
  prepare.mockReturnValue(new Promise((resolve) => (takeOver = resolve)));
  await press('Reload');
  await press('Close');
  takeOver(true);
  await settleAll();
  expect(reloadPageAsUser).not.toHaveBeenCalled();
});

test('W2: a notice that is closed by its cross while the new version takes over reloads nothing', async () => {
  const { prepare, press, unmount } = open('');
  let takeOver: (isReady: boolean) => void = () => undefined;
  prepare.mockReturnValue(new Promise((resolve) => (takeOver = resolve)));
  await press('Reload');
  unmount();
  takeOver(true);
  await settleAll();
  expect(reloadPageAsUser).not.toHaveBeenCalled();
});

test('W2: what is typed while the new version takes over is asked about too', async () => {
  const { prepare, press, user } = open('');
  let takeOver: (isReady: boolean) => void = () => undefined;
  prepare.mockReturnValue(new Promise((resolve) => (takeOver = resolve)));
  await press('Reload');
  await user.type(screen.getByRole('textbox', { name: 'Nama' }), 'Ayu');
  takeOver(true);
  await screen.findByRole('dialog', { name: 'Muat ulang sekarang?' });
  expect(reloadPageAsUser).not.toHaveBeenCalled();
});

test('W2: a version that does not take over leaves the page as it is, and can be tried again', async () => {
  const { prepare, press } = open('');
  prepare.mockResolvedValueOnce(false);
  await press('Reload');
  await screen.findByText('Versi baru belum siap. Coba lagi sebentar lagi.');
  expect(reloadPageAsUser).not.toHaveBeenCalled();
  await press('Reload');
  await waitFor(() => expect(reloadPageAsUser).toHaveBeenCalledTimes(1));
});
