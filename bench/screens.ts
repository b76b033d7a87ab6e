import type { Page } from '@playwright/test';
import { MockControl } from '@/testing/mock/mockControl';
import { SLOW_CPU, throttle, withFreshProfile } from './browser';
import { openPage } from './page';
import type { Line } from './report';
import { median, round } from './statistics';

/** Gives the page a new session of this user, and a slow CPU. */
export async function openAs(page: Page, mock: MockControl, email: string): Promise<void> {
  await throttle(page, SLOW_CPU);
  await page
    .context()
    .addCookies([
      { name: 'bos_auth', value: await mock.token(email, 'session'), url: mock.origin },
    ]);
}

/** Ready to Onboard. The sub-steps have no required fields, so only the change is measured. */
const APPLICANT = 'borrower.individu@bos.test';
const SUB_STEP = '/bos/borrower/onboarding/individu-non-partner/finance/financial-statements';
const NEXT_HEADING = 'Dokumen Agunan';
const CONTINUE = { name: 'Simpan & Lanjutkan', exact: true };

/** The time from the next click until the screen with this heading is painted. */
async function timeToHeading(heading: string): Promise<number> {
  const clickedAtMs = await new Promise<number>((resolve) =>
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  const isShown = () => document.querySelector('h1')?.textContent === heading;
  return (await window.whenPainted(isShown)) - clickedAtMs;
}

/** From 'Simpan & Lanjutkan' to the next sub-step, including saving, with all code cached. */
export async function benchNextSubStep(origin: string, runs: number): Promise<Line> {
  const mock = new MockControl(origin);
  const timesMs = await withFreshProfile(async (context) => {
    await mock.reset();
    const page = await openPage(context);
    await openAs(page, mock, APPLICANT);
    const times: number[] = [];
    // The first time is not measured: it loads the code of the next sub-step.
    for (let run = -1; run < runs; run += 1) {
      await page.goto(mock.origin + SUB_STEP);
      const button = page.getByRole('button', CONTINUE);
      await button.waitFor();
      await page.waitForLoadState('networkidle');
      const [elapsedMs] = await Promise.all([
        page.evaluate(timeToHeading, NEXT_HEADING),
        button.click(),
      ]);
      if (run >= 0) times.push(elapsedMs);
    }
    return times;
  });
  return {
    what: 'next sub-step usable, ms',
    measured: `${String(round(median(timesMs)))} ms`,
    ratio: round(median(timesMs)),
    goal: 200,
    stretch: 100,
  };
}
