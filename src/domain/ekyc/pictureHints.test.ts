import { pictureHints, type EkycPicture, type PictureHint, type Pixels } from './pictureHints';

const SIZE = { width: 160, height: 120 };

/** A picture whose grey is a function of the place. */
function drawn(greyAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let y = 0; y < SIZE.height; y += 1)
    for (let x = 0; x < SIZE.width; x += 1) {
      const grey = greyAt(x, y);
      data.set([grey, grey, grey, 255], (y * SIZE.width + x) * 4);
    }
  return { ...SIZE, data };
}

/** A card with lines of writing on a plain table, from (left, top) on. */
const card =
  (left: number, top: number, brightness = 1, right = 140, bottom = 100) =>
  (x: number, y: number) => {
    const isCard = x >= left && x < right && y >= top && y < bottom;
    const isWriting = isCard && y % 8 < 2 && x % 6 < 4 && x > left + 8 && x < right - 8;
    return brightness * (isWriting ? 40 : isCard ? 220 : 120);
  };

/** The same out of focus: the mean of a neighbourhood. */
const blurred =
  (greyAt: (x: number, y: number) => number, radius = 4) =>
  (x: number, y: number) => {
    let sum = 0;
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1) sum += greyAt(x + dx, y + dy);
    return sum / (2 * radius + 1) ** 2;
  };

test.each<[string, Pixels, EkycPicture, PictureHint[]]>([
  ['a card within the picture', drawn(card(20, 20)), 'ktp', []],
  ['a card in the dark', drawn(card(20, 20, 0.2)), 'ktp', ['dark']],
  ['a card that is just bright enough', drawn(card(20, 20, 0.5)), 'ktp', []],
  ['a card out of focus', drawn(blurred(card(20, 20))), 'ktp', ['blurred']],
  ['a wall', drawn(() => 180), 'ktp', ['blurred']],
  ['blackness', drawn(() => 0), 'selfie', ['dark']],
  ['a card cut off at the left', drawn(card(-20, 20)), 'ktp', ['cutOff']],
  ['a card cut off at the top', drawn(card(20, -20)), 'ktp', ['cutOff']],
  ['a card cut off at the right', drawn(card(20, 20, 1, 200)), 'ktp', ['cutOff']],
  ['a card cut off at the bottom', drawn(card(20, 20, 1, 140, 200)), 'ktp', ['cutOff']],
  ['a person whose arms leave the picture', drawn(card(20, 20, 1, 140, 200)), 'selfie', []],
  ['a person whose head is cut off', drawn(card(20, -20)), 'selfie', ['cutOff']],
  ['no picture at all', { width: 0, height: 0, data: new Uint8ClampedArray() }, 'ktp', ['dark']],
])('%s', (_, pixels, picture, hints) => {
  expect(pictureHints(pixels, picture)).toEqual(hints);
});
