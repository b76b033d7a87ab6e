import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { startSignedIn, storeAs } from '../support/signIn';
import { PAGES } from './states/all';
import { APPLICANT } from './states/screenState';

/** The same page for another user, or in another state. */
const SAME = ['an e-KYC to be repeated', 'the dashboard of a company'];

test('A12: each page has a title of its own, and is Indonesian', async ({ page, mock }) => {
  test.slow();
  const titles = new Map<string, string>();
  // Who is not married has no page of a spouse.
  await storeAs(mock, APPLICANT, { information: { marital_status_id: 1 } });
  for (const { name, path, as } of sampleOf(PAGES, 5, 'titles')) {
    if (SAME.includes(name)) continue;
    await page.context().clearCookies();
    if (as) await startSignedIn(page, mock, as);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^(\(\d+\+?\) )?.+ · BOS$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    const title = await page.title();
    expect(titles.get(title), `${name}: ${title}`).toBeUndefined();
    titles.set(title, name);
  }
});
