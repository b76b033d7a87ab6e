export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

const PNG_SIGNATURE = 0x89504e47;

function sizeOfPng(view: DataView): PictureSize | null {
  return view.byteLength < 24
    ? null
    : { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which share their range. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrameMarker(marker))
      return { widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Width and height from the first bytes of a PNG or JPEG, without decoding it; null where unknown. */
export function pictureSizeOf(header: ArrayBuffer): PictureSize | null {
  const view = new DataView(header);
  if (view.byteLength < 4) return null;
  if (view.getUint32(0) === PNG_SIGNATURE) return sizeOfPng(view);
  return view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view) : null;
}
