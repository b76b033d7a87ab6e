/** The pixels of a small copy of a picture: RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The pictures of the e-KYC: the card alone, and the face beside the card. */
export type EkycPicture = 'ktp' | 'selfie';

/** What may be wrong with a picture. A hint never prevents that it is sent. */
export type PictureHint = 'dark' | 'blurred' | 'cutOff';

/** The longer side of the copy that is measured; the limits below are for this size. */
export const MEASURED_SIDE_PX = 320;

/** Mean luminance, from 0 (black) to 255. */
const DARK_BELOW = 60;
/** Variance of the Laplacian: the less, the fewer sharp edges. */
const BLURRED_BELOW = 60;
/** A difference of luminance that is an edge, and the share of a side that may be edges. */
const EDGE_STEP = 48;
const CUT_OFF_FROM = 0.02;

/** The sides at which the subject must not be cut off: the arms of a selfie leave the picture. */
const SIDES = {
  ktp: ['top', 'right', 'bottom', 'left'],
  selfie: ['top'],
} as const satisfies Record<EkycPicture, readonly Side[]>;

type Side = 'top' | 'right' | 'bottom' | 'left';

/** A picture as luminance alone. */
interface Luminance {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): number;
}

function luminanceOf({ width, height, data }: Pixels): Luminance {
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    values[index] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return { width, height, at: (x, y) => values[y * width + x] ?? 0 };
}

/** Mean and variance of a function over the pixels that lie `margin` away from the border. */
function spreadOf(
  { width, height }: Luminance,
  margin: number,
  valueAt: (x: number, y: number) => number,
): { mean: number; variance: number } {
  let [count, sum, sumOfSquares] = [0, 0, 0];
  for (let y = margin; y < height - margin; y += 1)
    for (let x = margin; x < width - margin; x += 1) {
      const value = valueAt(x, y);
      count += 1;
      sum += value;
      sumOfSquares += value * value;
    }
  const mean = count === 0 ? 0 : sum / count;
  return { mean, variance: count === 0 ? 0 : sumOfSquares / count - mean * mean };
}

const brightness = (picture: Luminance): number => spreadOf(picture, 0, picture.at).mean;

const sharpness = (picture: Luminance): number =>
  spreadOf(picture, 1, (x, y) => {
    const { at } = picture;
    return at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
  }).variance;

/** The share of edges along a side. What crosses the border of a picture has edges there. */
function edgesAlong({ width, height, at }: Luminance, side: Side): number {
  const isAcross = side === 'top' || side === 'bottom';
  const length = isAcross ? width : height;
  const last = (isAcross ? height : width) - 1;
  const line = side === 'top' || side === 'left' ? 0 : last;
  const value = (index: number) => (isAcross ? at(index, line) : at(line, index));
  let edges = 0;
  for (let index = 2; index < length - 2; index += 1)
    if (Math.abs(value(index + 2) - value(index - 2)) > EDGE_STEP) edges += 1;
  return length === 0 ? 0 : edges / length;
}

/**
 * What may be wrong with a picture, measured on the device. Assumption: in the dark nothing is
 * sharp, so a dark picture is not called blurred as well.
 */
export function pictureHints(pixels: Pixels, picture: EkycPicture): PictureHint[] {
  const luminance = luminanceOf(pixels);
  const isDark = brightness(luminance) < DARK_BELOW;
  const isBlurred = !isDark && sharpness(luminance) < BLURRED_BELOW;
  const isCutOff = SIDES[picture].some((side) => edgesAlong(luminance, side) >= CUT_OFF_FROM);
  return [
    ...(isDark ? (['dark'] as const) : []),
    ...(isBlurred ? (['blurred'] as const) : []),
    ...(isCutOff ? (['cutOff'] as const) : []),
  ];
}
