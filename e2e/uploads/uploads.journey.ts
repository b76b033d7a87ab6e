import type { Page } from '@playwright/test';
import { openStatement } from '../accessibility/states/screenState';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import {
  APPLICANT,
  download,
  field,
  filesOf,
  isDrawn,
  isEmpty,
  isStored,
  open,
  press,
  UPLOAD,
} from '../support/identityFiles';
import { filePath } from '../support/formFiller';

/** A photo as large as those of a good camera. */
async function largePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4_000, 3_000];
    const context = canvas.getContext('2d');
    for (let at = 0; at < 4_000 && context; at += 100) {
      context.fillStyle = `hsl(${at % 360} 60% 50%)`;
      context.fillRect(at, 0, 100, 3_000);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const sizeOf = (page: Page, base64: string) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return { width, height };
  }, base64);

test(
  'K4: an upload shows its progress, and a cancelled one leaves nothing behind',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page, mock);
    await mock.addFault({ ...UPLOAD, hang: true });
    await field(page).setInputFiles(filePath('ktp.jpg'));
    await expect(page.getByRole('progressbar', { name: 'ktp.jpg' })).toBeVisible();
    await expect(page.getByText(/^Mengunggah \d+% dari 178\sKB$/)).toBeVisible();
    await expectAccessible(page, 'an upload under way');
    await press(page, 'Simpan & Lanjutkan');
    await expect(page.getByText('Tunggu hingga berkas selesai diunggah').first()).toBeVisible();
    await press(page, 'Batalkan unggahan');
    await isEmpty(page);
    expect(await filesOf(mock)).toEqual([]);
  },
);

test('a file is previewed before and after it is stored, replaced and removed @phone', async ({
  page,
  mock,
}) => {
  await open(page, mock);
  await field(page).setInputFiles(filePath('laporan.pdf'));
  await isStored(page);
  const dialog = page.getByRole('dialog');
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await press(page, 'Lihat berkas');
    await expect(dialog.getByRole('img', { name: 'Halaman pertama' })).toBeVisible();
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expectAccessible(page, 'a PDF in the preview');
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).first().click();
    await expect(dialog).toBeHidden();
  }

  await field(page).setInputFiles(filePath('ktp.jpg'));
  await expect(page.getByText('ktp.jpg', { exact: true })).toBeVisible();
  await press(page, 'Lihat berkas');
  const picture = dialog.getByRole('img', { name: 'ktp.jpg' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await press(page, 'Hapus berkas');
  await isEmpty(page);
});

test('a large photo is uploaded at most 2,000 pixels wide', async ({ page, mock, request }) => {
  await open(page, mock);
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) };
  await field(page).setInputFiles(photo);
  await isStored(page);
  const [file] = await filesOf(mock);
  const stored = await (await download(request, mock, file, APPLICANT)).body();
  expect(await sizeOf(page, stored.toString('base64'))).toEqual({ width: 2_000, height: 1_500 });
});

test('a PDF is offered as a file where the code that draws it cannot be loaded', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await openStatement(page, mock);
  await page.route('**/pdf.worker*', (route) => route.abort());
  await page.getByRole('button', { name: 'Lihat berkas', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Berkas ini tidak dapat ditampilkan di sini/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Unduh/ })).toBeVisible();
});

test('a PDF is drawn where the browser has no workers that are modules', async ({ page, mock }) => {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new Event('error')));
      }
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  });
  await openStatement(page, mock);
  await page.getByRole('button', { name: 'Lihat berkas', exact: true }).click();
  await expect.poll(() => isDrawn(page)).toBe(true);
});
