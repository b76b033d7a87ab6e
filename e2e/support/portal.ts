import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { EmbedEnvelope } from '@/domain/embed/messages';
import { addressOf } from './people';

/** Messages that depend on sizes and on what the user does beside the application. */
const INCIDENTAL = ['resize', 'scroll_to', 'activity'];

/** Records all messages that reach a top window; before its first page is opened. */
export async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));
  });
}

export const messagesOf = (page: Page): Promise<{ origin: string; data: EmbedEnvelope }[]> =>
  page.evaluate(() => (window as unknown as { heard: never[] }).heard);

/** The log of a portal, without what is incidental: types and payloads. */
export const logOf = async (page: Page): Promise<[type: string, payload: unknown][]> =>
  (await messagesOf(page))
    .filter(({ data }) => !INCIDENTAL.includes(data.type))
    .map(({ data: { type, payload } }) => [type, payload]);

export type WayIn = 'init' | 'query' | 'login';

/** The app in the frame of the demo portal, which is another site. */
export async function openInPortal(
  page: Page,
  portalOrigin: string,
  name: string,
  way: WayIn = 'init',
): Promise<FrameLocator> {
  await recordMessages(page);
  await page.goto(`${portalOrigin}/`);
  await page.getByLabel('Person').selectOption(addressOf(name));
  await page.getByLabel('Way in').selectOption(way);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  return frame;
}
