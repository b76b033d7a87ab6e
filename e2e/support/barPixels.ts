import type { Locator } from '@playwright/test';

/** What is seen of a bar: along its lower edge and along its middle, each against what is around it. */
export interface BarPixels {
  /** The share of the lower edge that is told from the ground below it, 3 to 1. */
  edge: number;
  /** The same of the middle. */
  value: number;
}

const AROUND_PX = 4;

/** Takes a picture of a bar and looks at its pixels. */
export async function barPixels(bar: Locator): Promise<BarPixels> {
  const page = bar.page();
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (box === null) throw new Error(`${bar.toString()} is not to be seen`);
  // Rounded ends are left out.
  const clip = { ...box, x: box.x + box.height, width: box.width - 2 * box.height };
  const picture = await page.screenshot({
    clip: { ...clip, height: clip.height + AROUND_PX },
    animations: 'allow',
  });
  return page.evaluate(
    async ([text, height]) => {
      const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const luminances = (y: number): number[] => {
        const row = canvas?.getImageData(0, Math.floor(y), bitmap.width, 1).data ?? [];
        return Array.from({ length: bitmap.width }, (_, x) => {
          const [red = 0, green = 0, blue = 0] = [0, 1, 2]
            .map((part) => (row[4 * x + part] ?? 0) / 255)
            .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        });
      };
      const [ground = 0] = luminances(bitmap.height - 1);
      const shareSeen = (y: number): number => {
        const row = luminances(y);
        const seen = row.filter(
          (each) => (Math.max(each, ground) + 0.05) / (Math.min(each, ground) + 0.05) >= 3,
        );
        return seen.length / row.length;
      };
      return { edge: shareSeen(height - 1), value: shareSeen(height / 2) };
    },
    [picture.toString('base64'), box.height] as const,
  );
}
