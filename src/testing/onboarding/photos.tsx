import { screen, within } from '@testing-library/react';
import { PhotosField } from '@/ui/fields/file/photos/PhotosField';
import type { StoredFile, UploadOptions } from '@/ui/fields/file/uploadTypes';
import { messageRef } from '@/primitives/messageRef';
import { renderField } from '../render/renderField';
import { settle } from '../render/settle';

/** A photo file, as the user would choose it. */
export const photo = (name: string, content = name) =>
  new File([content], name, { type: 'image/jpeg' });
export const stored = (name: string): StoredFile => ({ fileName: name, pathUrl: `/f/${name}` });
/** The minimum number of photos. */
export const THREE = ['depan.jpg', 'gudang.jpg', 'toko.jpg'];

type Pending = UploadOptions & {
  file: File;
  resolve: (stored: StoredFile) => void;
  reject: (error: Error) => void;
};

const MAX = 5;
/** The input of the field. */
export const input = () => screen.getByLabelText<HTMLInputElement>('Foto Usaha');
/** The photos of the list, in their order. */
export const tiles = () => {
  const list = screen.queryByRole('list', { name: 'Foto terpilih' });
  return list === null ? [] : within(list).getAllByRole('listitem');
};
/** The list item of a photo. */
export const tile = (name: string) =>
  tiles().find((item) => within(item).queryByText(name) !== null)!;
/** A button in the list item of a photo. */
export const button = (name: string, label: string) =>
  within(tile(name)).getByRole('button', { name: label });
/** The names of the photos, in order. */
export const names = () => tiles().map((item) => within(item).getByText(/\.jpg$/).textContent);

/** Renders the photo field with a server whose responses the test controls. */
export function renderPhotos(names: readonly string[] = [], isReadOnly = false, unreadable = 0) {
  const uploads: Pending[] = [];
  let failures = unreadable;
  const openFile = jest.fn((_path: string) => {
    failures -= 1;
    return failures < 0
      ? Promise.resolve(new Blob(['x'], { type: 'image/jpeg' }))
      : Promise.reject(new Error('cut'));
  });
  const view = renderField(
    <PhotosField
      name="photos"
      label="Foto Usaha"
      min={3}
      max={MAX}
      isReadOnly={isReadOnly}
      actions={{
        upload: (file, options) =>
          new Promise((resolve, reject) => uploads.push({ ...options, file, resolve, reject })),
        openFile,
        checkFile: (file) =>
          Promise.resolve(
            file.name.endsWith('.svg')
              ? messageRef('validation.file.type', { types: 'JPG, PNG' })
              : null,
          ),
        fingerprint: (file) => file.text(),
        freeName: (name, taken) => (taken.includes(name) ? `(2) ${name}` : name),
        isCausedByFile: (error) => error instanceof Error && error.message === 'too large',
        describeError: () => messageRef('common.file.uploadFailed'),
      }}
    />,
    { photos: names.map(stored) },
  );
  const arrive = (at = 0) =>
    settle(() => {
      const call = uploads[at]!;
      call.resolve(stored(call.file.name));
    });
  const value = () => view.values().photos.map(({ fileName }) => fileName);
  return { ...view, uploads, openFile, arrive, value };
}
