import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { keys } from './keys';
import { funderIndividuMaximal } from './plays/funderIndividuMaximal';
import { funderIndividuMinimal } from './plays/funderIndividuMinimal';
import { individuDirectPartnerMaximal } from './plays/individuDirectPartnerMaximal';
import { individuDirectPartnerMinimal } from './plays/individuDirectPartnerMinimal';
import { individuNonPartnerMaximal } from './plays/individuNonPartnerMaximal';
import { individuNonPartnerMinimal } from './plays/individuNonPartnerMinimal';
import type { Play } from './plays/play';
import { addressOf, signOut } from './signIn';
import { walk } from './walk';

const MINIMAL = [individuNonPartnerMinimal, individuDirectPartnerMinimal, funderIndividuMinimal];
const MAXIMAL = [individuNonPartnerMaximal, individuDirectPartnerMaximal, funderIndividuMaximal];

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

for (const [size, plays] of [
  ['@phone-only', MINIMAL],
  ['@phone', MAXIMAL],
] as const) {
  for (const play of plays) {
    test(`${play.name}: every answer is stored ${size}`, async ({ page, mock }) => {
      test.slow();
      await walk(page, mock, play, (screen) => expectAccessible(page, screen));
      await comeHome(page, mock, play);
    });
  }
}

for (const play of MINIMAL) {
  test(`A2: ${play.name}: keys alone lead to the end`, async ({ page, mock }) => {
    test.slow();
    await walk(page, mock, play, () => Promise.resolve(), keys);
  });
}
