import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderField } from '@/testing/render/renderField';
import { settle } from '@/testing/render/settle';
import { messageRef, type MessageRef } from '@/primitives/messageRef';
import type { FormErrors } from '../../forms/formErrors';
import { FileField } from './FileField';
import type { StoredFile, UploadOptions } from './uploadTypes';

const ktp = new File(['%PDF-1.4'], 'ktp.pdf', { type: 'application/pdf' });
const other = new File(['%PDF-1.4'], 'baru.pdf', { type: 'application/pdf' });

const input = () => screen.getByLabelText<HTMLInputElement>('Foto KTP');

type Pending = UploadOptions & {
  file: File;
  resolve: (stored: StoredFile) => void;
  reject: (error: Error) => void;
};

/** A server whose answers the test gives. */
function pausedUploads() {
  const uploads: Pending[] = [];
  const upload = (file: File, options: UploadOptions) =>
    new Promise<StoredFile>((resolve, reject) => {
      uploads.push({ ...options, file, resolve, reject });
    });
  return { uploads, upload };
}

const REQUIRED = ({ ktp: value }: { ktp: StoredFile | null }): FormErrors =>
  value === null ? { ktp: messageRef('validation.required') } : {};

function renderFile(value: StoredFile | null = null, problem: MessageRef | null = null) {
  const held = pausedUploads();
  const openFile = jest.fn(() => Promise.resolve(new Blob(['x'], { type: 'image/png' })));
  const view = renderField(
    <FileField
      name="ktp"
      label="Foto KTP"
      accept="document"
      upload={held.upload}
      openFile={openFile}
      checkFile={() => Promise.resolve(problem)}
    />,
    { ktp: value },
    REQUIRED,
  );
  return { ...view, ...held, openFile };
}

const latest = (uploads: Pending[]) => uploads[uploads.length - 1]!;

