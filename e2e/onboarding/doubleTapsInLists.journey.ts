import type { Page } from '@playwright/test';
import { BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';
import type { MockControl } from '@/testing/mock/mockControl';
import { areStored, field, names, photos } from '../support/businessPhotos';
import { doubleTap } from '../support/doubleTap';
import { expect, test } from '../support/fixtures';
import { act, filePath } from '../support/formFiller';
import { commissioner } from '../applications/stepAnswers/management';
import { allowFaults, arrived } from '../support/saveFaults';
import { startSignedIn } from '../support/signIn';
import { cell, input, isUp, NEWEST, openGrid } from '../support/statementGrid';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

const COMPANY = 'ready.borrower.corporate';
const CORPORATE = '/bos/borrower/onboarding/corporate-non-partner';
const UPLOAD = { method: 'POST', path: '/api/assets/upload' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true });

/** The writes of the application, in order. */
const writes = async (mock: MockControl): Promise<string[]> =>
  (await mock.calls())
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/identity/user/'))
    .map(({ method }) => method);

test(
  'C1: a double tap adds, changes and removes a card of the management once',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.reset(BEFORE_THE_REVIEW);
    await startSignedIn(page, mock, COMPANY);
    await page.goto(`${CORPORATE}/management/management-shareholders`);
    for (const action of commissioner.actions.slice(0, -2)) await act(page, action);
    const save = button(page, 'Simpan Kartu');
    await doubleTap(page, save);
    await expect(save).toBeHidden();
    expect(await writes(mock)).toEqual(['POST']);

    const card = page.getByRole('article').filter({ hasText: 'Agus Setiawan' });
    await card.getByRole('button', { name: 'Ubah', exact: true }).click();
    await act(page, { fill: 'Nama', with: 'Agus Setiawan Jaya' });
    await doubleTap(page, save);
    await expect(save).toBeHidden();
    expect(await writes(mock)).toEqual(['POST', 'PUT']);

    await card.getByRole('button', { name: 'Hapus', exact: true }).click();
    await doubleTap(page, confirm(page));
    await expect(card).toHaveCount(0);
    expect(await writes(mock)).toEqual(['POST', 'PUT', 'DELETE']);
  },
);

test(
  'C1: a double tap retries a failed statement once, and removes it once',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    allowFaults(problems);
    await openGrid(page, mock);
    await mock.addFault({ ...UPLOAD, status: 500, body: { code: 500, error: 'Rusak' } });
    await input(page, NEWEST).setInputFiles(filePath('laporan.pdf'));
    await expect(page.getByText('Tidak terunggah')).toBeVisible();
    await mock.clearFaults();
    const [files, records] = [await arrived(mock, UPLOAD), (await writes(mock)).length];
    const since = async () => (await writes(mock)).slice(records);
    await doubleTap(page, button(page, 'Coba lagi'));
    await isUp(page, NEWEST, 'laporan.pdf');
    expect([(await arrived(mock, UPLOAD)) - files, await since()]).toEqual([1, ['POST']]);

    await cell(page, NEWEST).getByRole('button', { name: 'Hapus berkas', exact: true }).click();
    await doubleTap(page, confirm(page));
    await expect(cell(page, NEWEST)).not.toContainText('laporan.pdf');
    expect(await since()).toEqual(['POST', 'DELETE']);
  },
);

test('C1: a double tap removes one photo, and not the one that moves to its position', async ({
  page,
  mock,
}) => {
  await mock.reset(BEFORE_THE_REVIEW);
  await startSignedIn(page, mock, COMPANY);
  await page.goto(`${CORPORATE}/business/business-photos`);
  await field(page).setInputFiles(photos(11, 14));
  await areStored(page, 7);
  const before = await names(page);
  const removal = button(page, 'Hapus foto');
  await doubleTap(page, removal.nth(1));
  await expect(removal).toHaveCount(6);
  expect(await names(page)).toEqual(before.filter((_, at) => at !== 1));
  // The user can still remove another one with a separate tap.
  await removal.last().tap();
  await expect(removal).toHaveCount(5);
  await removal.nth(2).focus();
  await page.keyboard.down('Enter');
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(removal).toHaveCount(4);
  expect(await writes(mock)).toEqual([]);
});
