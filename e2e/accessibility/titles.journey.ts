import { onboardingVariants } from '@/domain/access/variants';
import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { startSignedIn, storeAs } from '../support/signIn';
import { LAZY_PAGES, type LazyPage } from '../versions/lazyPages';
import { PAGES } from './states/all';
import { APPLICANT, VARIANT } from './states/screenState';

/** Every page of the router, and every sub-step of one variant. */
const ALL: readonly LazyPage[] = [
  ...PAGES.filter(({ path }) => path.startsWith(VARIANT)),
  ...LAZY_PAGES,
];

const VARIANTS = Object.values(onboardingVariants).map(({ path }) => `/bos${path}`);

/** The same for the same page of other users, whose addresses differ by role and variant. */
function pageAt(path: string): string {
  const variant = VARIANTS.find((each) => path.startsWith(each));
  if (variant !== undefined) return `onboarding${path.slice(variant.length)}`;
  return path.replace(/^\/bos\/(borrower\/|funder\/)?/, '');
}

test('A12: each page has a title of its own, and is Indonesian', async ({ page, mock }) => {
  test.setTimeout(900_000);
  const titles = new Map<string, string>();
  // Who is not married has no page of a spouse.
  await storeAs(mock, APPLICANT, { information: { marital_status_id: 1 } });
  // The page of a portal's link stays only until it is answered.
  await mock.addFault({ method: 'POST', path: '*/public/auth/login-token', hang: true });
  for (const { name, path, as, come } of sampleOf(ALL, 6, 'titles')) {
    // An open page would follow the change of its user.
    await page.goto('about:blank');
    await page.context().clearCookies();
    if (as) await startSignedIn(page, mock, as);
    await page.goto((await come?.(page, mock)) ?? path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // No guard has led elsewhere.
    if (as) expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(/^(\(\d+\+?\) )?.+ · BOS$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    // The number of what is unread is no part of it.
    const title = (await page.title()).replace(/^\(\d+\+?\) /, '');
    expect(titles.get(title) ?? pageAt(path), `${name}: ${title}`).toBe(pageAt(path));
    titles.set(title, pageAt(path));
  }
});
