import type { CDPSession, Page } from '@playwright/test';

/** In bytes per second; -1 for no limit. */
export const setSpeed = (session: CDPSession, uploadThroughput: number) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });

/** Limits the upload speed of the page, in bytes per second. */
export async function slowLine(page: Page, uploadThroughput: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await setSpeed(session, uploadThroughput);
  return session;
}
