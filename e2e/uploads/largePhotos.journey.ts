import { closeSync, ftruncateSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { APPLICANT, areStored, field, jpegOf, names, open, tiles } from '../support/businessPhotos';
import { expect, test } from '../support/fixtures';
import { download, filesOf } from '../support/identityFiles';

const MB = 1024 * 1024;

/** A picture of the size that a good camera takes, with content in every corner. */
async function cameraPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [6_000, 4_000];
    const context = canvas.getContext('2d');
    for (let at = 0; at < 6_000 && context; at += 50) {
      context.fillStyle = `hsl(${at % 360} 60% 50%)`;
      context.fillRect(at, 0, 50, 4_000);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** The beginning and the end of a PNG of this size, and nothing between them. */
function pngOf(widthPx: number, heightPx: number): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR........\x08\x02\0\0\0', 'latin1');
  head.writeUInt32BE(widthPx, 16);
  head.writeUInt32BE(heightPx, 20);
  return Buffer.concat([head, Buffer.from('\0\0\0\0IEND\xaeB\x60\x82', 'latin1')]);
}

test('K5: a file of 100 MB and a picture of 30,000 x 30,000 are rejected, and the photo chosen with them is accepted', async ({
  page,
  mock,
}, testInfo) => {
  await open(page, mock);
  const huge = testInfo.outputPath('seratus.jpg');
  const file = openSync(huge, 'w');
  ftruncateSync(file, 100 * MB);
  closeSync(file);
  const wide = testInfo.outputPath('lebar.png');
  writeFileSync(wide, pngOf(30_000, 30_000));
  const plain = testInfo.outputPath('usaha.jpg');
  writeFileSync(plain, jpegOf('usaha.jpg'));

  await field(page).setInputFiles([huge, wide, plain]);
  await expect(page.getByText('2 foto tidak ditambahkan')).toBeVisible();
  await expect(page.getByText('Ukuran file maksimum 25 MB', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Gambar terlalu besar untuk diolah. Pilih gambar yang lebih kecil.'),
  ).toBeVisible();
  await areStored(page, 1);
  expect(await names(page)).toEqual(['usaha.jpg']);
  rmSync(huge);
});

test(
  'K5: twenty photos of 15 MB are uploaded one after the other, on a slow device too',
  { tag: '@all' },
  async ({ page, mock, request }, testInfo) => {
    await open(page, mock);
    const picture = await cameraPicture(page);
    const chosen = Array.from({ length: 20 }, (_, at) => {
      const name = `usaha-${at + 1}.jpg`;
      const file = testInfo.outputPath(name);
      writeFileSync(file, jpegOf(name, picture, 15 * MB));
      return file;
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const seen = window as unknown as { longTasksMs: number[] };
      seen.longTasksMs = [];
      new PerformanceObserver((list) => {
        seen.longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
    });
    let mostHeap = 0;
    const look = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      mostHeap = Math.max(
        mostHeap,
        metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0,
      );
      return tiles(page)
        .filter({ has: page.getByRole('button', { name: 'Hapus foto' }) })
        .count();
    };
    await field(page).setInputFiles(chosen);
    await expect.poll(look, { timeout: 150_000, intervals: [200] }).toBe(20);
    expect(mostHeap).toBeLessThan(500 * MB);

    const longTasksMs = await page.evaluate(
      () => (window as unknown as { longTasksMs: number[] }).longTasksMs,
    );
    const figures = `most heap ${Math.round(mostHeap / MB)} MB, longest task ${Math.round(Math.max(0, ...longTasksMs))} ms`;
    testInfo.annotations.push({ type: 'measured', description: figures });
    for (const file of chosen) rmSync(file);
    // All of them were scaled down before the upload.
    const up = (await filesOf(mock, APPLICANT)).filter(({ file_name: name }) =>
      /^usaha-/.test(name),
    );
    expect(up).toHaveLength(20);
    for (const file of up) {
      const answer = await download(request, mock, file, APPLICANT);
      expect((await answer.body()).length).toBeLessThan(5 * MB);
    }
  },
);
