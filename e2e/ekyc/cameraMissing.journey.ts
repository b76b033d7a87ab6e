import { beginEkyc, chooseBoth } from '../support/ekyc';
import { expect, test } from '../support/fixtures';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // The last switch of a name counts.
      const args = [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream=device-count=0',
      ];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test('G1: a device without a camera says so', { tag: '@all' }, async ({ page, mock }) => {
  await beginEkyc(page, mock);
  await expect(page.getByText('Kamera tidak ditemukan')).toBeVisible();
  await chooseBoth(page);
});
