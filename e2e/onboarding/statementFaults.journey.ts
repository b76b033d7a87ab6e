import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { filePath } from '../support/formFiller';
import { allowFailures, FAULTS, waitOut } from '../support/saveFaults';
import {
  account,
  cell,
  input,
  isUp,
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

type Fault = Parameters<MockControl['addFault']>[0];

const RECORD = { method: 'POST', path: '/api/identity/user/bank-statement/bank/*/add' };
const REPLACEMENT = { method: 'PUT', path: '/api/identity/user/bank-statement/*/update' };
const REMOVAL = { method: 'DELETE', path: '/api/identity/user/bank-statement/*/delete' };
const FILE = { method: 'POST', path: '/api/assets/upload' };

interface Attempt {
  page: Page;
  mock: MockControl;
  fault: Fault;
  isSlow: boolean | undefined;
}

/** Chooses a file for a month while a call of it fails, until the page says that it is not up. */
async function uploadInVain(month: string, file: string, attempt: Attempt): Promise<void> {
  const { page, mock, fault, isSlow } = attempt;
  await mock.addFault(fault);
  await input(page, month).setInputFiles(filePath(file));
  if (isSlow) await waitOut(page, mock);
  await expect(cell(page, month)).toContainText('Tidak terunggah');
}

for (const { name, fault, isSlow } of FAULTS) {
  for (const [what, call] of [
    ['file', FILE],
    ['record', RECORD],
  ] as const) {
    test(
      `one month whose ${what} ${name} says so; the others are stored, and a retry stores it once`,
      { tag: '@all' },
      async ({ page, mock, problems }) => {
        allowFailures(problems);
        if (isSlow) await page.clock.install();
        await openGrid(page, mock);
        await upload(page, NEWEST);
        const attempt = { page, mock, fault: { ...call, ...fault }, isSlow };
        await uploadInVain(MIDDLE, 'mutasi.pdf', attempt);
        await expect(input(page, MIDDLE)).toHaveAttribute('aria-invalid', 'true');
        await expect(input(page, NEWEST)).toHaveAttribute('aria-invalid', 'false');
        await mock.clearFaults();
        await upload(page, OLDEST);
        expect(await stored(mock)).toEqual([
          [NEWEST, 'mutasi.pdf'],
          [OLDEST, 'mutasi.pdf'],
        ]);
        await press(cell(page, MIDDLE), 'Coba lagi');
        await isUp(page, MIDDLE, 'mutasi.pdf');
        await expect(account(page, 'Mandiri')).toContainText('Lengkap');
        expect((await stored(mock)).map(([label]) => label)).toEqual([NEWEST, MIDDLE, OLDEST]);
        await page.reload();
        await isUp(page, MIDDLE, 'mutasi.pdf');
      },
    );
  }

  test(
    `a replacement that ${name} leaves the file of before, until a retry`,
    { tag: '@all' },
    async ({ page, mock, problems }) => {
      allowFailures(problems);
      if (isSlow) await page.clock.install();
      await openGrid(page, mock);
      await upload(page, NEWEST);
      const attempt = { page, mock, fault: { ...REPLACEMENT, ...fault }, isSlow };
      await uploadInVain(NEWEST, 'laporan.pdf', attempt);
      expect(await stored(mock)).toEqual([[NEWEST, 'mutasi.pdf']]);
      await mock.clearFaults();
      await press(cell(page, NEWEST), 'Coba lagi');
      await isUp(page, NEWEST, 'laporan.pdf');
      expect(await stored(mock)).toEqual([[NEWEST, 'laporan.pdf']]);
    },
  );

  test(
    `a deletion that ${name} says so and brings the month back, until it is done again`,
    { tag: '@all' },
    async ({ page, mock, problems }) => {
      allowFailures(problems);
      if (isSlow) await page.clock.install();
      await openGrid(page, mock);
      await upload(page, NEWEST);
      await upload(page, MIDDLE);
      await mock.addFault({ ...REMOVAL, ...fault });
      await remove(page, NEWEST);
      if (isSlow) await waitOut(page, mock);
      await expect(page.getByText(`${NEWEST} belum terhapus. Silakan coba lagi.`)).toBeVisible();
      await isUp(page, NEWEST, 'mutasi.pdf');
      expect(await stored(mock)).toHaveLength(2);
      await mock.clearFaults();
      await remove(page, NEWEST);
      await expect(cell(page, NEWEST)).toContainText('Pilih berkas');
      await expect.poll(() => stored(mock)).toEqual([[MIDDLE, 'mutasi.pdf']]);
    },
  );
}

test(
  'a month that was stored without an answer is found, and stored once',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    allowFailures(problems);
    await openGrid(page, mock);
    await mock.addFault({ ...RECORD, drop: true, is_applied: true });
    await upload(page, NEWEST);
    expect(await stored(mock)).toEqual([[NEWEST, 'mutasi.pdf']]);
  },
);

test(
  'of three months at once, the one that fails says so and the other two are stored',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    allowFailures(problems);
    await openGrid(page, mock);
    await mock.addFault({ ...RECORD, status: 500, times: 1 });
    await Promise.all(
      MONTHS.map(({ label }) => input(page, label).setInputFiles(filePath('mutasi.pdf'))),
    );
    await expect(page.getByText('2 dari 3 bulan')).toBeVisible();
    await expect(page.getByText('Tidak terunggah')).toHaveCount(1);
    expect(await stored(mock)).toHaveLength(2);
    await press(page, 'Coba lagi');
    await expect(account(page, 'Mandiri')).toContainText('Lengkap');
    expect((await stored(mock)).map(([label]) => label)).toEqual([NEWEST, MIDDLE, OLDEST]);
  },
);
