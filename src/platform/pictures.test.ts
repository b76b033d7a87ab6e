import { PictureTooLarge, scaleDownPicture } from './pictures';
import { readPictureSize } from './pictureSize';

/** The beginning of a PNG of that size. */
function pngHeader(widthPx: number, heightPx: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, widthPx);
  view.setUint32(20, heightPx);
  return bytes;
}

/** The beginning of a JPEG as phones write it: an EXIF block, a table, then the frame. */
function jpegHeader(widthPx: number, heightPx: number): Uint8Array<ArrayBuffer> {
  const exif = new Uint8Array(2 + 2_000);
  exif.set([0xff, 0xe1, 0x07, 0xd0]);
  const table = [0xff, 0xdb, 0, 4, 0, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255];
  return new Uint8Array([0xff, 0xd8, ...exif, ...table, ...frame, 3, 0, 0]);
}

const decoded = (width: number, height: number) =>
  jest
    .spyOn(globalThis, 'createImageBitmap')
    .mockResolvedValue({ width, height, close: () => undefined });

/** jsdom draws nothing: replaces the canvas and reports the size that was asked of it. */
function canvasThatMakes(type: string) {
  const drawn: { width: number; height: number }[] = [];
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: () => undefined } as unknown as RenderingContext);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob(['scaled'], { type }));
  });
  return drawn;
}

afterEach(() => jest.restoreAllMocks());

test('the size of a picture is read from its headers', async () => {
  const size = (bytes: BlobPart[]) => readPictureSize(new Blob(bytes));
  expect(await size([pngHeader(640, 480)])).toEqual({ widthPx: 640, heightPx: 480 });
  const photo = { widthPx: 4_032, heightPx: 3_024 };
  expect(await size([jpegHeader(4_032, 3_024)])).toEqual(photo);

  // Twenty blocks of 64 KB, as in a depth map, and a padded marker.
  const block = new Uint8Array(2 + 0xffff);
  block.set([0xff, 0xe1, 0xff, 0xff]);
  const map = Array.from({ length: 20 }, () => block);
  const rest = jpegHeader(4_032, 3_024).slice(2);
  const start = new Uint8Array([0xff, 0xd8]);
  expect(await size([start, ...map, new Uint8Array([0xff, 0xff]), rest])).toEqual(photo);
});

test('bytes that are no picture have no size', async () => {
  for (const text of ['', '%PDF', '\xff\xd8', '<svg xmlns="x">']) {
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect(await readPictureSize(new Blob([bytes]))).toBeNull();
  }
});

test('a photo of a phone goes up upright, with at most 2,000 px, in its own format and under its name', async () => {
  const decode = decoded(4_032, 3_024);
  const drawn = canvasThatMakes('image/jpeg');
  const photo = new File([jpegHeader(4_032, 3_024)], 'KTP saya.JPG', { type: 'image/jpeg' });
  const scaled = await scaleDownPicture(photo);
  expect(decode.mock.calls).toEqual([[photo, { imageOrientation: 'from-image' }]]);
  expect(drawn).toEqual([{ width: 2_000, height: 1_500 }]);
  expect([scaled.name, scaled.type]).toEqual(['KTP saya.JPG', 'image/jpeg']);
  expect(await scaled.text()).toBe('scaled');
});

test('a small picture and a PDF go up as they are', async () => {
  decoded(800, 600);
  const drawn = canvasThatMakes('image/png');
  const picture = new File([pngHeader(800, 600)], 'a.png', { type: 'image/png' });
  const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
  expect(await scaleDownPicture(picture)).toBe(picture);
  expect(await scaleDownPicture(pdf)).toBe(pdf);
  expect(drawn).toEqual([]);
});

test('a picture that the browser cannot decode goes up as it is, for the server to judge', async () => {
  jest.spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new DOMException('broken'));
  const picture = new File([jpegHeader(4_032, 3_024)], 'a.jpg', { type: 'image/jpeg' });
  expect(await scaleDownPicture(picture)).toBe(picture);
});

test('K5: a picture of 30,000 x 30,000 is refused before it is decoded', async () => {
  const decode = decoded(30_000, 30_000);
  const picture = new File([pngHeader(30_000, 30_000)], 'a.png', { type: 'image/png' });
  await expect(scaleDownPicture(picture)).rejects.toBeInstanceOf(PictureTooLarge);
  expect(decode).not.toHaveBeenCalled();
});

test('K5: of 20 photos chosen at once one is decoded at a time', async () => {
  canvasThatMakes('image/jpeg');
  let underWay = 0;
  let most = 0;
  jest.spyOn(globalThis, 'createImageBitmap').mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return { width: 8_000, height: 6_000, close: () => (underWay -= 1) };
  });
  const photos = Array.from(
    { length: 20 },
    (_, at) => new File([jpegHeader(8_000, 6_000)], `usaha-${at}.jpg`),
  );
  const scaled = await Promise.all(photos.map(scaleDownPicture));
  expect(most).toBe(1);
  expect(scaled.map(({ name }) => name)).toEqual(photos.map(({ name }) => name));
});

test('a picture that cannot be drawn does not keep the next one waiting', async () => {
  decoded(4_032, 3_024);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementationOnce(() => {
    throw new Error('no memory');
  });
  const photo = () => new File([jpegHeader(4_032, 3_024)], 'a.jpg');
  await expect(scaleDownPicture(photo())).rejects.toThrow('no memory');
  canvasThatMakes('image/jpeg');
  expect(await (await scaleDownPicture(photo())).text()).toBe('scaled');
});