test('a chosen file goes up at once, shows how far it is, and becomes the value', async () => {
  const { user, uploads, values } = renderFile();
  await user.upload(input(), ktp);
  const bar = await screen.findByRole('progressbar', { name: 'ktp.pdf' });
  act(() => latest(uploads).onProgress(0.4));
  expect(bar).toHaveAttribute('aria-valuenow', '40');

  await settle(() => latest(uploads).resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  expect(screen.getByText('Unggahan selesai')).toBeInTheDocument();
  expect(values()).toEqual({ ktp: { fileName: 'ktp.pdf', pathUrl: '/f/1' } });
});

test('a cancelled upload is ended and leaves nothing, even if its answer still comes', async () => {
  const { user, uploads, values } = renderFile();
  await user.upload(input(), ktp);
  await user.click(await screen.findByRole('button', { name: 'Batalkan unggahan' }));
  expect(latest(uploads).signal.aborted).toBe(true);
  await settle(() => latest(uploads).resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  expect(values()).toEqual({ ktp: null });
  expect(screen.getByText('Pilih berkas')).toBeVisible();
  expect(input()).toHaveFocus();
});

test.each<[string, (upload: Pending) => void]>([
  ['arrives', ({ resolve }) => resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' })],
  ['fails', ({ reject }) => reject(new Error('cut'))],
])(
  'A3: the focus goes from the button that cancels to the field once the file %s',
  async (_, end) => {
    const { user, uploads } = renderFile();
    await user.upload(input(), ktp);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Batalkan unggahan' })).toHaveFocus();
    await settle(() => end(latest(uploads)));
    expect(input()).toHaveFocus();
  },
);

test('an upload that ends leaves the focus where the user has moved it', async () => {
  const { user, uploads } = renderFile();
  await user.upload(input(), ktp);
  await waitFor(() => expect(uploads).toHaveLength(1));
  await user.tab();
  await user.click(document.body);
  await settle(() => latest(uploads).resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  expect(document.body).toHaveFocus();
});

test('an upload that fails can be tried again with the same file', async () => {
  const { user, uploads, values } = renderFile();
  await user.upload(input(), ktp);
  await waitFor(() => expect(uploads).toHaveLength(1));
  await settle(() => latest(uploads).reject(new Error('cut')));
  expect(input()).toHaveAccessibleDescription(
    'Berkas tidak dapat diunggah. Periksa koneksi Anda, lalu coba lagi.',
  );
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(latest(uploads).file).toBe(ktp);
  await settle(() => latest(uploads).resolve({ fileName: 'ktp.pdf', pathUrl: '/f/2' }));
  expect(values()).toEqual({ ktp: { fileName: 'ktp.pdf', pathUrl: '/f/2' } });
});

test('a file that is at fault is refused before it goes up', async () => {
  const { user, uploads } = renderFile(null, messageRef('validation.file.tooLarge', { max: 10 }));
  await user.upload(input(), ktp);
  await waitFor(() => expect(input()).toBeInvalid());
  expect(input()).toHaveAccessibleDescription('Ukuran file maksimum 10 MB');
  expect(uploads).toHaveLength(0);
});

test('A5: why an upload fails is announced at once, and what the form lacks is not', async () => {
  const { user, uploads } = renderFile();
  const region = screen.getByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(input()).toHaveAccessibleDescription('Tidak boleh kosong');
  expect(region).toBeEmptyDOMElement();
  await user.upload(input(), ktp);
  await settle(() => latest(uploads).reject(new Error('offline')));
  expect(region).not.toBeEmptyDOMElement();
  expect(input()).toHaveAccessibleDescription(region.textContent);
});

test('of two files chosen one after the other the second counts', async () => {
  const { user, uploads, values } = renderFile();
  await user.upload(input(), ktp);
  await user.upload(input(), other);
  await waitFor(() => expect(uploads).toHaveLength(2));
  await settle(() => uploads[1]!.resolve({ fileName: 'baru.pdf', pathUrl: '/f/2' }));
  await settle(() => uploads[0]!.resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  expect(values()).toEqual({ ktp: { fileName: 'baru.pdf', pathUrl: '/f/2' } });
});

test('a stored file stays until the one that replaces it has arrived', async () => {
  const stored = { fileName: 'lama.pdf', pathUrl: '/f/0' };
  const { user, uploads, values } = renderFile(stored);
  await user.upload(input(), ktp);
  await waitFor(() => expect(uploads).toHaveLength(1));
  await settle(() => latest(uploads).reject(new Error('cut')));
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(screen.getByText('lama.pdf')).toBeVisible();
  expect(values()).toEqual({ ktp: stored });
});

test('a file is removed with the keyboard, and the focus stays at the field', async () => {
  const { user, values } = renderFile({ fileName: 'ktp.pdf', pathUrl: '/f/1' });
  const remove = screen.getByRole('button', { name: 'Hapus berkas' });
  expect(remove).toHaveAccessibleDescription('ktp.pdf');
  remove.focus();
  await user.keyboard('{Enter}');
  expect(values()).toEqual({ ktp: null });
  expect(input()).toHaveFocus();
});

test('a form is not sent while a file is on its way', async () => {
  const { user, uploads } = renderFile({ fileName: 'lama.pdf', pathUrl: '/f/0' });
  await user.upload(input(), ktp);
  await waitFor(() => expect(uploads).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(input()).toHaveAccessibleDescription('Tunggu hingga berkas selesai diunggah');
  await settle(() => latest(uploads).resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  expect(input()).toBeValid();
});

test('an upload ends with the page that it belongs to', async () => {
  const { user, uploads, unmount } = renderFile();
  await user.upload(input(), ktp);
  await waitFor(() => expect(uploads).toHaveLength(1));
  unmount();
  expect(latest(uploads).signal.aborted).toBe(true);
});

test('a file may be dropped on the field', async () => {
  const { uploads } = renderFile();
  fireEvent.drop(screen.getByText('Pilih berkas'), { dataTransfer: { files: [ktp] } });
  await waitFor(() => expect(uploads).toHaveLength(1));
  await settle(() => latest(uploads).resolve({ fileName: 'ktp.pdf', pathUrl: '/f/1' }));
  expect(screen.getByText('ktp.pdf')).toBeVisible();
});

test('a file that is dropped beside the field does not take the place of the page', () => {
  renderFile();
  const files = { types: ['Files'], files: [ktp] };
  expect(fireEvent.dragOver(document.body, { dataTransfer: files })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: files })).toBe(false);
  // A text that is dragged into another field is no business of ours.
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
});

test('a stored picture is looked at in a dialog', async () => {
  const { user, openFile } = renderFile({ fileName: 'ktp.png', pathUrl: '/f/1' });
  await user.click(screen.getByRole('button', { name: 'Lihat berkas' }));
  expect(await screen.findByRole('img', { name: 'ktp.png' })).toBeVisible();
  expect(openFile).toHaveBeenCalledWith('/f/1');
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.getByRole('button', { name: 'Lihat berkas' })).toHaveFocus();
});

test('a file that cannot be opened says so and can be tried again', async () => {
  const { user, openFile } = renderFile({ fileName: 'ktp.png', pathUrl: '/f/1' });
  openFile.mockRejectedValueOnce(new Error('cut'));
  await user.click(screen.getByRole('button', { name: 'Lihat berkas' }));
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('img', { name: 'ktp.png' })).toBeVisible();
});

test('the label names the one field, and none of the buttons around it', () => {
  renderFile({ fileName: 'ktp.pdf', pathUrl: '/f/1' });
  expect(screen.getAllByLabelText(/Foto KTP/)).toEqual([input()]);
});

test('A2: what shows the focus of the input comes before the buttons that Tab reaches next', () => {
  renderFile({ fileName: 'ktp.pdf', pathUrl: '/f/1' });
  const [first, ...others] = ['Ganti berkas', 'Lihat berkas', 'Hapus berkas'].map((name) =>
    screen.getByText(name),
  );
  const follows = others.map(
    (other) => first!.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(follows).not.toContain(0);
});
