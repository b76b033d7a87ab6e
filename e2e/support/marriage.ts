import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect } from './fixtures';
import { act, choose } from './formFiller';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { addressOf, storeAs, startSignedIn } from './signIn';
import { readStored } from './stored';

/** Complete except for the spouse; the application is still open when a journey starts. */
export const APPLICANT = 'ekyc.waiting';
const IN_DRAFT = 5;
const HUB = `/bos${application.variantPath}`;
/** The sub-step of the spouse. */
export const SPOUSE = 'family/spouse';

interface Status {
  id: number;
  name: string;
}

export const MARRIED: Status = { id: 1, name: 'Kawin' };
export const UNMARRIED: Status = { id: 2, name: 'Belum Kawin' };
export const DIVORCED: Status = { id: 3, name: 'Cerai Hidup' };

/** The expected stored data of the application's spouse. */
export const MARRIAGE = application.expected.user.spouse;

/** Starts with an application that has this marital status. */
export async function begin(page: Page, mock: MockControl, { id }: Status): Promise<void> {
  await mock.setStatus(addressOf(APPLICANT), { onboarding_status_id: IN_DRAFT });
  await storeAs(mock, APPLICANT, { information: { marital_status_id: id } });
  await startSignedIn(page, mock, APPLICANT);
}

/** Opens a sub-step by its address. */
export const open = (page: Page, at: string) => page.goto(`${HUB}/${at}`);

/** Waits until the page is at a sub-step. */
export const expectAt = (page: Page, at: string) => expect(page).toHaveURL(new RegExp(`/${at}$`));

/** Selects a marital status in the form. */
export const chooseStatus = (page: Page, { name }: Status) =>
  choose(page, { choose: 'Status Pernikahan', option: name });

/** Saves and continues. */
export const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();

/** The link to a sub-step in the stepper. */
export const stepLink = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Langkah pengisian' }).getByRole('link', { name: title });

/** The spouse that the server has stored. */
export const storedSpouse = async (mock: MockControl) =>
  (await readStored(mock, addressOf(APPLICANT))).user.spouse;

/** Fills in what a marriage needs, up to the last action of the application, without saving. */
export async function typeMarriage(page: Page): Promise<void> {
  for (const action of application.steps.find(({ at }) => at === SPOUSE)?.actions ?? []) {
    await act(page, action);
  }
}
