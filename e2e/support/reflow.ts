import { expect, type Page } from '@playwright/test';

/**
 * Texts that are cut off by a box around them. What is hidden from sight on purpose is a pixel large; what ends with
 * an ellipsis says that there is more of it.
 */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (clientWidth <= 1 || clientHeight <= 1 || hasEllipsis) return false;
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (isCut(overflowX) && scrollWidth > clientWidth + 1) ||
          (isCut(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map(({ tagName, textContent }) => `${tagName}: ${textContent}`);
  });

/** Nobody has to scroll in two directions to read, and no text is cut off. */
async function expectReadable(page: Page, how: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), how)
    .toBeLessThanOrEqual(0);
  expect(await clippedTexts(page), how).toEqual([]);
}

/** The largest spacing that readers set for themselves, of all elements (WCAG 1.4.12). */
const SPACING = `* {
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  line-height: 1.5 !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * A11: the page can be read as it is, with text of twice the size, in a window of 320 pixels (as a large one at
 * 400 %), and with more space between letters, words and lines there.
 */
export async function expectReflow(page: Page): Promise<void> {
  await expectReadable(page, 'as it is');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectReadable(page, 'twice the text');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 320, height: 640 });
  await expectReadable(page, '320 pixels');
  await page.evaluate((spacing) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  await expectReadable(page, '320 pixels, with more space');
}
