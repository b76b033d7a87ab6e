import { screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { hostileAddresses } from '@/testing/oracle/addresses';
import {
  callsTo,
  findListOf,
  openNotifications,
  READER,
  rowButtons,
} from '@/testing/pages/notifications';

beforeEach(() => mock.reset());

const openButton = () => screen.findByRole('button', { name: 'Lihat berkas' });

test('an attachment is shown in the row, opens in a preview, and can be downloaded', async () => {
  await mock.addNotifications(READER, { title: 'Kabar', attachment: 'tagihan.pdf' });
  const { user } = await openNotifications();
  await findListOf(121);
  expect(rowButtons()[0]).toHaveAccessibleName(/Dengan lampiran/);
  expect(rowButtons()[4]).not.toHaveAccessibleName(/lampiran/);
  await user.click(rowButtons()[0]!);
  expect(await screen.findByRole('region', { name: 'Lampiran' })).toHaveTextContent('tagihan.pdf');
  await user.click(await openButton());
  const preview = within(await screen.findByRole('dialog', { name: 'tagihan.pdf' }));
  expect(await preview.findByRole('link', { name: 'Unduh berkas' })).toHaveAttribute(
    'download',
    'tagihan.pdf',
  );
  expect(await callsTo('/assets/files/')).toMatchObject([{ outcome: 'answered' }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'tagihan.pdf' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Kabar' })).toBeVisible();
});

test('X1: the name of an attachment is text, without a path and hidden directions', async () => {
  const name = '../<img src=x>\u202efdp.exe';
  await mock.addNotifications(READER, {
    title: 'Kabar',
    attachment: { file_name: name, path_url: '/files/x' },
  });
  const { user } = await openNotifications();
  await findListOf(121);
  await user.click(rowButtons()[0]!);
  expect(await screen.findByRole('region', { name: 'Lampiran' })).toHaveTextContent(
    'img src=x fdp.exe',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('X3: an attachment whose path leads elsewhere is requested nowhere', async () => {
  // All of them are tried in state/files.test.ts.
  const hostile = hostileAddresses.filter((_, index) => index % 300 === 7);
  for (const pathUrl of ['//evil.test/a.pdf', ...hostile]) {
    const { user, unmount } = await openWith(pathUrl);
    const asked = jest.spyOn(globalThis, 'fetch');
    await user.click(await openButton());
    expect(
      await screen.findByText('Berkas tidak dapat dibuka. Periksa koneksi Anda, lalu coba lagi.'),
    ).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    unmount();
  }
});

/** Opens a notification whose attachment has this path. */
async function openWith(pathUrl: string) {
  await mock.reset();
  await mock.addNotifications(READER, { attachment: { file_name: 'a.pdf', path_url: pathUrl } });
  const view = await openNotifications();
  await findListOf(121);
  await view.user.click(rowButtons()[0]!);
  await openButton();
  await waitFor(async () => expect(await callsTo('/notif/detail/')).toHaveLength(1));
  return view;
}
