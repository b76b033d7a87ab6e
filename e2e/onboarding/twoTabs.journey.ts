import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { funderCorporateMinimal as corporate } from '../applications/funderCorporateMinimal';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { addressOf, startSignedIn } from '../support/signIn';

const APPLICANT = 'borrower.individu';
const EMPLOYMENT = `/bos${application.variantPath}/employment/employment`;

/** Calls that do not change the application. */
const BESIDE = /\/(flags|update-user-token)$/;

const division = (page: Page) => page.getByLabel('Divisi', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const hasText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function typed(page: Page, text: string): Promise<void> {
  await division(page).fill(text);
  await draftStored(page);
}

/** Opens the applicant's sub-step in two tabs. */
async function openTwice(page: Page, mock: MockControl, name: string): Promise<Page> {
  await startSignedIn(page, mock, name);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(EMPLOYMENT);
    await expect(division(tab)).toBeVisible();
  }
  return other;
}

test(
  'D9: a sub-step that is open in two tabs says so in both, until one leaves',
  { tag: '@all' },
  async ({ page, mock }) => {
    const other = await openTwice(page, mock, APPLICANT);
    await hasText(page, 'Bagian ini juga terbuka di tab lain');
    await hasText(other, 'Bagian ini juga terbuka di tab lain');
    await other.close();
    await expect(page.getByText('Bagian ini juga terbuka di tab lain')).toBeHidden();
  },
);

test('D9: when two tabs edit one sub-step both say so, and the user chooses', async ({
  page,
  mock,
}) => {
  const other = await openTwice(page, mock, APPLICANT);
  await typed(page, 'Gudang');
  await typed(other, 'Keuangan');
  await hasText(other, 'Bagian ini juga diisi di tab lain');
  await expect(division(other)).toHaveValue('Keuangan');
  await press(other, 'Pakai isian tab lain');
  await expect(division(other)).toHaveValue('Gudang');
  await expect(other.getByText('Bagian ini juga diisi di tab lain')).toBeHidden();
});

test(
  'D9: values saved by another tab are reported before this tab overwrites them',
  { tag: '@all' },
  async ({ page, mock }) => {
    const other = await openTwice(page, mock, 'ekyc.waiting');
    await typed(page, 'Gudang');
    await division(other).fill('Keuangan');
    await press(page, 'Simpan & Lanjutkan');
    await expect(page).not.toHaveURL(/employment$/);
    await hasText(other, 'Bagian ini baru saja disimpan di tab lain');
    await expect(division(other)).toHaveValue('Keuangan');
    await press(other, 'Tampilkan data terbaru');
    await expect(division(other)).toHaveValue('Gudang');
    await press(other, 'Lanjutkan draf');
    await expect(division(other)).toHaveValue('Keuangan');
  },
);

test(
  'C9: an application submitted in one tab cannot be submitted on the review of another',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.setStatus(addressOf('ekyc.waiting'), { onboarding_status_id: 5 });
    await startSignedIn(page, mock, 'ekyc.waiting');
    const other = await page.context().newPage();
    for (const tab of [other, page]) {
      await tab.goto(`/bos${application.variantPath}/review/review`);
      await tab.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    }
    await press(page, 'Kirim Pengajuan');
    for (const tab of [page, other]) {
      await tab.waitForURL(/\/ekyc\/lanjut$/);
      const heading = tab.getByRole('heading', { name: 'Verifikasi identitas (e-KYC)' });
      await expect(heading).toBeFocused();
    }
    const writes = (await mock.calls()).filter(({ method }) => /^(PATCH|PUT)$/.test(method));
    expect(writes.map(({ method }) => method)).toEqual(['PATCH', 'PUT']);
  },
);

test('C1: an application that two tabs submit at the same moment is submitted once, and both show the outcome', async ({
  page,
  mock,
}) => {
  await mock.reset(BEFORE_THE_REVIEW);
  await startSignedIn(page, mock, 'ready.funder.corporate');
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(`/bos${corporate.variantPath}/review/review`);
    await tab.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  }
  await mock.addFault({ method: '*', path: '/user/*', delay_ms: 500 });
  await Promise.all(tabs.map((tab) => press(tab, 'Kirim Pengajuan')));
  for (const tab of tabs) {
    await tab.waitForURL(/\/onboarding-submitted$/);
    const heading = tab.getByRole('heading', { name: 'Pengajuan Anda telah terkirim' });
    await expect(heading).toBeVisible();
  }
  await expect
    .poll(async () =>
      (await mock.calls())
        .filter(({ method, path }) => method !== 'GET' && !BESIDE.test(path))
        .map(({ path }) => path.split('/').at(-1))
        .sort(),
    )
    .toEqual(['create', 'log-activity', 'onboarding-status', 'update']);
});
