import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { filePath } from '../support/formFiller';
import { addressOf } from '../support/signIn';

const GENERATE = { method: 'POST', path: '/api/identity/user/emergency-contact/consent/generate' };

async function linkOfMail(mock: MockControl): Promise<string> {
  const [mail] = await mock.outbox(addressOf('consent.waiting'));
  return mail?.link ?? '';
}

const asked = async (mock: MockControl) =>
  (await mock.calls()).filter(({ path }) => path === GENERATE.path).length;

const sheet = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

/** The number of dark pixels of a rendered page. */
const inkOf = (page: Page, name: string) =>
  sheet(page, name)
    .locator('canvas')
    .evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const pixels = (element as HTMLCanvasElement)
        .getContext('2d')
        ?.getImageData(0, 0, width, height).data;
      return pixels?.filter((value, index) => index % 4 === 0 && value < 128).length ?? 0;
    });

const expectAtLogin = (page: Page) => page.waitForURL(/\/bos\/login$/);

test('the link of the mail shows the form as wide as the screen, with download and close @phone', async ({
  page,
  mock,
}) => {
  await page.goto(await linkOfMail(mock));
  const form = sheet(page, 'Halaman 1 dari 1');
  await expect(form.locator('canvas')).toBeVisible();
  expect(await inkOf(page, 'Halaman 1 dari 1')).toBeGreaterThan(1_000);
  const box = await form.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.width).toBeGreaterThan(Math.min(width, 800) * 0.85);
  expect(box?.width).toBeLessThanOrEqual(width);
  await expect(page.getByText('Nama Pemohon:')).toBeAttached();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Formulir Persetujuan Kontak Darurat.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expectAtLogin(page);
  expect(await asked(mock)).toBe(1);
});

test(
  'C6: each visit sends one call; a reload and going back count as new visits',
  { tag: '@all' },
  async ({ page, mock }) => {
    const drawn = () => expect(page.locator('canvas')).toBeVisible();
    await page.goto(await linkOfMail(mock));
    await drawn();
    expect(await asked(mock)).toBe(1);
    await page.reload();
    await drawn();
    expect(await asked(mock)).toBe(2);
    await page.getByRole('button', { name: 'Tutup', exact: true }).click();
    await expectAtLogin(page);
    await page.goBack();
    await drawn();
    expect(await asked(mock)).toBe(3);
  },
);

test(
  'a form of several pages shows them all, one below the other',
  { tag: '@all' },
  async ({ page, mock }) => {
    await page.route('**/consent/generate', (route) =>
      route.fulfill({ contentType: 'application/pdf', path: filePath('dua-halaman.pdf') }),
    );
    await page.goto(await linkOfMail(mock));
    for (const name of ['Halaman 1 dari 2', 'Halaman 2 dari 2']) {
      await expect(sheet(page, name).locator('canvas')).toBeAttached();
      expect(await inkOf(page, name)).toBeGreaterThan(100);
    }
    await expect(page.getByText('Isi halaman kedua')).toBeAttached();
    const [first, second] = await page.locator('canvas').all();
    const bottom = (await first?.boundingBox()) ?? { y: 0, height: 0 };
    expect((await second?.boundingBox())?.y).toBeGreaterThanOrEqual(bottom.y + bottom.height);
  },
);

test(
  'with the keyboard only, the form is enlarged, scrolled, downloaded and left',
  { tag: '@all' },
  async ({ page, mock }) => {
    await page.goto(await linkOfMail(mock));
    await expect(page.locator('canvas')).toBeVisible();
    const larger = page.getByRole('button', { name: 'Perbesar', exact: true });
    for (let stops = 0; stops < 10; stops += 1) {
      if (await larger.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(larger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('150%')).toBeVisible();
    await page.keyboard.press('Tab');
    const desk = page.getByRole('region', { name: 'Formulir Persetujuan' });
    await expect(desk).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => desk.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await download;
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expectAtLogin(page);
  },
);

test(
  'a problem of the server is shown beside the message of the spec, and a retry loads the form',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/);
    await mock.addFault({ ...GENERATE, status: 503 });
    await page.goto(await linkOfMail(mock));
    await expect(page.getByRole('heading', { name: 'Consent Tidak Ditemukan!' })).toBeVisible();
    await expect(
      page.getByText('Silahkan hubungi tim BOS untuk mengirimkan ulang Consent.', { exact: true }),
    ).toBeVisible();
    await mock.clearFaults();
    await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
    await expect(page.locator('canvas')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Formulir Persetujuan' })).toBeFocused();
  },
);

for (const id of ['abc', 'a'.repeat(10_000), '%2e%2e%2f%2e%2e%2fapi'])
  test(
    `an id such as ${id.slice(0, 12)} is not requested, and 'Tutup' leads to the root`,
    { tag: '@all' },
    async ({ page, mock, problems }) => {
      problems.allow(/Failed to load resource/);
      await page.goto(`/bos/form_consent/${id}`);
      await expect(page.getByRole('heading', { name: 'Consent Tidak Ditemukan!' })).toBeVisible();
      await page.getByRole('button', { name: 'Tutup', exact: true }).click();
      await expectAtLogin(page);
      expect(await asked(mock)).toBe(0);
    },
  );

test('an id that escapes its path leads to the root', { tag: '@all' }, async ({ page }) => {
  await page.goto('/bos/form_consent/%2e%2e');
  await expectAtLogin(page);
});
