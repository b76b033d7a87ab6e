import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import {
  allowFailures,
  answered,
  failure,
  FAULTS,
  fillUnsaved,
  waitOut,
  type SaveCall,
} from '../support/saveFaults';
import { addressOf, startSignedIn } from '../support/signIn';
import { readStored } from '../support/stored';

const APPLICANT = 'borrower.individu';

const STEP: SaveCall = { method: 'POST', path: '/api/identity/user/onboarding-step/save' };
const DETAIL: SaveCall = { method: 'PATCH', path: '/api/identity/user/update' };
const SCHEDULE: SaveCall = {
  method: 'POST',
  path: '/api/identity/user/consultation-schedule/save',
};

/** A sub-step whose answers are taken before the step itself is saved. */
interface Place {
  at: string;
  next: string;
  /** The calls that take the answers, each once, however often the step is tried. */
  answers: SaveCall[];
  /** A value that was typed, to be found again in its field. */
  typed: { label: string; value: string } | null;
}

const PLACES: Place[] = [
  {
    at: 'personal/personal-data',
    next: 'personal/identity',
    answers: [DETAIL],
    typed: { label: 'Tempat Lahir', value: 'Ujung Pandang' },
  },
  {
    at: 'finance/financial-statements',
    next: 'business/collateral',
    answers: [],
    typed: null,
  },
  {
    at: 'consultation/provider-family',
    next: 'review/review',
    answers: [DETAIL, SCHEDULE],
    typed: { label: 'Nama Anggota Keluarga', value: 'Dewi Lestari' },
  },
];

async function openAndFill(page: Page, mock: MockControl, { at, typed }: Place): Promise<void> {
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(`/bos${application.variantPath}/${at}`);
  if (typed) await fillUnsaved(page, at);
  else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true });

/** The page has gone on, the server knows the step, and took the answers once. */
async function expectSavedOnce(page: Page, mock: MockControl, place: Place): Promise<void> {
  await page.waitForURL(new RegExp(`/${place.next}$`));
  const [step, subStep] = place.at.split('/');
  const stored = await readStored(mock, addressOf(APPLICANT));
  expect(stored.onboarding_step).toMatchObject({ step, sub_step: subStep });
  for (const call of place.answers) expect(await answered(mock, call), call.path).toBe(1);
}

async function expectNothingLost(page: Page, { at, typed }: Place): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${at}$`));
  if (typed === null) return;
  await expect(page.getByLabel(typed.label, { exact: true })).toHaveValue(typed.value);
}

for (const place of sampleOf(PLACES, 1)) {
  for (const { name, fault, isSlow } of sampleOf(FAULTS, 1, place.at)) {
    test(`${place.at}: a step that ${name} is saved by another try, its answers once`, async ({
      page,
      mock,
      problems,
    }) => {
      test.slow();
      allowFailures(problems);
      if (isSlow) await page.clock.install();
      await openAndFill(page, mock, place);
      await mock.addFault({ ...STEP, ...fault });
      await goOn(page).click();
      if (isSlow) await waitOut(page, mock);

      await expectNothingLost(page, place);
      await mock.clearFaults();
      await goOn(page).click();
      await expectSavedOnce(page, mock, place);
      expect(await answered(mock, STEP)).toBe(1);
    });
  }
}

test(
  'a save that ends after its page was left leads nobody away from where they went',
  { tag: '@all' },
  async ({ page, mock }) => {
    await startSignedIn(page, mock, 'ekyc.waiting');
    await page.goto(`/bos${application.variantPath}/personal/personal-data`);
    await act(page, { fill: 'Tempat Lahir', with: 'Ujung Pandang' });
    await mock.addFault({ ...DETAIL, delay_ms: 1_500 });
    await goOn(page).click();
    await page
      .getByRole('navigation', { name: 'Langkah pengisian' })
      .getByRole('link', { name: 'Pekerjaan dan Penghasilan' })
      .click();
    await page.waitForURL(/\/employment\/employment$/);
    await expect.poll(() => answered(mock, STEP)).toBe(1);
    await act(page, { fill: 'Divisi', with: 'Logistik' });
    await draftStored(page);
    await expect(page).toHaveURL(/\/employment\/employment$/);
    await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('Logistik');
  },
);
