import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import {
  allowFailures,
  answered,
  failure,
  FAULTS,
  waitOut,
  type SaveCall,
} from '../support/saveFaults';
import { addressOf, answerAs, startSignedIn } from '../support/signIn';
import { readStored } from '../support/stored';

/** Complete; the journeys begin before it is sent. */
const APPLICANT = 'ekyc.waiting';
const EMAIL = addressOf(APPLICANT);
const IN_DRAFT = 5;
const EKYC_WAITING = 6;

/** The two calls of a submit, in their order. */
const COMPLETE: SaveCall = { method: 'PATCH', path: '/api/identity/user/update' };
const STATUS: SaveCall = { method: 'PUT', path: '/api/identity/user/*/onboarding-status' };

const CALLS = [
  { what: 'the mark that the form is complete', call: COMPLETE },
  { what: 'the new status', call: STATUS },
];

const declaration = (page: Page) => page.getByRole('checkbox', { name: /^Saya menyatakan/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Kirim Pengajuan', exact: true });

/** Opens the review, and declares; gives how often each call was answered by then. */
async function openAndDeclare(page: Page, mock: MockControl) {
  await answerAs(mock, APPLICANT, { information: { is_form_complete: false } });
  await mock.setStatus(EMAIL, { onboarding_status_id: IN_DRAFT });
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(`/bos${application.variantPath}/review/review`);
  await declaration(page).check();
  return { complete: await answered(mock, COMPLETE) };
}

async function statusOf(mock: MockControl): Promise<number> {
  return (await readStored(mock, EMAIL)).user.onboarding_status_id;
}

async function expectNotSent(page: Page): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(declaration(page)).toBeChecked();
  await expect(page).toHaveURL(/\/review\/review$/);
}

/** The outcome page, and an application that was sent once. */
async function expectSent(page: Page, mock: MockControl): Promise<void> {
  await page.waitForURL(/\/onboarding-submitted$/);
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda telah terkirim' })).toBeVisible();
  const { user } = await readStored(mock, EMAIL);
  expect(user.onboarding_status_id).toBe(EKYC_WAITING);
  expect(user.information.is_form_complete).toBe(true);
  await expect
    .poll(async () => (await readStored(mock, EMAIL)).activities)
    .toEqual([['submitted', null]]);
}

for (const { what, call } of sampleOf(CALLS, 1)) {
  for (const { name, fault, isSlow } of sampleOf(FAULTS, 1, what)) {
    test(`an application is not sent while ${what} ${name}, and by another try once`, async ({
      page,
      mock,
      problems,
    }) => {
      allowFailures(problems);
      if (isSlow) await page.clock.install();
      await openAndDeclare(page, mock);
      await mock.addFault({ ...call, ...fault });
      await submit(page).click();
      if (isSlow) await waitOut(page, mock);

      await expectNotSent(page);
      expect(await statusOf(mock)).toBe(IN_DRAFT);
      await mock.clearFaults();
      await submit(page).click();
      await expectSent(page, mock);
      expect(await answered(mock, STATUS)).toBe(1);
    });
  }
}
