import type { Page } from '@playwright/test';
import { PATHS } from '@/domain/access/paths';
import { flows } from '@/domain/onboarding/flows/all';
import type { MockControl } from '@/testing/mock/mockControl';
import { PEOPLE, variantOf } from '@/testing/oracle/landings';
import { PAGES } from '../accessibility/states/all';
import { VARIANT } from '../accessibility/states/screenState';
import { addressOf, signIn } from '../support/signIn';

export interface LazyPage {
  name: string;
  path: string;
  /** Who is signed in. */
  as: string | null;
  /**
   * Makes what only this page needs, in the tab that is about to open it. Returns the address to open,
   * where a path is not enough: a link has a token, which may be good only once.
   */
  come?: (page: Page, mock: MockControl) => Promise<string>;
  /** Its token is stored in the tab and nowhere else: without it the sign-in page comes. */
  isStored?: true;
}

const loginLink = async (page: Page, mock: MockControl) => {
  // The link before this one has signed in.
  await page.context().clearCookies();
  const token = await mock.token(addressOf('active.borrower'), 'login');
  return `/bos${PATHS.requestOnboarding}?token=${token}`;
};

const passwordLink = async (_page: Page, mock: MockControl) => {
  const token = await mock.token(addressOf('active.borrower'), 'reset');
  return `/bos${PATHS.changePassword}?token=${token}`;
};

const codePage = async (page: Page) => {
  await signIn(page, 'otp');
  await page.waitForURL(/\/two-factor-auth\/\d+$/);
  return page.url();
};

const consentLink = async (_page: Page, mock: MockControl) => {
  const [mail] = await mock.outbox(addressOf('consent.waiting'));
  return mail?.link ?? '';
};

/** Nobody has a session on these. */
const SIGN_IN_PAGES: readonly LazyPage[] = [
  { name: 'the page of a forgotten password', path: '/bos/forgot-password', as: null },
  { name: 'the registration of borrowers', path: '/bos/register/borrower', as: null },
  { name: 'the registration of funders', path: '/bos/register/funder', as: null },
  { name: 'the page of the code', path: '/bos/two-factor-auth/7', as: null, come: codePage },
];

/** Opened by a link of a mail or a portal. */
export const LINKED_PAGES: readonly LazyPage[] = [
  { name: "a portal's link", path: '/bos/request-onboarding', as: null, come: loginLink },
  {
    name: 'a new password',
    path: '/bos/change-password',
    as: null,
    come: passwordLink,
    isStored: true,
  },
  { name: 'the form of a consent', path: '/bos/form_consent/7', as: null, come: consentLink },
];

/** The overview and the first page of each variant. */
const VARIANTS: readonly LazyPage[] = PEOPLE.flatMap((person) => {
  const { name: as } = person;
  const variant = variantOf(person);
  const [step] = Object.values(flows).find((flow) => flow.variant.path === variant)?.steps ?? [];
  const first = `${step?.id ?? ''}/${step?.subSteps[0]?.id ?? ''}`;
  return [
    { name: `the hub of ${as}`, path: `/bos${variant}`, as },
    { name: `the first page of ${as}`, path: `/bos${variant}/${first}`, as },
  ];
});

/** Every lazy route of the router, by a page that it shows. */
export const LAZY_PAGES: readonly LazyPage[] = [
  // Those of a variant follow.
  ...PAGES.filter(({ path }) => !path.startsWith(VARIANT)),
  ...SIGN_IN_PAGES,
  ...LINKED_PAGES,
  { name: 'the terms', path: '/bos/terms-and-condition', as: 'terms' },
  { name: 'the notifications of anybody', path: '/bos/notification', as: 'active.partner' },
  { name: 'the notifications of a funder', path: '/bos/funder/notification', as: 'active.funder' },
  ...VARIANTS,
];
