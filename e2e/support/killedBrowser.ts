import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';

/** A browser with a profile on the disk, whose process can be killed like by a power cut. */
export interface KillableBrowser {
  context: BrowserContext;
  page: Page;
  /** Ends the whole browser at once; nothing in the page can notice. */
  kill(): Promise<void>;
}

/** A new folder for the profile of a browser, and its removal. */
export async function makeProfile(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bos-profile-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

type Processes = { processInfo: { type: string; id: number }[] };

/** Opens a browser with a profile, as often as wanted one after the other. */
export async function openBrowser(
  folder: string,
  baseURL: string,
  launchOptions: LaunchOptions,
): Promise<KillableBrowser> {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  // A context with a profile knows no browser; any page of it can ask for the processes.
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser does not tell its processes');
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as Processes;
  return {
    context,
    page,
    async kill() {
      const closed = new Promise((resolve) => context.on('close', resolve));
      const browser = processInfo.find(({ type }) => type === 'browser');
      if (!browser) throw new Error('No process of the browser');
      process.kill(browser.id, 'SIGKILL');
      await closed;
    },
  };
}
