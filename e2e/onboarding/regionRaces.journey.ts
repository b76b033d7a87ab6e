import { sampleOf } from '@/testing/exploration/sample';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { choose } from '../support/formFiller';
import {
  box,
  choosePath,
  type Fault,
  faultOf,
  HOME,
  JAKARTA,
  LEVELS,
  open,
  seen,
  YOGYAKARTA,
} from './regionLists';

/** Two choices after each other at one level, and what the list below offers of each. */
const RACES = [
  {
    chosen: LEVELS[0],
    below: LEVELS[1],
    above: [],
    first: 'Jawa Timur',
    second: 'DKI Jakarta',
    ofFirst: 'Kota Surabaya',
    ofSecond: 'Kota Jakarta Selatan',
  },
  {
    chosen: LEVELS[1],
    below: LEVELS[2],
    above: JAKARTA.slice(0, 1),
    first: 'Kota Jakarta Pusat',
    second: 'Kota Jakarta Selatan',
    ofFirst: 'Menteng',
    ofSecond: 'Kebayoran Baru',
  },
  {
    chosen: LEVELS[2],
    below: LEVELS[3],
    above: JAKARTA.slice(0, 2),
    first: 'Tebet',
    second: 'Kebayoran Baru',
    ofFirst: 'Bukit Duri',
    ofSecond: 'Senayan',
  },
];

const FAILURES: { name: string; fault: Partial<Fault>; isSlow?: true }[] = [
  { name: 'is answered by 500', fault: { status: 500, body: { code: 500, error: 'Rusak' } } },
  { name: 'hangs', fault: { hang: true }, isSlow: true },
  { name: 'is cut off', fault: { drop: true } },
];

for (const { chosen, below, above, first, second, ofFirst, ofSecond } of RACES) {
  const offered = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

  for (const at of ['personal/domicile', 'family/emergency-contact']) {
    test(
      `${at}: ${below.label} of an earlier ${chosen.label} never shows, however late`,
      { tag: '@all' },
      async ({ page, mock }) => {
        await open(page, mock, at);
        await choosePath(page, above);
        await mock.addFault(faultOf(below, { delay_ms: 1_500, times: 1 }));
        const answers: Response[] = [];
        page.on('response', (answer) => {
          if (answer.url().includes(`/${below.list}?`)) answers.push(answer);
        });
        await choose(page, { choose: chosen.label, option: first });
        await choose(page, { choose: chosen.label, option: second });
        await expect.poll(() => answers.length).toBe(2);
        await Promise.all(answers.map((answer) => answer.finished()));

        await box(page, below).click();
        await expect(offered(page, ofSecond)).toBeVisible();
        await expect(offered(page, ofFirst)).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(box(page, below)).toHaveValue('');
        await expect(box(page, chosen)).toHaveValue(second);
      },
    );
  }

  test(
    `${below.label} of the ${chosen.label} before is not offered while the next is on its way`,
    { tag: '@all' },
    async ({ page, mock }) => {
      await open(page, mock);
      await choosePath(page, above);
      await choose(page, { choose: chosen.label, option: first });
      await choose(page, { choose: below.label, option: ofFirst });
      await mock.addFault(faultOf(below, { delay_ms: 2_000 }));
      await choose(page, { choose: chosen.label, option: second });
      await expect(box(page, below)).toHaveAttribute('placeholder', 'Memuat…');
      await expect(box(page, below)).toHaveValue('');
      await box(page, below).click();
      await expect(offered(page, ofFirst)).toBeHidden();
      await choose(page, { choose: below.label, option: ofSecond });
      await expect(box(page, below)).toHaveValue(ofSecond);
    },
  );
}

test(
  'back to the first province at once: its late cities are shown, and no others',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page, mock);
    await mock.addFault(faultOf(LEVELS[1], { delay_ms: 1_500 }));
    for (const option of ['Jawa Timur', 'DKI Jakarta', 'Jawa Timur']) {
      await choose(page, { choose: 'Provinsi', option });
    }
    await choose(page, { choose: 'Kota/Kabupaten', option: 'Kota Surabaya' });
    await expect(box(page, LEVELS[0])).toHaveValue('Jawa Timur');
    await expect(box(page, LEVELS[1])).toHaveValue('Kota Surabaya');
  },
);

for (const [index, level] of sampleOf([...LEVELS.entries()], 1)) {
  for (const { name, fault, isSlow } of sampleOf(FAILURES, 1)) {
    test(`a list for ${level.label} that ${name} can be fetched again, and nothing is lost`, async ({
      page,
      mock,
      problems,
    }) => {
      problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/);
      if (isSlow) await page.clock.install();
      await mock.addFault(faultOf(level, fault));
      await open(page, mock);
      await page.getByLabel('RT/RW', { exact: true }).fill('010/011');
      await choosePath(page, YOGYAKARTA.slice(0, index));
      if (isSlow) {
        await expect
          .poll(async () => (await mock.calls()).some((call) => call.outcome === 'in_flight'))
          .toBe(true);
        await page.clock.fastForward(31_000);
      }

      await expect(page.getByText('Pilihan tidak dapat dimuat.')).toBeVisible();
      await mock.clearFaults();
      await page.getByRole('button', { name: 'Muat ulang pilihan', exact: true }).click();
      for (const [below, option] of YOGYAKARTA.entries()) {
        if (below < index) continue;
        await choose(page, { choose: LEVELS[below]?.label ?? '', option });
      }
      expect(await seen(page)).toEqual(YOGYAKARTA);
      await expect(page.getByText('Pilihan tidak dapat dimuat.')).toBeHidden();
      await expect(page.getByLabel('Alamat', { exact: true })).toHaveValue(HOME);
      await expect(page.getByLabel('RT/RW', { exact: true })).toHaveValue('010/011');
    });
  }
}
