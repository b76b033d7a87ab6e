import type { CDPSession, Page } from '@playwright/test';

/** In bytes a second; -1 for as fast as it goes. */
export const setSpeed = (session: CDPSession, uploadThroughput: number) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });

/** The page sends no quicker than that, in bytes a second. */
export async function slowLine(page: Page, uploadThroughput: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await setSpeed(session, uploadThroughput);
  return session;
}
