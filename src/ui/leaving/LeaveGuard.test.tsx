import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { TextProvider } from '@/i18n/TextProvider';
import { makeTexts } from '@/i18n/texts';
import { settle } from '@/testing/render/settle';
import { FileField } from '../fields/file/FileField';
import { PhotosField } from '../fields/file/photos/PhotosField';
import type { StoredFile, UploadOptions } from '../fields/file/uploadTypes';
import { Form } from '../forms/Form';
import { RouterWithLinks } from '../links/RouterWithLinks';
import { LeaveAsker } from './LeaveAsker';
import { LeaveGuard } from './LeaveGuard';
import { LeaveReasonsProvider } from './LeaveReasonsProvider';
import { useLeaveReason } from './useLeaveReason';

type Pending = UploadOptions & {
  file: File;
  resolve: (stored: StoredFile) => void;
  reject: (error: Error) => void;
};

const pdf = (name: string) => new File([name], name, { type: 'application/pdf' });
const jpg = (name: string) => new File([name], name, { type: 'image/jpeg' });
const question = () => screen.queryByRole('dialog', { name: 'Unggahan belum selesai' });
const asked = () => screen.findByRole('dialog', { name: 'Unggahan belum selesai' });
const listed = (dialog: HTMLElement, options: { hidden?: boolean } = {}) =>
  within(dialog)
    .getAllByRole('listitem', options)
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function UnsavedCard() {
  useLeaveReason({
    kind: 'unsaved',
    title: 'Kartu',
    body: 'Kartu belum disimpan.',
    leave: 'Pergi',
  });
  return null;
}

/** A page with fields over a server whose answers the test gives, and another page to go to. */
function openPage(more: ReactElement | null = null) {
  const uploads: Pending[] = [];
  const actions = {
    upload: (file: File, options: UploadOptions) =>
      new Promise<StoredFile>((resolve, reject) => {
        uploads.push({ ...options, file, resolve, reject });
      }),
    openFile: () => Promise.reject(new Error()),
    checkFile: () => Promise.resolve(null),
    fingerprint: (file: File) => file.text(),
    freeName: (name: string) => name,
  };
  const page = (
    <Form initialValues={{ ktp: null, npwp: null, photos: [] }} onSubmit={() => undefined}>
      <FileField name="ktp" label="KTP" accept="document" {...actions} />
      <FileField name="npwp" label="NPWP" accept="document" {...actions} />
      <PhotosField name="photos" label="Foto" min={0} max={20} actions={actions} />
      {more}
    </Form>
  );
  const guarded = (
    <LeaveGuard>
      <Outlet />
    </LeaveGuard>
  );
  const children = [
    { path: 'isi', element: page },
    { path: '*', element: <h1>Halaman lain</h1> },
  ];
  const router = createMemoryRouter([{ path: '/', element: guarded, children }], {
    initialEntries: ['/lain', '/isi'],
  });
  const texts = makeTexts({ productName: 'BOS' });
  render(
    <TextProvider texts={texts}>
      <RouterWithLinks router={router} />
    </TextProvider>,
  );
  const choose = async (label: string, ...files: File[]) => {
    const before = uploads.length;
    await userEvent.upload(screen.getByLabelText(label), files);
    await waitFor(() => expect(uploads.length).toBeGreaterThan(before));
  };
  const goBack = () => act(() => router.navigate(-1));
  const at = () => router.state.location.pathname;
  return { router, texts, uploads, choose, goBack, at };
}

const isUnloadBlocked = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('leaving while files go up shows which ones, and what becomes of them', async () => {
  const { choose, goBack, at, uploads } = openPage();
  await choose('KTP', pdf('ktp.pdf'));
  await choose('NPWP', pdf('npwp.pdf'));
  await goBack();
  const dialog = await asked();
  expect(listed(dialog)).toEqual(['ktp.pdf', 'npwp.pdf']);
  expect(dialog).toHaveTextContent(
    'Bila Anda pergi sekarang, unggahan ini dibatalkan dan berkasnya perlu dipilih lagi nanti. Yang sudah selesai diunggah tetap ada.',
  );
  expect(at()).toBe('/isi');

  press('Tetap di Sini');
  await waitFor(() => expect(question()).toBeNull());
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  await goBack();
  await asked();
  press('Pergi Tanpa Mengunggah');
  expect(await screen.findByRole('heading', { name: 'Halaman lain' })).toBeVisible();
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(isUnloadBlocked()).toBe(false);
});

test('a question that fades away names what it asked about, not what goes up by then', async () => {
  const { choose, goBack } = openPage();
  await choose('KTP', pdf('ktp.pdf'));
  await goBack();
  const dialog = await asked();
  press('Tetap di Sini');
  await choose('NPWP', pdf('npwp.pdf'));
  // On a busy machine it has gone by now, with what it showed last.
  expect(listed(dialog, { hidden: true })).toEqual(['ktp.pdf']);
});

test.each(['Pergi Tanpa Mengunggah', 'Tetap di Sini'])(
  'C1: the question is answered once, also where the upload ends in the moment of two clicks on %s',
  async (answer) => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { choose, goBack, at, uploads } = openPage();
    await choose('KTP', pdf('ktp.pdf'));
    await goBack();
    await asked();
    const button = screen.getByRole('button', { name: answer });
    await settle(() => {
      button.click();
      button.click();
      uploads[0]?.resolve({ fileName: 'ktp.pdf', pathUrl: '/files/1' });
    });
    await waitFor(() => expect(question()).toBeNull());
    expect(at()).toBe(answer === 'Tetap di Sini' ? '/isi' : '/lain');
    expect(reported).not.toHaveBeenCalled();
    reported.mockRestore();
  },
);

