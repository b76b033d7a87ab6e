import { expect, test } from '../support/fixtures';
import { lastFullMonths, nextStartOfMonth } from '../applications/dates';
import { startSignedIn } from '../support/signIn';
import {
  account,
  APPLICANT,
  BCA,
  cell,
  confirm,
  GRID,
  input,
  isUp,
  MANDIRI,
  MIDDLE,
  MONTHS,
  NEWEST,
  OLDEST,
  openGrid,
  press,
  remove,
  stored,
  upload,
} from '../support/statementGrid';

test('each month is uploaded, replaced and deleted separately, and all is shown after a reload', async ({
  page,
  mock,
}) => {
  await openGrid(page, mock);
  await upload(page, NEWEST);
  await upload(page, MIDDLE);
  await upload(page, OLDEST);
  await expect(account(page, 'Mandiri')).toContainText('Lengkap');
  await upload(page, MIDDLE, 'laporan.pdf');
  expect(await stored(mock)).toEqual([
    [NEWEST, 'mutasi.pdf'],
    [MIDDLE, 'laporan.pdf'],
    [OLDEST, 'mutasi.pdf'],
  ]);

  await remove(page, NEWEST);
  await expect(cell(page, NEWEST)).toContainText('Pilih berkas');
  await expect(page.getByText('2 dari 3 bulan')).toBeVisible();
  await page.reload();
  await expect(cell(page, NEWEST)).toContainText('Pilih berkas');
  await isUp(page, MIDDLE, 'laporan.pdf');
  await isUp(page, OLDEST, 'mutasi.pdf');
  expect(await stored(mock)).toEqual([
    [MIDDLE, 'laporan.pdf'],
    [OLDEST, 'mutasi.pdf'],
  ]);

  await press(page, 'Simpan & Lanjutkan');
  await expect(page.getByText(NEWEST.replace('Mutasi', 'Unggah mutasi'))).toBeVisible();
  await expect(page.getByText(MIDDLE.replace('Mutasi', 'Unggah mutasi'))).toBeHidden();
  await expect(input(page, NEWEST)).toBeFocused();
  await upload(page, NEWEST);
  await press(page, 'Simpan & Lanjutkan');
  await page.waitForURL(/\/financial-statements$/);
});

test(
  'a deletion that is not confirmed deletes nothing',
  { tag: '@all' },
  async ({ page, mock }) => {
    await openGrid(page, mock);
    await upload(page, NEWEST);
    await press(cell(page, NEWEST), 'Hapus berkas');
    await press(page.getByRole('dialog', { name: 'Hapus mutasi ini?' }), 'Batal');
    await isUp(page, NEWEST, 'mutasi.pdf');
    expect(await stored(mock)).toEqual([[NEWEST, 'mutasi.pdf']]);
  },
);

test(
  'two accounts have two grids: one complete grid is enough, and deleting in it does not change the other',
  { tag: '@all' },
  async ({ page, mock }) => {
    await openGrid(page, mock, [MANDIRI, BCA]);
    const [mandiri, bca] = [account(page, 'Mandiri'), account(page, 'BCA')];
    await upload(bca, NEWEST, 'laporan.pdf');
    for (const { label } of MONTHS) await upload(mandiri, label);
    await expect(mandiri).toContainText('Lengkap');
    await expect(bca).toContainText('1 dari 3 bulan');

    await page.reload();
    await isUp(bca, NEWEST, 'laporan.pdf');
    await expect(mandiri).toContainText('Lengkap');
    await press(page, 'Simpan & Lanjutkan');
    await page.waitForURL(/\/financial-statements$/);

    await page.goBack();
    await press(mandiri, 'Hapus Semua Mutasi');
    await confirm(page);
    await expect(mandiri).toContainText('0 dari 3 bulan');
    await isUp(bca, NEWEST, 'laporan.pdf');
    await expect.poll(() => stored(mock)).toEqual([[NEWEST, 'laporan.pdf']]);
  },
);

const MINUTE = 60_000;

/** Just before and after midnight in Jakarta, when London has a different day. */
const MOMENTS = [1, 3, 11].flatMap((month) => {
  const start = nextStartOfMonth(month);
  return [
    { name: `just before month ${month}`, at: start - MINUTE },
    { name: `just after month ${month} began`, at: start + MINUTE },
  ];
});

for (const { name, at } of MOMENTS) {
  test(
    `${name} the grid asks for the last three full months of that moment`,
    { tag: '@all' },
    async ({ page, mock }) => {
      await mock.advanceClock(Math.round((at - Date.now()) / 1000));
      await page.clock.setFixedTime(at);
      await openGrid(page, mock);
      const months = lastFullMonths(3, at);
      await expect(page.locator('input[type=file]:not([hidden])')).toHaveCount(3);
      for (const { label } of months) await expect(input(page, label)).toBeAttached();
      for (const { label } of months) await upload(page, label);
      const rows = (await mock.db()).bank_statements.slice(-3);
      expect(rows).toMatchObject(months.map(({ month, year }) => ({ month, year })));
    },
  );
}

test(
  'a month later the oldest statement is listed separately and the newest is asked for',
  { tag: '@all' },
  async ({ page, mock }) => {
    await openGrid(page, mock);
    for (const { label } of MONTHS) await upload(page, label);
    // The session of this page has expired by next month, so the page must not call the server
    // until then.
    await page.goto('about:blank');
    const at = Date.now() + 31 * 24 * 60 * MINUTE;
    await mock.advanceClock(31 * 24 * 3_600);
    await page.clock.setFixedTime(at);
    await startSignedIn(page, mock, APPLICANT);
    await page.goto(GRID);
    const months = lastFullMonths(3, at).map(({ label }) => label);
    await expect(page.getByText('Bulan lain yang tersimpan')).toBeVisible();
    await expect(page.getByText(OLDEST, { exact: true })).toBeVisible();
    await expect(cell(page, months[0] ?? '')).toContainText('Pilih berkas');
    await expect(page.getByText('2 dari 3 bulan')).toBeVisible();
  },
);

test(
  'a double click on a button that asks first leaves its dialog open',
  { tag: '@all' },
  async ({ page, mock }) => {
    await openGrid(page, mock);
    await upload(page, NEWEST);
    const button = cell(page, NEWEST).getByRole('button', { name: 'Hapus berkas' });
    const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Like a real double click: the second click comes after the dialog has opened, and is outside
    // of it.
    await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Hapus' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await isUp(page, NEWEST, 'mutasi.pdf');
  },
);
