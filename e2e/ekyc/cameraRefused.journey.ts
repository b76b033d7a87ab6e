import { beginEkyc, chooseBoth } from '../support/ekyc';
import { expect, test } from '../support/fixtures';
import { visible } from '../support/tokenLeaks';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // The browser answers in the place of a user who refuses; the last switch of a name counts.
      const args = [...(launchOptions.args ?? []), '--use-fake-ui-for-media-stream=deny'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test(
  'G1: a camera that the browser refuses leaves the choice of a file',
  { tag: '@all' },
  async ({ page, mock }) => {
    await beginEkyc(page, mock);
    await expect(page.getByText('Kamera tidak diizinkan')).toBeVisible();
    const again = page.getByRole('button', { name: 'Coba lagi', exact: true });
    await again.focus();
    await again.press('Enter');
    await expect(page.getByText('Kamera tidak diizinkan')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Kamera' })).toBeFocused();
    await chooseBoth(page);
    await page.getByRole('button', { name: 'Kirim foto', exact: true }).dblclick();
    await visible(page, 'Menunggu hasil e-KYC');
    const calls = await mock.calls();
    expect(calls.filter(({ path }) => path.endsWith('/assets/upload'))).toHaveLength(2);
  },
);
