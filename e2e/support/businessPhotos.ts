import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect } from './fixtures';
import { filePath } from './formFiller';
import { addressOf, startSignedIn } from './signIn';

export const APPLICANT = 'borrower.corporate';
export const PHOTOS = '/bos/borrower/onboarding/corporate-non-partner/business/business-photos';
export const UPLOAD = { method: 'POST', path: '/api/assets/upload' };

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const base: Buffer = readFileSync(filePath('npwp.jpg'));

/** A JPEG comment segment of at most 64 KB. */
function remark(text: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, text]);
}

/** A JPEG whose bytes depend on its name, padded to a size. */
export function jpegOf(name: string, picture = base, sizeBytes = 0): Buffer {
  const filling = Buffer.alloc(65_000, 7);
  const count = Math.max(0, Math.ceil((sizeBytes - picture.length) / filling.length));
  const fillings = Array.from({ length: count }, () => remark(filling));
  const remarks = [remark(Buffer.from(name)), ...fillings];
  return Buffer.concat([picture.subarray(0, 2), ...remarks, picture.subarray(2)]);
}

export const photo = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: jpegOf(name),
});

export const photos = (from: number, to: number): ChosenFile[] =>
  Array.from({ length: to - from + 1 }, (_, at) => photo(`usaha-${from + at}.jpg`));

export const field = (page: Page) => page.getByLabel('Foto Usaha', { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Foto terpilih' }).getByRole('listitem');
export const tile = (page: Page, name: string) =>
  tiles(page).filter({ has: page.getByText(name, { exact: true }) });
export const inTile = (page: Page, name: string, label: string) =>
  tile(page, name).getByRole('button', { name: label, exact: true });

/** The names on the screen, in order. */
export const names = (page: Page): Promise<string[]> =>
  tiles(page).evaluateAll((items) =>
    items.map((item) => item.querySelector('p')?.textContent ?? ''),
  );

/** This number of photos is stored, and no upload is pending. */
export async function areStored(page: Page, count: number): Promise<void> {
  await expect(button(page, 'Hapus foto')).toHaveCount(count);
  await expect(page.getByRole('progressbar', { name: /\.jpg$/ })).toHaveCount(0);
}

export async function open(page: Page, mock: MockControl): Promise<void> {
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(PHOTOS);
  await expect(field(page)).toBeAttached();
}

export const save = async (page: Page): Promise<void> => {
  await button(page, 'Simpan & Lanjutkan').click();
  await expect(page).not.toHaveURL(/business-photos$/);
};

/** The names of the photos that the server has stored, in order. */
export async function stored(mock: MockControl): Promise<string[]> {
  const { users } = await mock.db();
  const user = users.find(({ email }) => email === addressOf(APPLICANT));
  return user?.documents.business_photos.map(({ file_name: name }) => name) ?? [];
}

/** Files as the drag-and-drop and clipboard events carry them. */
export const transfer = (page: Page, files: readonly ChosenFile[]) =>
  page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      return data;
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  );
