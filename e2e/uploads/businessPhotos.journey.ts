import { expectAccessible } from '../support/accessibility';
import {
  areStored,
  button,
  field,
  inTile,
  names,
  open,
  photo,
  photos,
  PHOTOS,
  save,
  stored,
  tile,
  tiles,
  transfer,
  UPLOAD,
} from '../support/businessPhotos';
import { lastTypedStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';

test('photos are chosen, dropped and pasted, sorted with the mouse and the keyboard, restored after a reload, and saved in that order', async ({
  page,
  mock,
}) => {
  await open(page, mock);
  await expectAccessible(page, 'no photo yet');
  await field(page).setInputFiles(photos(1, 2));
  await areStored(page, 2);
  await button(page, 'Simpan & Lanjutkan').click();
  await expect(page.getByText('Unggah minimal 3 foto, kurang 1 lagi').first()).toBeVisible();
  await expect(field(page)).toBeFocused();

  const dropped = await transfer(page, [photo('usaha-3.jpg')]);
  await page
    .locator('[data-field=photos] label')
    .last()
    .dispatchEvent('drop', { dataTransfer: dropped });
  await areStored(page, 3);
  const pasted = await transfer(page, [photo('image.png.jpg')]);
  await page.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, pasted);
  await areStored(page, 4);
  expect(await names(page)).toEqual(['usaha-1.jpg', 'usaha-2.jpg', 'usaha-3.jpg', 'image.png.jpg']);
  await expectAccessible(page, 'four photos');

  // With the mouse, from the last position to the first.
  const from = await tile(page, 'image.png.jpg').locator('[data-grip]').boundingBox();
  const to = await tile(page, 'usaha-1.jpg').locator('img').boundingBox();
  if (!from || !to) throw new Error('The photos are not on the screen');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 8 });
  await page.mouse.up();
  expect(await names(page)).toEqual(['image.png.jpg', 'usaha-1.jpg', 'usaha-2.jpg', 'usaha-3.jpg']);
  await expect(page.getByText('image.png.jpg sekarang foto ke-1 dari 4')).toBeAttached();
  // A cancelled drag changes nothing.
  await page.mouse.move(to.x + 20, to.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await names(page))[0]).toBe('image.png.jpg');
  await expect(page.getByRole('dialog')).toBeHidden();

  // With the keyboard: the focus moves with the photo.
  await inTile(page, 'usaha-2.jpg', 'Pindahkan lebih awal').focus();
  await page.keyboard.press('Enter');
  await expect(inTile(page, 'usaha-2.jpg', 'Pindahkan lebih awal')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inTile(page, 'usaha-2.jpg', 'Pindahkan lebih akhir')).toBeFocused();
  await inTile(page, 'usaha-1.jpg', 'Hapus foto').click();
  const order = ['usaha-2.jpg', 'image.png.jpg', 'usaha-3.jpg'];
  expect(await names(page)).toEqual(order);
  expect(await stored(mock)).toEqual([]);

  // In order, and without the removed one.
  await lastTypedStored(page, /^(?!.*usaha-1\.jpg).*usaha-2\.jpg.*image\.png\.jpg.*usaha-3\.jpg/m);
  await page.reload();
  await areStored(page, 3);
  expect(await names(page)).toEqual(order);
  // With the session's token, and only in this page.
  await expect(tiles(page).locator('img')).toHaveCount(3);
  await expect
    .poll(() =>
      tiles(page)
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
    )
    .toEqual([true, true, true]);
  await inTile(page, 'usaha-3.jpg', 'Lihat foto').click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'usaha-3.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inTile(page, 'usaha-3.jpg', 'Lihat foto')).toBeFocused();
  await save(page);
  expect(await stored(mock)).toEqual(order);

  // Stored photos are shown, and can be removed again.
  await page.goto(PHOTOS);
  await field(page).setInputFiles(photos(7, 7));
  await areStored(page, 4);
  await inTile(page, 'image.png.jpg', 'Hapus foto').click();
  await save(page);
  expect(await stored(mock)).toEqual(['usaha-2.jpg', 'usaha-3.jpg', 'usaha-7.jpg']);
});

