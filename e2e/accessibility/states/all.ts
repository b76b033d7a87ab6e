import type { Locator, Page } from '@playwright/test';
import { individuNonPartnerMaximal as application } from '../../applications/individuNonPartnerMaximal';
import { startSignedIn } from '../../support/signIn';
import { codes } from './codes';
import { ekyc } from './ekyc';
import { companies } from './companies';
import { faults } from './faults';
import { emptyForms, incompleteForms } from './forms';
import { dialogs, popups, toasts } from './layers';
import { links } from './links';
import { mainArea } from './mainArea';
import { APPLICANT, VARIANT, type ScreenState } from './screenState';
import { sessionEnds } from './sessionEnds';

/** Every state that a screen can be in. */
export const STATES: ScreenState[] = [
  ...emptyForms,
  ...incompleteForms,
  ...popups,
  ...dialogs,
  ...sessionEnds,
  ...toasts,
  ...codes,
  ...links,
  ...ekyc,
  ...faults,
  ...companies,
  ...mainArea,
];

/** The text or role that shows that the state is reached. */
export const seenOn = (page: Page, seen: ScreenState['seen']): Locator =>
  typeof seen === 'object' && 'role' in seen
    ? page.getByRole(seen.role).first()
    : page.getByText(seen).filter({ visible: true }).first();

/** Pages right after they open; `as` signs in. */
export const PAGES = [
  { name: 'the sign-in page', path: '/bos/login', as: null },
  { name: 'the hub', path: VARIANT, as: APPLICANT },
  { name: 'the review', path: `${VARIANT}/review/review`, as: 'ekyc.waiting' },
  { name: 'the outcome page', path: '/bos/onboarding-submitted', as: 'ekyc.waiting' },
  { name: 'the page of the rejected', path: '/bos/onboarding-rejected', as: 'ekyc.rejected' },
  { name: 'the e-KYC', path: '/bos/ekyc/lanjut', as: 'ekyc.waiting' },
  { name: 'an e-KYC to be repeated', path: '/bos/ekyc/lanjut', as: 'ekyc.invalid' },
  { name: 'an e-KYC link that is cut off', path: '/bos/ekyc/%20', as: null },
  { name: 'the notifications', path: '/bos/borrower/notification', as: 'active.borrower' },
  { name: 'the information', path: '/bos/settings/information', as: 'active.corporate' },
  { name: 'the documents', path: '/bos/settings/document', as: 'active.borrower' },
  { name: 'the shareholders', path: '/bos/settings/shareholder', as: 'active.partner' },
  { name: 'the bank accounts', path: '/bos/settings/bank-account', as: 'active.funder' },
  { name: 'the dashboard', path: '/bos/borrower/dashboard', as: 'active.borrower' },
  {
    name: 'the dashboard of a company',
    path: '/bos/borrower/dashboard',
    as: 'active.corporate',
  },
  { name: 'the 404 page', path: '/bos/batman/nowhere', as: null },
  { name: 'the page of a consent that is none', path: '/bos/form_consent/abc', as: null },
  ...application.steps.map(({ at }) => ({ name: at, path: `${VARIANT}/${at}`, as: APPLICANT })),
];

/** The same as states of screens. */
export const PAGE_STATES: readonly ScreenState[] = PAGES.map(({ name, path, as }) => ({
  name,
  seen: { role: 'heading' },
  async show(page, mock) {
    if (as) await startSignedIn(page, mock, as);
    await page.goto(path);
  },
}));
