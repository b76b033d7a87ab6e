import type { Dialog, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import {
  areStored,
  button,
  field,
  names,
  open,
  photos,
  PHOTOS,
  UPLOAD,
} from '../support/businessPhotos';
import type { MockControl } from '@/testing/mock/mockControl';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { filesOf } from '../support/identityFiles';
import { startSignedIn } from '../support/signIn';

const HUB = '/bos/borrower/onboarding/corporate-non-partner';

const question = (page: Page) => page.getByRole('dialog', { name: 'Unggahan belum selesai' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A user who can open every sub-step and has photos. */
const PERSON = 'exempt';
const HELD = ['usaha-1.png', 'usaha-2.png', 'usaha-3.png'];

/** Two more photos are uploaded, and four are pending as long as the fault is armed. */
async function openMidway(page: Page, mock: MockControl): Promise<void> {
  await startSignedIn(page, mock, PERSON);
  await page.goto(HUB);
  await page.getByRole('link', { name: /^Foto Usaha/ }).click();
  await field(page).setInputFiles(photos(1, 2));
  await areStored(page, HELD.length + 2);
  await mock.addFault({ ...UPLOAD, hang: true });
  await field(page).setInputFiles(photos(4, 7));
  await expect(page.getByText('Menunggu giliran')).toHaveCount(2);
}

const arrived = async (mock: MockControl): Promise<string[]> =>
  (await filesOf(mock, PERSON))
    .map(({ file_name: name }) => name)
    .filter((name) => /^usaha-\d\.jpg$/.test(name));

/** Every way to leave the page. */
const WAYS = [
  ['Kembali', (page: Page) => button(page, 'Kembali').click()],
  ['the list of steps', (page: Page) => link(page, 'Daftar langkah').click()],
  ["the browser's own back", (page: Page) => page.goBack()],
] as const;

test('C8, K4: every way to leave pending uploads asks first; leaving aborts them, and stored photos are there on return @phone', async ({
  page,
  mock,
}) => {
  await openMidway(page, mock);
  for (const [way, leave] of WAYS)
    await test.step(way, async () => {
      await leave(page);
      await expect(question(page).getByRole('listitem')).toHaveText([
        'usaha-4.jpg',
        'usaha-5.jpg',
        'usaha-6.jpg',
        'dan 1 berkas lainnya',
      ]);
      await expectAccessible(page, 'the question before photos are left');
      await button(page, 'Tetap di Sini').click();
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL(PHOTOS);
      await expect(page.getByText('Menunggu giliran')).toHaveCount(2);
    });

  const ended: (string | undefined)[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(UPLOAD.path)) ended.push(request.failure()?.errorText);
  });
  await page.goBack();
  await button(page, 'Pergi Tanpa Mengunggah').click();
  await expect(page).toHaveURL(HUB);
  await expect.poll(() => ended).toEqual(['net::ERR_ABORTED', 'net::ERR_ABORTED']);
  await mock.clearFaults();

  await page.goForward();
  await areStored(page, HELD.length + 2);
  expect(await names(page)).toEqual([...HELD, 'usaha-1.jpg', 'usaha-2.jpg']);
  expect(await arrived(mock)).toEqual(['usaha-1.jpg', 'usaha-2.jpg']);
  // No upload is pending any more, so there is no question.
  await link(page, 'Daftar langkah').click();
  await expect(page).toHaveURL(HUB);
});

/** Answers the browser's own dialog, and records each of them. */
function answerQuestions(page: Page, answer: (dialog: Dialog) => Promise<void>): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void answer(dialog);
  });
  return asked;
}

test('K4: the browser asks before a reload that would abort uploads, and not once they are done', async ({
  page,
  mock,
}) => {
  await openMidway(page, mock);
  const asked = answerQuestions(page, (dialog) => dialog.dismiss());
  // Not with Playwright's reload, which would wait for the page that does not load.
  await page.evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.getByText('Menunggu giliran')).toHaveCount(2);

  while ((await button(page, 'Batalkan unggahan').count()) > 0)
    await button(page, 'Batalkan unggahan').first().click();
  await mock.clearFaults();
  await draftStored(page);
  await page.reload();
  await areStored(page, HELD.length + 2);
  expect(asked).toEqual(['beforeunload']);
});

test('N1: pending uploads do not delay signing out', { tag: '@all' }, async ({ page, mock }) => {
  await openMidway(page, mock);
  const asked = answerQuestions(page, (dialog) => dialog.dismiss());
  await button(page, 'Keluar').click();
  await expect(page).toHaveURL(/\/bos\/login$/);
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test(
  'N6: pending uploads do not delay the end of a session that the server has ended',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/);
    await open(page, mock);
    await field(page).setInputFiles(photos(1, 3));
    await areStored(page, 3);
    // The browser only asks users who have interacted with the page.
    await page.getByRole('button', { name: 'Pindahkan lebih akhir' }).first().click();
    const asked = answerQuestions(page, (dialog) => dialog.dismiss());
    let count = 0;
    await page.route('**/api/assets/upload', async (route) => {
      count += 1;
      // The first of the two stays pending.
      if (count > 1)
        await route.fulfill({ status: 401, json: { code: 401, error: 'Invalid JWT token' } });
    });
    await field(page).setInputFiles(photos(4, 5));
    await expect(page).toHaveURL(/\/bos\/login/);
    expect(asked).toEqual([]);
  },
);
