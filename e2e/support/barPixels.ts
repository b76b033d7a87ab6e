import type { Locator } from '@playwright/test';

/**
 * What is visible of a progress bar: along its lower edge and along its middle, compared with its
 * surroundings.
 */
export interface BarPixels {
  /**
   * The share of the lower edge that has a contrast of at least 3 to 1 with the background below
   * it.
   */
  edge: number;
  /** The same for the middle. */
  value: number;
}

const AROUND_PX = 4;

/** Takes a screenshot of a bar and measures its pixels. */
export async function barPixels(bar: Locator): Promise<BarPixels> {
  const page = bar.page();
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (box === null) throw new Error(`${bar.toString()} is not to be seen`);
  // The rounded ends are skipped.
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
            .map((channel) => (row[4 * x + channel] ?? 0) / 255)
            .map((channel) =>
              channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
            );
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
