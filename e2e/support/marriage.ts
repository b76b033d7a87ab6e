import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect } from './fixtures';
import { act, choose } from './formFiller';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { addressOf, answerAs, startSignedIn } from './signIn';
import { readStored } from './stored';

/** Complete but for what a spouse adds; the journeys begin with the application still open. */
export const APPLICANT = 'ekyc.waiting';
const IN_DRAFT = 5;
const HUB = `/bos${application.variantPath}`;
/** Where the spouse is asked for. */
export const SPOUSE = 'family/spouse';

interface Status {
  id: number;
  name: string;
}

export const MARRIED: Status = { id: 1, name: 'Kawin' };
export const UNMARRIED: Status = { id: 2, name: 'Belum Kawin' };
export const DIVORCED: Status = { id: 3, name: 'Cerai Hidup' };

/** What the application's spouse is stored as. */
export const MARRIAGE = application.expected.user.spouse;

/** Begins with an application of this marital status. */
export async function begin(page: Page, mock: MockControl, { id }: Status): Promise<void> {
  await mock.setStatus(addressOf(APPLICANT), { onboarding_status_id: IN_DRAFT });
  await answerAs(mock, APPLICANT, { information: { marital_status_id: id } });
  await startSignedIn(page, mock, APPLICANT);
}

/** Opens a sub-step by its address. */
export const open = (page: Page, at: string) => page.goto(`${HUB}/${at}`);

/** Waits until the page is at a sub-step. */
export const expectAt = (page: Page, at: string) => expect(page).toHaveURL(new RegExp(`/${at}$`));

/** Chooses a marital status in the form. */
export const chooseStatus = (page: Page, { name }: Status) =>
  choose(page, { choose: 'Status Pernikahan', option: name });

/** Saves and goes on. */
export const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();

/** The link of the step list to a sub-step. */
export const stepLink = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Langkah pengisian' }).getByRole('link', { name: title });

/** The spouse that the server holds. */
export const storedSpouse = async (mock: MockControl) =>
  (await readStored(mock, addressOf(APPLICANT))).user.spouse;

/** Types what a marriage needs; the last of the application's actions, and nothing is saved. */
export async function typeMarriage(page: Page): Promise<void> {
  for (const action of application.steps.find(({ at }) => at === SPOUSE)?.actions ?? []) {
    await act(page, action);
  }
}
