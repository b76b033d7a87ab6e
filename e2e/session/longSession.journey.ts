import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { fileToChoose } from '../support/madeFiles';
import { startSignedIn } from '../support/signIn';

/** Warm-up rounds: until then memory grows because the engine compiles frequently used code. */
const WARM_UP_CYCLES = 10;
const CYCLES = 30;
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

/** Counts the timers that are set and neither over nor cleared. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const pending = new Set<unknown>();
    type Work = (...values: unknown[]) => unknown;
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(start, self, [work, ...others]: [Work, ...unknown[]]) {
        const id: unknown = Reflect.apply(start, self, [
          (...values: unknown[]) => {
            pending.delete(id);
            work(...values);
          },
          ...others,
        ]);
        pending.add(id);
        return id;
      },
    });
    window.setInterval = new Proxy(window.setInterval, {
      apply(start, self, given: unknown[]) {
        const id: unknown = Reflect.apply(start, self, given);
        pending.add(id);
        return id;
      },
    });
    for (const name of ['clearTimeout', 'clearInterval'] as const)
      window[name] = new Proxy(window[name], {
        apply(stop, self, given: unknown[]) {
          pending.delete(given[0]);
          Reflect.apply(stop, self, given);
        },
      });
    Object.assign(window, { pendingTimers: () => pending.size });
  });

/** Navigates within the app, as back and forward do. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to, usr: null, idx: 0 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

for (const { who, paths } of WHO_GOES_WHERE) {
  const title = `G10: memory, nodes, listeners and timers stay over 210 changes of page, as ${who}`;
  test(title, { tag: '@all' }, async ({ page, mock }) => {
    test.slow();
    await countTimers(page);
    await startSignedIn(page, mock, who);
    await page.goto(paths.at(-1)!);
    const client = await page.context().newCDPSession(page);
    const measure = async () => {
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      const { usedSize } = await client.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
      const timers = await page.evaluate(() =>
        (window as unknown as { pendingTimers(): number }).pendingTimers(),
      );
      return { usedSize, nodes, jsEventListeners, timers };
    };
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
    const before = await measure();
    await play(CYCLES);
    const after = await measure();
    test.info().annotations.push({ type: 'memory', description: JSON.stringify([before, after]) });
    expect(after.usedSize).toBeLessThan(MOST_GROWTH * before.usedSize);
    expect(after.nodes).toBeLessThan(MOST_GROWTH * before.nodes);
    expect(after.jsEventListeners).toBeLessThan(MOST_GROWTH * before.jsEventListeners);
    expect(after.timers).toBeLessThanOrEqual(before.timers + FEW_TIMERS);
  });
}

/** Counts the object URLs that are made and not revoked. */
const countObjectUrls = (page: Page) =>
  page.addInitScript(() => {
    const open = new Set<string>();
    URL.createObjectURL = new Proxy(URL.createObjectURL, {
      apply(make, self, given: [Blob]) {
        const url = Reflect.apply(make, self, given);
        open.add(url);
        return url;
      },
    });
    URL.revokeObjectURL = new Proxy(URL.revokeObjectURL, {
      apply(revoke, self, given: [string]) {
        open.delete(given[0]);
        Reflect.apply(revoke, self, given);
      },
    });
    Object.assign(window, { openObjectUrls: () => open.size });
  });

test(
  'G10: fifty files that go up, are looked at and come down leave no object URL',
  { tag: '@all' },
  async ({ page, mock }) => {
    test.slow();
    await countObjectUrls(page);
    await startSignedIn(page, mock, 'active.borrower');
    await page.goto('/bos/settings/document');
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await button('Tambah Dokumen').click();
    const file = page.getByLabel('Berkas Dokumen', { exact: true });
    for (let round = 0; round < 50; round += 1) {
      const name = `berkas-${round}.jpg`;
      await file.setInputFiles({ ...fileToChoose('ktp.jpg'), name });
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByText('Terunggah', { exact: true })).toBeVisible();
      await button('Lihat berkas').click();
      await expect(page.getByRole('dialog', { name }).getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    for (let round = 0; round < 5; round += 1) {
      const downloading = page.waitForEvent('download');
      await button('Unduh berkas').click();
      await downloading;
    }
    await page.getByRole('link', { name: 'Daftar Bank', exact: true }).click();
    await button('Pergi Tanpa Menyimpan').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Daftar Bank' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { openObjectUrls(): number }).openObjectUrls()),
      )
      .toBe(0);
  },
);
