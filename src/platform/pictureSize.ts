export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

const PNG_SIGNATURE = 0x89504e47;
const JPEG_SIGNATURE = 0xffd8;
/** Phones put previews, profiles and depth maps before the frame; far fewer blocks than this. */
const MOST_BLOCKS = 1_000;

const view = async (file: Blob, start: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(start, start + length).arrayBuffer());

const sizeOfPng = (head: DataView): PictureSize | null =>
  head.byteLength < 24 ? null : { widthPx: head.getUint32(16), heightPx: head.getUint32(20) };

/** SOF0 to SOF15 without DHT, JPG and DAC, which share their range. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks from block to block, whatever their size, and reads ten bytes of each. */
async function sizeOfJpeg(file: Blob): Promise<PictureSize | null> {
  let at = 2;
  for (let count = 0; count < MOST_BLOCKS; count += 1) {
    const block = await view(file, at, 10);
    if (block.byteLength < 9 || block.getUint8(0) !== 0xff) return null;
    const marker = block.getUint8(1);
    if (isFrameMarker(marker)) return { widthPx: block.getUint16(7), heightPx: block.getUint16(5) };
    // A marker may be padded with more of its first byte.
    at += marker === 0xff ? 1 : 2 + block.getUint16(2);
  }
  return null;
}

/** Width and height of a PNG or JPEG from its headers, without decoding it; null if unknown. */
export async function readPictureSize(file: Blob): Promise<PictureSize | null> {
  const head = await view(file, 0, 24);
  if (head.byteLength < 4) return null;
  if (head.getUint32(0) === PNG_SIGNATURE) return sizeOfPng(head);
  return head.getUint16(0) === JPEG_SIGNATURE ? sizeOfJpeg(file) : null;
}
