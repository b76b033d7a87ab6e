import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { keys } from './keys';
import { corporateDirectPartnerMaximal } from './plays/corporateDirectPartnerMaximal';
import { corporateDirectPartnerMinimal } from './plays/corporateDirectPartnerMinimal';
import { corporateNonPartnerMaximal } from './plays/corporateNonPartnerMaximal';
import { corporateNonPartnerMinimal } from './plays/corporateNonPartnerMinimal';
import { funderCorporateMaximal } from './plays/funderCorporateMaximal';
import { funderCorporateMinimal } from './plays/funderCorporateMinimal';
import { funderIndividuMaximal } from './plays/funderIndividuMaximal';
import { funderIndividuMinimal } from './plays/funderIndividuMinimal';
import { individuDirectPartnerMaximal } from './plays/individuDirectPartnerMaximal';
import { individuDirectPartnerMinimal } from './plays/individuDirectPartnerMinimal';
import { individuNonPartnerMaximal } from './plays/individuNonPartnerMaximal';
import { individuNonPartnerMinimal } from './plays/individuNonPartnerMinimal';
import { partnerMaximal } from './plays/partnerMaximal';
import { partnerMinimal } from './plays/partnerMinimal';
import type { Play } from './plays/play';
import { addressOf, signOut } from './signIn';
import { walk } from './walk';

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

/** Between them they have every sub-step of their kind. */
const AT_BOTH_SIZES = [individuNonPartnerMaximal, corporateNonPartnerMaximal];

/** The keys lead through minimal data on a large screen, so that fingers do so on a small one. */
function sizeOf(play: Play): string {
  if (MINIMAL.includes(play)) return '@phone-only';
  return AT_BOTH_SIZES.includes(play) ? '@phone' : '@desktop';
}

/** Once the back office has found an applicant eligible, there is a home to come to. */
async function comeHome(page: Page, mock: MockControl, play: Play): Promise<void> {
  if (play.home === undefined) return;
  const email = addressOf(play.person);
  await mock.setStatus(email, { onboarding_status_id: 10, ekyc_result: 'success' });
  await mock.addNotifications(email, { count: 3 });
  await page.goto('/bos/');
  await page.waitForURL(new RegExp(`/bos${play.home}$`));
  await expect(page.getByRole('heading', { name: 'Notifikasi' })).toBeVisible();
  await expectAccessible(page, 'the notifications');

  await signOut(page);
  await page.goto(`/bos${play.home}`);
  await page.waitForURL(/\/bos\/login$/);
}

for (const play of [...MINIMAL, ...MAXIMAL]) {
  test(`${play.name}: every answer is stored ${sizeOf(play)}`, async ({ page, mock }) => {
    test.slow();
    await walk(page, mock, play, (screen) => expectAccessible(page, screen));
    await comeHome(page, mock, play);
  });
}

for (const play of MINIMAL) {
  test(`A2: ${play.name}: keys alone lead to the end`, async ({ page, mock }) => {
    test.slow();
    await walk(page, mock, play, () => Promise.resolve(), keys);
  });
}
