import { PictureTooLarge, scaleDownPicture } from './pictures';
import { pictureSizeOf } from './pictureSize';

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

/** jsdom draws nothing: stands in for the canvas and tells the size that was asked of it. */
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

test('the size of a picture is read from its first bytes', () => {
  expect(pictureSizeOf(pngHeader(640, 480).buffer)).toEqual({ widthPx: 640, heightPx: 480 });
  expect(pictureSizeOf(jpegHeader(4_032, 3_024).buffer)).toEqual({
    widthPx: 4_032,
    heightPx: 3_024,
  });
});

test('bytes that are no picture have no size', () => {
  for (const text of ['', '%PDF', '\xff\xd8', '<svg xmlns="x">'])
    expect(pictureSizeOf(Uint8Array.from(text, (c) => c.charCodeAt(0)).buffer)).toBeNull();
});

test('a photo of a phone goes up with at most 2,000 px, in its own format and under its name', async () => {
  decoded(4_032, 3_024);
  const drawn = canvasThatMakes('image/jpeg');
  const photo = new File([jpegHeader(4_032, 3_024)], 'KTP saya.JPG', { type: 'image/jpeg' });
  const scaled = await scaleDownPicture(photo);
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