test('a finger drags a photo by its grip, and scrolls the page anywhere else @phone-only @phone', async ({
  page,
  mock,
}) => {
  await open(page, mock);
  await field(page).setInputFiles(photos(1, 6));
  await areStored(page, 6);
  await expectAccessible(page, 'six photos on a phone');
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  const swipe = async (start: { x: number; y: number }, end: { x: number; y: number }) => {
    await touch('touchStart', start.x, start.y);
    for (let step = 1; step <= 10; step += 1)
      await touch(
        'touchMove',
        start.x + ((end.x - start.x) * step) / 10,
        start.y + ((end.y - start.y) * step) / 10,
      );
    await touch('touchEnd');
  };
  const middleOf = async (name: string, selector: string) => {
    const box = await tile(page, name).locator(selector).boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await tile(page, 'usaha-1.jpg').evaluate((item) => item.scrollIntoView({ block: 'center' }));

  const scrolledTo = () => page.evaluate(() => window.scrollY);
  /** While a page is still scrolling, the next touch only stops it. */
  const atRest = async () => {
    let last = Number.NaN;
    const isStill = async () => {
      const before = last;
      last = await scrolledTo();
      return last === before;
    };
    await expect.poll(isStill, { intervals: [250] }).toBe(true);
  };
  const before = await scrolledTo();
  const picture = await middleOf('usaha-1.jpg', 'img');
  await swipe(picture, { x: picture.x, y: picture.y - 120 });
  await expect.poll(scrolledTo).toBeGreaterThan(before);
  await atRest();
  expect((await names(page))[0]).toBe('usaha-1.jpg');

  await tile(page, 'usaha-3.jpg').evaluate((item) =>
    item.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await atRest();
  await swipe(await middleOf('usaha-4.jpg', '[data-grip]'), await middleOf('usaha-1.jpg', 'img'));
  await expect
    .poll(() => names(page))
    .toEqual([4, 1, 2, 3, 5, 6].map((number) => `usaha-${number}.jpg`));
  await save(page);
  expect((await stored(mock))[0]).toBe('usaha-4.jpg');
});

test('K7: photos beyond 20 are rejected by name, the others are uploaded, and all targets are large enough @phone', async ({
  page,
  mock,
}) => {
  await open(page, mock);
  await field(page).setInputFiles(photos(1, 12));
  // At once, before those are uploaded.
  const dropped = await transfer(page, photos(13, 23));
  await page
    .locator('[data-field=photos] label')
    .last()
    .dispatchEvent('drop', { dataTransfer: dropped });
  await areStored(page, 20);
  await expect(page.getByText('3 foto tidak ditambahkan')).toBeVisible();
  await expect(page.getByText('Paling banyak 20 foto', { exact: true })).toBeVisible();
  await expect(page.getByText('usaha-21.jpg, usaha-22.jpg, usaha-23.jpg')).toBeVisible();
  await expectAccessible(page, 'twenty photos and three left out');
  const small = await page
    .locator('[data-field=photos] :is(button, label[for])')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isLabel = target.textContent === 'Foto Usaha';
        return width > 0 && !isLabel && (width < 44 || height < 44) ? [target.outerHTML] : [];
      }),
    );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await save(page);
  expect(await stored(mock)).toEqual(photos(1, 20).map(({ name }) => name));
});

test(
  'pending and failed uploads prevent an incomplete set from being saved @phone',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/);
    await open(page, mock);
    await field(page).setInputFiles(photos(1, 3));
    await areStored(page, 3);
    await mock.addFault({ ...UPLOAD, hang: true });
    await field(page).setInputFiles(photos(4, 6));
    await expect(page.getByText('Menunggu giliran')).toBeVisible();
    await expectAccessible(page, 'photos under way');
    await button(page, 'Simpan & Lanjutkan').click();
    await expect(page.getByText('Tunggu hingga berkas selesai diunggah').first()).toBeVisible();
    expect(await stored(mock)).toEqual([]);
    await inTile(page, 'usaha-4.jpg', 'Batalkan unggahan').click();
    await inTile(page, 'usaha-5.jpg', 'Batalkan unggahan').click();
    await inTile(page, 'usaha-6.jpg', 'Batalkan unggahan').click();
    await mock.clearFaults();

    await mock.addFault({ ...UPLOAD, status: 500, body: { code: 500, error: 'Rusak' } });
    await field(page).setInputFiles(photos(7, 8));
    await expect(button(page, 'Coba lagi semua')).toBeVisible();
    await expectAccessible(page, 'photos that failed');
    await button(page, 'Simpan & Lanjutkan').click();
    await expect(page.getByText(/^Ada foto yang belum terunggah/).first()).toBeVisible();
    expect(await stored(mock)).toEqual([]);
    await mock.clearFaults();
    await button(page, 'Coba lagi semua').click();
    await areStored(page, 5);
    await save(page);
    expect(await stored(mock)).toEqual([1, 2, 3, 7, 8].map((number) => `usaha-${number}.jpg`));
  },
);
