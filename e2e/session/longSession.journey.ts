import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { fileToChoose } from '../support/madeFiles';
import { startSignedIn } from '../support/signIn';

/** Warm-up rounds: until then memory grows because the engine compiles frequently used code. */
const WARM_UP_CYCLES = 10;
const CYCLES = 30;
const UPLOADS = 50;
const MOST_GROWTH = 1.15;
/** A moment's own timers, such as those of a poll. */
const FEW_TIMERS = 3;

const HUB = '/bos/borrower/onboarding/individu-non-partner';
const WHO_GOES_WHERE: readonly { who: string; paths: readonly string[] }[] = [
  {
    who: 'borrower.individu',
    paths: [
      `${HUB}/personal/identity`,
      HUB,
      `${HUB}/employment/employment`,
      `${HUB}/personal/personal-data`,
      `${HUB}/finance/banks`,
      `${HUB}/business/collateral`,
      `${HUB}/review/review`,
    ],
  },
  {
    who: 'active.corporate',
    paths: [
      '/bos/borrower/dashboard',
      '/bos/borrower/notification',
      '/bos/settings/information',
      '/bos/settings/document',
      '/bos/settings/shareholder',
      '/bos/settings/bank-account',
      '/bos/borrower/dashboard',
    ],
  },
  {
    who: 'active.borrower',
    paths: [
      '/bos/borrower/notification',
      '/bos/onboarding-submitted',
      '/bos/terms-and-condition?from=back-office',
      '/bos/onboarding-submitted',
      '/bos/tidak-ada',
      '/bos/borrower/notification',
      '/bos/onboarding-submitted',
    ],
  },
];

interface Kept {
  timers: number;
  objectUrls: number;
}

/** Counts the timers that are neither over nor cleared, and the object URLs that are not revoked. */
const watchWhatIsKept = (page: Page) =>
  page.addInitScript(() => {
    const timers = new Set<unknown>();
    type Work = (...values: unknown[]) => unknown;
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(start, self, [work, ...others]: [Work, ...unknown[]]) {
        const id: unknown = Reflect.apply(start, self, [
          (...values: unknown[]) => {
            timers.delete(id);
            work(...values);
          },
          ...others,
        ]);
        timers.add(id);
        return id;
      },
    });
    window.setInterval = new Proxy(window.setInterval, {
      apply(start, self, given: unknown[]) {
        const id: unknown = Reflect.apply(start, self, given);
        timers.add(id);
        return id;
      },
    });
    for (const name of ['clearTimeout', 'clearInterval'] as const)
      window[name] = new Proxy(window[name], {
        apply(stop, self, given: unknown[]) {
          timers.delete(given[0]);
          Reflect.apply(stop, self, given);
        },
      });
    const objectUrls = new Set<string>();
    URL.createObjectURL = new Proxy(URL.createObjectURL, {
      apply(make, self, given: [Blob]) {
        const url = Reflect.apply(make, self, given);
        objectUrls.add(url);
        return url;
      },
    });
    URL.revokeObjectURL = new Proxy(URL.revokeObjectURL, {
      apply(revoke, self, given: [string]) {
        objectUrls.delete(given[0]);
        Reflect.apply(revoke, self, given);
      },
    });
    Object.assign(window, {
      kept: () => ({ timers: timers.size, objectUrls: objectUrls.size }),
    });
  });

/**
 * What the page keeps once the garbage is collected. Call `watchWhatIsKept` before the page is
 * opened.
 */
async function measure(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters');
  const counts = await page.evaluate(() => (window as unknown as { kept(): Kept }).kept());
  await client.detach();
  return { heap, nodes, listeners, ...counts };
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** Compares a moment before with now, where the same page is shown. */
async function expectNoGrowth(page: Page, before: Measured): Promise<void> {
  let after = before;
  // A transition that is still going on has listeners of its own.
  await expect
    .poll(async () => {
      after = await measure(page);
      return after.listeners;
    })
    .toBeLessThanOrEqual(before.listeners);
  test.info().annotations.push({ type: 'memory', description: JSON.stringify([before, after]) });
  expect(after.heap).toBeLessThan(MOST_GROWTH * before.heap);
  expect(after.nodes).toBeLessThan(MOST_GROWTH * before.nodes);
  expect(after.objectUrls).toBeLessThanOrEqual(before.objectUrls);
  expect(after.timers).toBeLessThanOrEqual(before.timers + FEW_TIMERS);
}

/** Navigates within the app, as back and forward do. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to, usr: null, idx: 0 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

for (const { who, paths } of WHO_GOES_WHERE) {
  const title = `G10: memory, nodes, listeners, timers and object URLs stay over 210 changes of page, as ${who}`;
  test(title, { tag: '@all' }, async ({ page, mock }) => {
    test.slow();
    await watchWhatIsKept(page);
    await startSignedIn(page, mock, who);
    await page.goto(paths.at(-1)!);
    const play = async (cycles: number) => {
      for (let cycle = 0; cycle < cycles; cycle += 1)
        for (const path of paths) await goWithin(page, path);
      // The last page has loaded what it shows.
      let nodes = 0;
      await expect
        .poll(
          async () => {
            const before = nodes;
            nodes = await page.locator('*').count();
            return nodes === before;
          },
          { intervals: [500] },
        )
        .toBe(true);
    };
    await play(WARM_UP_CYCLES);
    const before = await measure(page);
    await play(CYCLES);
    await expectNoGrowth(page, before);
  });
}

test(
  'G10: fifty files that go up and are looked at leave nothing, those that come down no object URL',
  { tag: '@all' },
  async ({ page, mock }) => {
    test.slow();
    await watchWhatIsKept(page);
    await startSignedIn(page, mock, 'active.borrower');
    await page.goto('/bos/settings/document');
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await button('Tambah Dokumen').click();
    const file = page.getByLabel('Berkas Dokumen', { exact: true });
    const upload = async (round: number) => {
      const name = `berkas-${round}.jpg`;
      await file.setInputFiles({ ...fileToChoose('ktp.jpg'), name });
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByText('Terunggah', { exact: true })).toBeVisible();
      await button('Lihat berkas').click();
      await expect(page.getByRole('dialog', { name }).getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    for (let round = 0; round < WARM_UP_CYCLES; round += 1) await upload(round);
    const before = await measure(page);
    for (let round = 0; round < UPLOADS; round += 1) await upload(WARM_UP_CYCLES + round);
    await expectNoGrowth(page, before);
    for (let round = 0; round < 5; round += 1) {
      const downloading = page.waitForEvent('download');
      await button('Unduh berkas').click();
      await downloading;
    }
    await page.getByRole('link', { name: 'Daftar Bank', exact: true }).click();
    await button('Pergi Tanpa Menyimpan').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Daftar Bank' })).toBeVisible();
    await expect.poll(async () => (await measure(page)).objectUrls).toBe(0);
  },
);
