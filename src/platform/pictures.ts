import { MEASURED_SIDE_PX, type Pixels } from '@/domain/ekyc/pictureHints';
import type { FileType } from '@/domain/files/fileContent';
import { MAX_PICTURE_SIDE_PX, mimeTypeOf, typeOfName } from '@/domain/files/fileRules';
import { makeInTurn } from '@/primitives/inTurn';
import { readPictureSize } from './pictureSize';

/** More than any phone's camera produces; decoding it could exhaust the memory of the device. */
const MOST_PIXELS = 120_000_000;
const JPEG_QUALITY = 0.9;

/** The picture has too many pixels for this device. */
export class PictureTooLarge extends Error {}

/** One picture is decoded at a time: twenty at once would exhaust a phone's memory. */
const inTurn = makeInTurn();

/**
 * Scales a JPEG or PNG down to at most 2,000 px on its longer side, upright, in its own format.
 * Other files, small pictures, and pictures that the browser cannot decode are returned unchanged.
 * Rejects with PictureTooLarge before anything is decoded.
 */
export async function scaleDownPicture(file: File): Promise<File> {
  const type = typeOfName(file.name);
  if (type !== 'jpg' && type !== 'png') return file;
  const size = await readPictureSize(file);
  if (size !== null) {
    if (size.widthPx * size.heightPx > MOST_PIXELS) throw new PictureTooLarge();
    if (Math.max(size.widthPx, size.heightPx) <= MAX_PICTURE_SIDE_PX) return file;
  }
  return inTurn(() => decodeAndDraw(file, type));
}

/**
 * The pixels of a small copy of a JPEG or PNG, upright; null for any other file, for one that the
 * browser cannot decode, and for one that is too large to be decoded.
 */
export async function samplePicture(file: File): Promise<Pixels | null> {
  const type = typeOfName(file.name);
  if (type !== 'jpg' && type !== 'png') return null;
  const size = await readPictureSize(file);
  if (size !== null && size.widthPx * size.heightPx > MOST_PIXELS) return null;
  return inTurn(async () => {
    const bitmap = await decode(file);
    if (bitmap === null) return null;
    const scale = Math.min(1, MEASURED_SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
  });
}

async function decodeAndDraw(file: File, type: FileType): Promise<File> {
  const bitmap = await decode(file);
  if (bitmap === null) return file;
  try {
    const scale = MAX_PICTURE_SIDE_PX / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return file;
    const mime = mimeTypeOf(type);
    const blob = await draw(bitmap, scale, mime);
    return blob === null || blob.size === 0 || blob.type !== mime
      ? file
      : new File([blob], file.name, { type: mime, lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function draw(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => {
        // Frees its memory now, without waiting for the garbage collector.
        [canvas.width, canvas.height] = [0, 0];
        resolve(blob);
      },
      type,
      JPEG_QUALITY,
    ),
  );
}
