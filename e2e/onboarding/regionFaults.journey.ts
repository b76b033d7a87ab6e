import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { choose } from '../support/formFiller';
import {
  choosePath,
  type Fault,
  faultOf,
  HOME,
  LEVELS,
  open,
  seen,
  YOGYAKARTA,
} from './regionLists';

const FAILURES: { name: string; fault: Partial<Fault>; isSlow?: true }[] = [
  { name: 'is answered by 500', fault: { status: 500, body: { code: 500, error: 'Rusak' } } },
  { name: 'hangs', fault: { hang: true }, isSlow: true },
  { name: 'is cut off', fault: { drop: true } },
];

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
