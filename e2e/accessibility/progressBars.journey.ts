import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { jpegOf } from '../support/businessPhotos';
import { barPixels } from '../support/barPixels';
import { expect, test } from '../support/fixtures';
import { slowLine } from '../support/slowLine';
import { openStep, VARIANT } from './states/screenState';
import { addressOf, startSignedIn } from '../support/signIn';

const MB = 1024 * 1024;

/** Progress bars that are partly filled. */
const BARS: { name: string; show(page: Page, mock: MockControl): Promise<Locator> }[] = [
  {
    name: 'an upload',
    async show(page, mock) {
      await openStep(page, mock, 'personal/identity');
      const field = page.getByLabel('Foto KTP', { exact: true });
      await expect(field).toBeAttached();
      await slowLine(page, MB / 2);
      const buffer = jpegOf('ktp.jpg', undefined, 4 * MB);
      await field.setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer });
      const bar = page.getByRole('progressbar', { name: 'ktp.jpg' });
      await expect(bar).toHaveAttribute('aria-valuenow', /^[2-8]\d$/);
      return bar;
    },
  },
  {
    name: 'the progress of an application',
    async show(page, mock) {
      await startSignedIn(page, mock, 'revision');
      await page.goto(VARIANT);
      return page.locator('main progress');
    },
  },
  {
    name: 'the position of a step',
    async show(page, mock) {
      await openStep(page, mock, 'personal/identity');
      return page.getByText(/^Langkah 2 dari/).locator('+ div');
    },
  },
  {
    name: 'an account that is being verified',
    async show(page, mock) {
      await mock.addFault({ method: 'POST', path: '*/public/auth/verification', hang: true });
      const token = await mock.token(addressOf('unverified'), 'verification');
      await page.goto(`/bos/login?token=${token}`);
      return page.getByRole('dialog').locator('p + [aria-hidden]');
    },
  },
];

for (const { name, show } of BARS) {
  test(`A11: track and value are visible in forced colours: ${name}`, async ({ page, mock }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const { edge, value } = await barPixels(await show(page, mock));
    expect(edge, 'the edge of the track').toBeGreaterThan(0.95);
    expect(value, 'the value').toBeGreaterThan(0.02);
    expect(value, 'what is left of the track').toBeLessThan(0.98);
  });
}
