import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { addressOf, startSignedIn } from '../support/signIn';
import { visible } from '../support/tokenLeaks';

const EMAIL = addressOf('ekyc.waiting');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Some users always press twice; the button that appears in the place of the first is not meant. */
const pressTwice = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).dblclick();

/** Takes both pictures with the camera of a phone, and sends them. */
async function sendPictures(page: Page): Promise<void> {
  for (const title of ['Foto KTP', 'Selfie dengan KTP']) {
    await visible(page, title);
    // The choice of a file is in sight too: nothing is below what fits on the screen.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBe(page.viewportSize()?.height);
    await press(page, 'Ambil foto');
    await pressTwice(page, 'Pakai foto ini');
  }
  await visible(page, 'Tinjau kedua foto');
  await pressTwice(page, 'Kirim foto');
}

/** How many tracks of the camera are on; counted by the page itself. */
async function countTracks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { liveTracks: () => tracks.filter((t) => t.readyState === 'live') });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { liveTracks(): unknown[] }).liveTracks().length);
}

test.describe('with a camera', () => {
  test.use({ permissions: ['camera'] });

  test('C1, X5: a phone takes both pictures with its camera, and shows the result @phone-only @phone', async ({
    page,
    mock,
  }) => {
    const liveTracks = await countTracks(page);
    await page.goto(`/bos/ekyc/${await mock.token(EMAIL, 'ekyc')}`);
    await pressTwice(page, 'Mulai');
    await sendPictures(page);
    await visible(page, 'Menunggu hasil e-KYC');
    expect(await liveTracks()).toBe(0);
    const { users } = await mock.db();
    expect(users.find(({ email }) => email === EMAIL)?.documents).toMatchObject({
      ktp: { file_name: 'ktp.jpg' },
      selfie_with_ktp: { file_name: 'selfie-ktp.jpg' },
    });
    await mock.setStatus(EMAIL, { onboarding_status_id: 9, ekyc_result: 'success' });
    await page.reload();
    await visible(page, 'e-KYC berhasil');
  });

  test(
    'a desktop hands over to a phone, and follows until the result',
    { tag: '@all' },
    async ({ page, browser, mock, baseURL, problems }) => {
      await startSignedIn(page, mock, 'ekyc.waiting');
      await page.clock.install();
      await page.goto('/bos/');
      await press(page, 'Lanjutkan e-KYC');
      await expect(page.getByRole('img', { name: 'Kode QR tautan e-KYC' })).toBeVisible();
      const link = (await page.getByRole('group', { name: 'Tautan e-KYC' }).textContent()) ?? '';
      expect(link).toMatch(new RegExp(`^${baseURL}/bos/ekyc/[\\w-]+$`));
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(page, 'Salin tautan');
      await expect(page.getByText('Tautan disalin')).toBeVisible();

      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        permissions: ['camera'],
      });
      await problems.watch(context);
      const phone = await context.newPage();
      await phone.goto(link);
      await press(phone, 'Mulai');
      await sendPictures(phone);
      await visible(phone, 'Menunggu hasil e-KYC');
      await context.close();

      await page.clock.runFor(10_000);
      await visible(page, 'Menunggu hasil e-KYC');
      await mock.setStatus(EMAIL, { onboarding_status_id: 8, ekyc_result: 'rejected' });
      await page.clock.runFor(60_000);
      await visible(page, 'e-KYC ditolak');
    },
  );
});