test('of many photos some are named and the rest counted, also those that wait for their turn', async () => {
  const { choose, goBack, texts } = openPage();
  await choose('Foto', ...[1, 2, 3, 4, 5].map((number) => jpg(`usaha-${number}.jpg`)));
  await goBack();
  const names = ['usaha-1.jpg', 'usaha-2.jpg', 'usaha-3.jpg'];
  expect(listed(await asked())).toEqual([...names, 'dan 2 berkas lainnya']);
  await act(() => texts.setLanguage('en'));
  const dialog = await screen.findByRole('dialog', { name: 'Upload not finished' });
  expect(listed(dialog)).toEqual([...names, 'and 2 more files']);
  expect(within(dialog).getByRole('button', { name: 'Stay here' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Leave without uploading' })).toBeVisible();
});

test('what has gone up while the question is open is kept, and leads on', async () => {
  const { choose, goBack, at, uploads } = openPage();
  await choose('KTP', pdf('ktp.pdf'));
  await choose('NPWP', pdf('npwp.pdf'));
  await goBack();
  await asked();
  await settle(() => uploads[0]?.resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  expect(listed(await asked())).toEqual(['npwp.pdf']);
  await settle(() => uploads[1]?.resolve({ fileName: 'npwp.pdf', pathUrl: '/f/2' }));
  await waitFor(() => expect(at()).toBe('/lain'));
});

test('what fails while the question is open is not left behind unseen', async () => {
  const { choose, goBack, at, uploads } = openPage();
  await choose('KTP', pdf('ktp.pdf'));
  await goBack();
  await asked();
  await settle(() => uploads[0]?.reject(new Error('cut')));
  await waitFor(() => expect(question()).toBeNull());
  expect(at()).toBe('/isi');
  expect(screen.getByText('Tidak terunggah')).toBeVisible();
  // And nobody is asked for its sake.
  expect(isUnloadBlocked()).toBe(false);
  await goBack();
  await waitFor(() => expect(at()).toBe('/lain'));
});

test('a card that is not saved and a file of it that goes up are one question', async () => {
  const { choose, goBack, at, uploads } = openPage(<UnsavedCard />);
  expect(isUnloadBlocked()).toBe(false);
  await choose('KTP', pdf('ktp.pdf'));
  await goBack();
  expect(await asked()).toHaveTextContent(/Masih diunggah:ktp\.pdf.*Kartu belum disimpan\./);
  await settle(() => uploads[0]?.resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  const left = await screen.findByRole('dialog', { name: 'Kartu' });
  expect(left).not.toHaveTextContent('ktp.pdf');
  expect(at()).toBe('/isi');
});

test('a page that the app replaces by itself does not ask', async () => {
  const { router, choose, at, uploads } = openPage();
  await choose('KTP', pdf('ktp.pdf'));
  await act(() => router.navigate('/masuk', { replace: true }));
  expect(at()).toBe('/masuk');
  expect(question()).toBeNull();
  expect(uploads[0]?.signal.aborted).toBe(true);
});

test('the browser asks before it closes the page while a file goes up, and not before or after', async () => {
  const { choose, uploads } = openPage();
  expect(isUnloadBlocked()).toBe(false);
  await choose('KTP', pdf('ktp.pdf'));
  expect(isUnloadBlocked()).toBe(true);
  await settle(() => uploads[0]?.resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  expect(isUnloadBlocked()).toBe(false);
  await choose('Foto', jpg('usaha.jpg'));
  expect(isUnloadBlocked()).toBe(true);
  await settle(() => uploads[1]?.reject(new Error('cut')));
  expect(isUnloadBlocked()).toBe(false);
});

test('a page that is left asks nobody who comes back to it at once', async () => {
  function Page() {
    useLeaveReason({ kind: 'unsaved', title: 'Kartu', body: 'Belum disimpan.', leave: 'Pergi' });
    return (
      <>
        <h1>Isi</h1>
        <LeaveAsker />
      </>
    );
  }
  const layout = (
    <LeaveReasonsProvider>
      <Outlet />
    </LeaveReasonsProvider>
  );
  const children = [
    { path: 'isi', element: <Page /> },
    { path: '*', element: <h1>Halaman lain</h1> },
  ];
  const router = createMemoryRouter([{ path: '/', element: layout, children }], {
    initialEntries: ['/lain', '/isi'],
  });
  render(
    <TextProvider texts={makeTexts({ productName: 'BOS' })}>
      <RouterWithLinks router={router} />
    </TextProvider>,
  );
  await act(() => router.navigate(-1));
  const leave = await screen.findByRole('button', { name: 'Pergi' });
  await act(async () => {
    const left = new Promise<void>((resolve) => {
      router.subscribe(({ location }) => location.pathname === '/lain' && resolve());
    });
    leave.click();
    // The router is there before React has drawn it.
    await left;
    await router.navigate(1);
  });
  expect(await screen.findByRole('heading', { name: 'Isi' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/isi');
});
