import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import { expect, test } from './fixtures';
import { act } from './player';
import { individuNonPartnerMaximal as play } from './plays/individuNonPartnerMaximal';
import type { Action } from './plays/play';
import { addressOf, answerAs, startSignedIn } from './signIn';

type Fault = Parameters<MockControl['addFault']>[0];

const APPLICANT = 'borrower.individu';

/** A save of the path: what is typed, which button stores it, and the call that does. */
interface Save {
  at: string;
  button: string;
  method: string;
  path: string;
  /** A value that was typed, to be found again in its field. */
  typed: { label: string; value: string };
  /** Where the record is kept, for saves that add one. */
  table?: 'bank_accounts' | 'financial_statements' | 'collaterals' | 'consultation_schedules';
  /** What must be stored before. */
  before?: object;
}

const DETAIL = { method: 'PATCH', path: '/api/identity/user/update' };
const GO_ON = 'Simpan & Lanjutkan';

const SAVES: Save[] = [
  {
    at: 'personal/personal-data',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Tempat Lahir', value: 'Ujung Pandang' },
  },
  {
    at: 'personal/identity',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Alamat', value: 'Jalan Penghibur No. 10, Blok B/2' },
  },
  {
    at: 'personal/domicile',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Alamat', value: 'Jalan Tunjungan 65' },
  },
  {
    at: 'employment/employment',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Nama Perusahaan', value: 'CV Sinar & Putra (Surabaya)' },
  },
  {
    at: 'family/spouse',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Nama Pasangan', value: 'Andi Baso' },
    before: { information: { marital_status_id: 1 } },
  },
  {
    at: 'family/emergency-contact',
    button: GO_ON,
    ...DETAIL,
    typed: { label: 'Nama Kontak Darurat', value: 'Bambang Wahyudi' },
  },
  {
    at: 'finance/banks',
    button: 'Simpan Rekening',
    method: 'POST',
    path: '/api/identity/user/banks',
    table: 'bank_accounts',
    typed: { label: 'Cabang', value: 'Surabaya Tunjungan' },
  },
  {
    at: 'finance/financial-statements',
    button: 'Simpan Laporan',
    method: 'POST',
    path: '/api/identity/user/document/financial-statement',
    table: 'financial_statements',
    typed: { label: 'Tahun', value: '2025' },
  },
  {
    at: 'business/collateral',
    button: 'Simpan Agunan',
    method: 'POST',
    path: '/api/identity/user/document/collateral/type/*/add',
    table: 'collaterals',
    typed: { label: 'Jenis Lainnya', value: 'Kapal motor' },
  },
  {
    at: 'consultation/provider-family',
    button: GO_ON,
    method: 'POST',
    path: '/api/identity/user/consultation-schedule/save',
    table: 'consultation_schedules',
    typed: { label: 'Nama Anggota Keluarga', value: 'Dewi Lestari' },
  },
];

/** What the server does until the journey takes the fault away. */
const FAULTS: { name: string; fault: Partial<Fault>; isSlow?: true }[] = [
  { name: 'is answered by 500', fault: { status: 500, body: { code: 500, error: 'Rusak' } } },
  { name: 'hangs', fault: { hang: true }, isSlow: true },
  { name: 'is cut off', fault: { drop: true } },
];

const actionsOf = (at: string): Action[] => {
  const step = play.steps.find((each) => each.at === at);
  if (step === undefined) throw new Error(`The play has no ${at}`);
  // A card is saved by the journey itself.
  return step.actions.filter(
    (action) => !('expect' in action) && !('press' in action && action.press.startsWith('Simpan')),
  );
};

async function openAndFill(page: Page, mock: MockControl, save: Save): Promise<void> {
  if (save.before) await answerAs(mock, APPLICANT, save.before);
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(`/bos${play.variantPath}/${save.at}`);
  for (const action of actionsOf(save.at)) await act(page, action);
}

/** How often the server has taken the save. */
async function answered(mock: MockControl, save: Save): Promise<number> {
  const pattern = new RegExp(`^${save.path.replace('*', '[^/]+')}$`);
  const calls = await mock.calls();
  return calls.filter(
    ({ method, path, status, outcome }) =>
      method === save.method &&
      pattern.test(path) &&
      outcome === 'answered' &&
      status !== null &&
      status < 300,
  ).length;
}

/** What the page says of a save that failed; read out, wherever it stands. */
const failure = (page: Page) =>
  page
    .locator('main')
    .locator('[role=alert], [role=status]')
    .filter({ hasText: /belum tersimpan|Isian Anda aman/i })
    .first();

/** However often it was tried: the server holds one record of it. */
async function expectOneRow(mock: MockControl, { table }: Save): Promise<void> {
  if (table === undefined) return;
  const store = await mock.db();
  const user = store.users.find(({ email }) => email === addressOf(APPLICANT));
  expect(store[table].filter((row) => row.user_id === user?.id)).toHaveLength(1);
}

const saveButton = (page: Page, { button }: Save) =>
  page.getByRole('button', { name: button, exact: true });

const isStored = (page: Page, save: Save) =>
  save.button === GO_ON
    ? expect(page).not.toHaveURL(new RegExp(`/${save.at}$`))
    : expect(saveButton(page, save)).toBeHidden();

for (const save of SAVES) {
  for (const { name, fault, isSlow } of FAULTS) {
    test(`${save.at}: nothing is lost when saving ${name}`, async ({ page, mock, problems }) => {
      test.slow();
      problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/);
      if (isSlow) await page.clock.install();
      await openAndFill(page, mock, save);
      await mock.addFault({ method: save.method, path: save.path, ...fault });
      await saveButton(page, save).click();
      if (isSlow) {
        await expect
          .poll(async () => (await mock.calls()).some((call) => call.outcome === 'in_flight'))
          .toBe(true);
        await page.clock.fastForward(31_000);
      }

      await expect(failure(page)).toBeVisible();
      await expect(page.getByLabel(save.typed.label, { exact: true })).toHaveValue(
        save.typed.value,
      );
      // A browser sends again by itself what was cut off, so the fault stands until it is taken away.
      await mock.clearFaults();
      await saveButton(page, save).click();
      await isStored(page, save);
      await expectOneRow(mock, save);
    });
  }

  test(`${save.at}: what was stored without an answer is stored once`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/);
    await openAndFill(page, mock, save);
    await mock.addFault({ method: save.method, path: save.path, drop: true, is_applied: true });
    await saveButton(page, save).click();
    if (save.button === GO_ON) {
      await expect(failure(page)).toBeVisible();
      await mock.clearFaults();
      await saveButton(page, save).click();
    }
    // A card looks for itself whether it had arrived, and says so.
    await isStored(page, save);
    await expectOneRow(mock, save);
  });

  test(`${save.at}: two clicks store once`, async ({ page, mock }) => {
    await openAndFill(page, mock, save);
    const before = await answered(mock, save);
    await saveButton(page, save).dblclick();
    await isStored(page, save);
    expect((await answered(mock, save)) - before).toBe(1);
    await expectOneRow(mock, save);
  });
}
