import { isExhaustive, sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { keyboard } from '../support/keyboardDriver';
import { corporateDirectPartnerMaximal } from '../applications/corporateDirectPartnerMaximal';
import { corporateDirectPartnerMinimal } from '../applications/corporateDirectPartnerMinimal';
import { corporateNonPartnerMaximal } from '../applications/corporateNonPartnerMaximal';
import { corporateNonPartnerMinimal } from '../applications/corporateNonPartnerMinimal';
import { funderCorporateMaximal } from '../applications/funderCorporateMaximal';
import { funderCorporateMinimal } from '../applications/funderCorporateMinimal';
import { funderIndividuMaximal } from '../applications/funderIndividuMaximal';
import { funderIndividuMinimal } from '../applications/funderIndividuMinimal';
import { individuDirectPartnerMaximal } from '../applications/individuDirectPartnerMaximal';
import { individuDirectPartnerMinimal } from '../applications/individuDirectPartnerMinimal';
import { individuNonPartnerMaximal } from '../applications/individuNonPartnerMaximal';
import { individuNonPartnerMinimal } from '../applications/individuNonPartnerMinimal';
import { partnerMaximal } from '../applications/partnerMaximal';
import { partnerMinimal } from '../applications/partnerMinimal';
import type { Application } from '../applications/application';
import { addressOf, signOut } from '../support/signIn';
import { walk } from '../support/walk';

const MINIMAL = [
  individuNonPartnerMinimal,
  individuDirectPartnerMinimal,
  corporateNonPartnerMinimal,
  corporateDirectPartnerMinimal,
  funderIndividuMinimal,
  funderCorporateMinimal,
  partnerMinimal,
];
const MAXIMAL = [
  individuNonPartnerMaximal,
  individuDirectPartnerMaximal,
  corporateNonPartnerMaximal,
  corporateDirectPartnerMaximal,
  funderIndividuMaximal,
  funderCorporateMaximal,
  partnerMaximal,
];

/** Together these applications have every sub-step of their kind. */
const AT_BOTH_SIZES = [individuNonPartnerMaximal, corporateNonPartnerMaximal];
const OTHER_MAXIMAL = MAXIMAL.filter((application) => !AT_BOTH_SIZES.includes(application));

/**
 * The keyboard journey uses minimal data on a large screen, so the touch journey does so on a small
 * one.
 */
function sizeOf(application: Application): string {
  if (MINIMAL.includes(application)) return '@phone-only';
  return AT_BOTH_SIZES.includes(application) ? '@phone' : '@desktop';
}

/** Once the back office has found the applicant eligible, the home page opens. */
async function comeHome(page: Page, mock: MockControl, application: Application): Promise<void> {
  if (application.home === undefined) return;
  const email = addressOf(application.person);
  await mock.setStatus(email, { onboarding_status_id: 10, ekyc_result: 'success' });
  await mock.addNotifications(email, { count: 3 });
  await page.goto('/bos/');
  await page.waitForURL(new RegExp(`/bos${application.home}$`));
  await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  await expectAccessible(page, 'the notifications');

  await signOut(page);
  await page.goto(`/bos${application.home}`);
  await page.waitForURL(/\/bos\/login$/);
}

const WALKED = [
  ...sampleOf(MINIMAL, 2, 'minimal'),
  ...AT_BOTH_SIZES,
  ...sampleOf(OTHER_MAXIMAL, 2, 'maximal'),
];

for (const application of WALKED) {
  test(`${application.name}: every value is stored ${sizeOf(application)}`, async ({
    page,
    mock,
  }) => {
    test.slow();
    await walk(page, mock, application, (screen) =>
      isExhaustive || AT_BOTH_SIZES.includes(application)
        ? expectAccessible(page, screen)
        : Promise.resolve(),
    );
    await comeHome(page, mock, application);
  });
}

for (const application of sampleOf(MINIMAL, 1)) {
  test(`A2: ${application.name}: completed with the keyboard only`, async ({ page, mock }) => {
    test.slow();
    await walk(page, mock, application, () => Promise.resolve(), keyboard);
  });
}
